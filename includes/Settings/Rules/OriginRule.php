<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Rules;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * An origin as browsers send it: scheme, host and maybe a port, nothing after them.
 */
final class OriginRule extends Field {

	private const FORM = '^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$';

	public function read( mixed $value, bool $form ): string {
		$origin = is_string( $value ) ? strtolower( rtrim( trim( $value ), '/' ) ) : '';
		if ( 1 !== preg_match( '~' . self::FORM . '~D', $origin ) ) {
			throw InvalidInput::because( 'wrong_origin' );
		}
		// Browsers leave the usual port out.
		return (string) preg_replace( '~^(https://[^:]+):443$|^(http://[^:]+):80$~', '$1$2', $origin );
	}

	public function json_schema(): array {
		return array(
			'type'    => 'string',
			'pattern' => self::FORM,
		);
	}
}
