<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * Which rows are asked for; null and '' for all. The screen, its file and the REST route read the same words.
 */
final readonly class ActivityFilter {

	public const NAMES = array( 'action', 'actor', 'object', 'object_id', 'from', 'to' );

	/**
	 * @param int|null              $actor_id 0: the system.
	 * @param string                $from     UTC `yyyy-MM-dd HH:mm:ss`, with this second.
	 * @param string                $before   Likewise, without this second.
	 * @param array<string, string> $asked    What was asked, by NAMES; without what was not.
	 */
	private function __construct(
		public ?Act $act = null,
		public ?int $actor_id = null,
		public ?ActObject $object = null,
		public string $object_id = '',
		public string $from = '',
		public string $before = '',
		public array $asked = array()
	) {}

	/**
	 * @param array<mixed> $query By NAMES. `from` and `to` are days in Vilnius (`yyyy-MM-dd`, both are shown) or moments
	 *                            (`2026-11-21T08:15:00Z`). An empty value asks for nothing.
	 * @throws InvalidInput Name to message key.
	 */
	public static function of_query( array $query ): self {
		$asked = array_filter( array_intersect_key( $query, array_flip( self::NAMES ) ), static fn ( mixed $value ): bool => '' !== $value && null !== $value );
		$wrong = array();
		$read  = static function ( string $name, callable $as ) use ( $asked, &$wrong ): mixed {
			$value = is_scalar( $asked[ $name ] ?? '' ) ? trim( (string) ( $asked[ $name ] ?? '' ) ) : null;
			$found = null === $value ? null : ( '' === $value ? false : $as( $value ) );
			if ( null === $found ) {
				$wrong[ $name ] = 'invalid';
			}
			return false === $found ? null : $found;
		};
		$act       = $read( 'action', Act::tryFrom( ... ) );
		$actor     = $read( 'actor', static fn ( string $id ): ?int => 1 === preg_match( '~^\d{1,18}$~D', $id ) ? (int) $id : null );
		$object    = $read( 'object', ActObject::tryFrom( ... ) );
		$object_id = $read( 'object_id', static fn ( string $id ): ?string => 1 === preg_match( '~^[\w.:-]{1,64}$~D', $id ) ? $id : null );
		$from      = $read( 'from', static fn ( string $day ): ?string => self::moment( $day, 0 ) );
		$before    = $read( 'to', static fn ( string $day ): ?string => self::moment( $day, 1 ) );
		if ( array() !== $wrong ) {
			throw new InvalidInput( $wrong );
		}
		return new self( $act, $actor, $object, $object_id ?? '', $from ?? '', $before ?? '', array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? trim( (string) $value ) : '', $asked ) );
	}

	/** Of no condition: everything. */
	public static function none(): self {
		return new self();
	}

	/** @param int $more 1: what comes after the day or second that was named. */
	private static function moment( string $text, int $more ): ?string {
		if ( 1 === preg_match( '~^\d{4}-\d\d-\d\d$~D', $text ) ) {
			$time = DateTimeImmutable::createFromFormat( '!Y-m-d', $text, new DateTimeZone( Clock::ZONE ) );
			return false === $time || $time->format( 'Y-m-d' ) !== $text ? null : Clock::to_sql( $time->modify( "+$more days" )->getTimestamp() );
		}
		$time = 1 === preg_match( '~^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$~D', $text ) ? strtotime( $text ) : false;
		return false === $time ? null : Clock::to_sql( $time + $more );
	}
}
