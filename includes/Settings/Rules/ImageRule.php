<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Rules;

use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Number;

/**
 * An image of the media library by its id, which the site may show; 0 is none.
 */
final class ImageRule extends Field {

	public function read( mixed $value, bool $form ): int {
		$id = Number::between( 0, PHP_INT_MAX )->read( $value, $form );
		return 0 === $id || ( Images::is_public( $id ) && wp_attachment_is_image( $id ) ) ? $id : throw InvalidInput::because( 'wrong_image' );
	}

	public function blank(): int {
		return 0;
	}

	public function json_schema(): array {
		return array(
			'type'    => 'integer',
			'minimum' => 0,
		);
	}
}
