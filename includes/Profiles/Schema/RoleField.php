<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * A field that counts for one role only. What is wrong with it is kept as the value, until it is known who asks:
 * the fields of the other role must not fail a save.
 */
final class RoleField extends Field {

	private function __construct( private readonly Field $field ) {}

	/** Required fields are missed when they are left out; others then stay as they are. */
	public static function of( Field $field ): self {
		$role_field = new self( $field );
		return $field->is_required() ? $role_field : $role_field->if_sent();
	}

	public function read( mixed $value, bool $form ): mixed {
		try {
			return $this->field->read( $value, $form );
		} catch ( InvalidInput $wrong ) {
			return $wrong;
		}
	}

	public function blank(): mixed {
		return $this->field->is_required() ? InvalidInput::because( 'required' ) : $this->field->blank();
	}

	public function json_schema(): array {
		return $this->field->json_schema();
	}
}
