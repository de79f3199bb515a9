<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Rules;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * One email address, of ASCII letters: it stands in headers, and not every mail server takes others.
 */
final class EmailRule extends Field {

	private const MAX = 200;

	public function read( mixed $value, bool $form ): string {
		$address = is_string( $value ) ? trim( $value ) : '';
		if ( strlen( $address ) > self::MAX || 1 !== preg_match( '~^[\x21-\x7e]+$~D', $address ) || false === is_email( $address ) ) {
			throw InvalidInput::because( 'wrong_email' );
		}
		return $address;
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		return array(
			'type'      => 'string',
			'maxLength' => self::MAX,
		);
	}
}
