<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * '1' and '0' as lists write the busy flag, or a boolean (docs/contract.md#surveys-and-profiles).
 */
final class BusyFlag extends Field {

	public function read( mixed $value, bool $form ): bool {
		if ( $form && is_string( $value ) ) {
			$value = match ( strtolower( $value ) ) {
				'true', 'on' => true,
				'false', 'off' => false,
				default => $value,
			};
		}
		return match ( $value ) {
			true, '1' => true,
			false, '0' => false,
			default => throw InvalidInput::because( 'invalid' ),
		};
	}

	public function blank(): bool {
		return false;
	}

	public function json_schema(): array {
		return array( 'enum' => array( '1', '0', true, false ) );
	}
}
