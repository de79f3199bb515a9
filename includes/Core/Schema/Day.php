<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

use MentoriaiPortal\Core\Clock;

/**
 * A day in Vilnius, today or later: `yyyy-MM-dd`; '' for none.
 */
final class Day extends Field {

	public static function from_today(): self {
		return new self();
	}

	public function read( mixed $value, bool $form ): string {
		$text = is_string( $value ) ? trim( $value ) : '';
		if ( 1 !== preg_match( '~^(\d{4})-(\d{2})-(\d{2})$~D', $text, $parts ) || ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
			throw InvalidInput::because( 'invalid' );
		}
		return $text >= ( new Clock() )->today() ? $text : throw InvalidInput::because( 'date_past' );
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^(?:\d{4}-\d{2}-\d{2})?$',
		);
	}
}
