<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Schema;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * Stars, 1 to 5 in steps of a hundredth; read as hundredths. None, and 0, is `ratemissing`.
 */
final class RatingField extends Field {

	public const MIN = 1;
	public const MAX = 5;

	public function read( mixed $value, bool $form ): int {
		if ( is_string( $value ) && 1 === preg_match( '~^-?\d{1,9}(\.\d{1,9})?$~D', $value ) ) {
			$value = (float) $value;
		}
		if ( ! is_int( $value ) && ! is_float( $value ) ) {
			throw InvalidInput::because( 'invalid' );
		}
		if ( $value <= 0 ) {
			throw InvalidInput::because( 'ratemissing' );
		}
		$hundredths = round( $value * 100 );
		// What binary fractions cannot say exactly is far smaller than this.
		if ( $value < self::MIN || $value > self::MAX || abs( $value * 100 - $hundredths ) > 0.000001 ) {
			throw InvalidInput::because( 'invalid' );
		}
		return (int) $hundredths;
	}

	public function blank(): never {
		throw InvalidInput::because( 'ratemissing' );
	}

	public function json_schema(): array {
		return array(
			'type'    => 'number',
			'minimum' => self::MIN,
			'maximum' => self::MAX,
		);
	}
}
