<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * Which figures are asked for: months of registration in Vilnius (`yyyy-MM`), both included, a field and a role.
 */
final readonly class ProgrammeFilter {

	public const NAMES = array( 'from', 'to', 'field', 'role' );

	/** The last ones including this month, unless something else is asked. */
	private const MONTHS = 12;

	private const MOST_MONTHS = 120;

	/** @param int $field Term id; 0 for all. */
	public function __construct( public string $from, public string $to, public int $field = 0, public Role $role = Role::Founder ) {}

	/**
	 * @param array<mixed> $query By NAMES. An empty value asks for nothing.
	 * @throws InvalidInput Name to message key.
	 */
	public static function of_query( array $query, Clock $clock ): self {
		$asked = array();
		foreach ( self::NAMES as $name ) {
			$value          = $query[ $name ] ?? '';
			$asked[ $name ] = is_scalar( $value ) ? trim( (string) $value ) : '?';
		}
		[ 'from' => $from, 'to' => $to, 'field' => $field, 'role' => $role ] = $asked;

		$wrong = array_filter(
			array(
				'from'  => '' !== $from && ! self::is_month( $from ),
				'to'    => '' !== $to && ! self::is_month( $to ),
				'field' => '' !== $field && 1 !== preg_match( '~^\d{1,18}$~D', $field ),
				'role'  => ! in_array( $role, array( '', Role::Founder->value, Role::Mentor->value ), true ),
			)
		);
		if ( array() === $wrong ) {
			$to   = '' === $to ? max( $from, Clock::month( $clock->now() ) ) : $to;
			$from = '' === $from ? self::moved( $to, 1 - self::MONTHS ) : $from;
			if ( $from > $to || count( self::between( $from, $to ) ) > self::MOST_MONTHS ) {
				$wrong = array( 'to' => true );
			}
		}
		if ( array() !== $wrong ) {
			throw new InvalidInput( array_map( static fn (): string => 'invalid', $wrong ) );
		}
		return new self( $from, $to, (int) $field, Role::tryFrom( $role ) ?? Role::Founder );
	}

	/** @return non-empty-list<string> Oldest first. */
	public function months(): array {
		return self::between( $this->from, $this->to );
	}

	/** @return array{from: string, to: string, field: string, role: string} As it is asked for. */
	public function query(): array {
		return array(
			'from'  => $this->from,
			'to'    => $this->to,
			'field' => 0 === $this->field ? '' : (string) $this->field,
			'role'  => $this->role->value,
		);
	}

	private static function is_month( string $text ): bool {
		return 1 === preg_match( '~^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$~D', $text );
	}

	/** @return non-empty-list<string> */
	private static function between( string $from, string $to ): array {
		$months = array( $from );
		for ( $month = self::moved( $from, 1 ); $month <= $to; $month = self::moved( $month, 1 ) ) {
			$months[] = $month;
		}
		return $months;
	}

	private static function moved( string $month, int $by ): string {
		$number = 12 * (int) substr( $month, 0, 4 ) + (int) substr( $month, 5 ) - 1 + $by;
		return sprintf( '%04d-%02d', intdiv( $number, 12 ), $number % 12 + 1 );
	}
}
