<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * The last day of a step: `dd/MM/yyyy` or `yyyy-MM-dd` on the wire (docs/contract.md#conventions), `yyyy-MM-dd` inside.
 */
final class DeadlineField extends Field {

	private const FORM = '\d{2}/\d{2}/\d{4}|\d{4}-\d{2}-\d{2}';

	private function __construct( private readonly bool $from_today ) {}

	/** Any day; whether it may be past depends on the step. */
	public static function any(): self {
		return ( new self( false ) )->required();
	}

	/** Today in Vilnius or later. */
	public static function from_today(): self {
		return ( new self( true ) )->required();
	}

	public function read( mixed $value, bool $form ): string {
		$text = is_string( $value ) ? trim( $value ) : '';
		if ( 1 !== preg_match( '~^(?:' . self::FORM . ')$~D', $text ) ) {
			throw InvalidInput::because( is_string( $value ) && '' === $text ? 'required' : 'invalid' );
		}
		$parts = array_map( 'intval', (array) preg_split( '~[/-]~', $text ) );
		[ $year, $month, $day ] = str_contains( $text, '/' ) ? array_reverse( $parts ) : $parts;
		if ( $year < 1900 || ! checkdate( $month, $day, $year ) ) {
			throw InvalidInput::because( 'invalid' );
		}
		$date = sprintf( '%04d-%02d-%02d', $year, $month, $day );
		if ( $this->from_today && self::is_past( $date, ( new Clock() )->today() ) ) {
			throw InvalidInput::because( 'date_past' );
		}
		return $date;
	}

	/** Both `yyyy-MM-dd`. */
	public static function is_past( string $date, string $today ): bool {
		return $date < $today;
	}

	/** `dd/MM/yyyy`, as the server writes it. */
	public static function write( string $date ): string {
		return implode( '/', array_reverse( explode( '-', $date ) ) );
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		return array(
			'type'      => 'string',
			'pattern'   => '^(?:' . self::FORM . ')$',
			'minLength' => 1,
		);
	}
}
