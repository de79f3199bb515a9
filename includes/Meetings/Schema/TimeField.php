<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Schema;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * A moment in UTC, as a browser's toISOString() writes it; inside as times are stored. A nullable one may be null in JSON, and an
 * empty text is null too.
 */
final class TimeField extends Field {

	private const FORM = '(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?(?:\.\d{1,6})?Z';

	/** @param int|null $days How far in the future it may be; null for any time, past ones too. */
	private function __construct( private readonly ?int $days ) {}

	public static function within_days( int $days ): self {
		return ( new self( $days ) )->required();
	}

	public static function any(): self {
		return new self( null );
	}

	public function read( mixed $value, bool $form ): string {
		if ( ! is_string( $value ) || 1 !== preg_match( '~^' . self::FORM . '$~D', trim( $value ), $part ) ) {
			throw InvalidInput::because( 'invalid' );
		}
		$sql  = "$part[1] $part[2]" . ( $part[3] ?? ':00' );
		$time = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $sql, new DateTimeZone( 'UTC' ) );
		// PHP takes the 31st of June for the first of July.
		if ( false === $time || $time->format( 'Y-m-d H:i:s' ) !== $sql || $sql < '2000' ) {
			throw InvalidInput::because( 'invalid' );
		}
		$ahead = $time->getTimestamp() - ( new Clock() )->now();
		if ( null !== $this->days && ( $ahead <= 0 || $ahead > $this->days * 86400 ) ) {
			throw InvalidInput::because( $ahead <= 0 ? 'date_past' : 'invalid' );
		}
		return $sql;
	}

	public function blank(): ?string {
		return null;
	}

	public function json_schema(): array {
		return array(
			'type'    => $this->is_required() ? 'string' : array( 'string', 'null' ),
			'pattern' => '^' . self::FORM . '$',
		);
	}
}
