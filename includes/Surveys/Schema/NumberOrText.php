<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Schema;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;

/**
 * A whole number or a text: a question is called by its id or its wording, an answer is a text or a step of a scale.
 */
final class NumberOrText extends Field {

	private function __construct( private readonly Text $text ) {}

	public static function or( Text $text ): self {
		return new self( $text );
	}

	public function read( mixed $value, bool $form ): int|string {
		if ( is_int( $value ) || is_float( $value ) ) {
			return Number::between( 0, PHP_INT_MAX )->read( $value, $form );
		}
		$text = $this->text->read( $value, $form );
		// Only blanks: as good as nothing.
		return '' === $text && $this->is_required() ? throw InvalidInput::because( 'required' ) : $text;
	}

	public function json_schema(): array {
		return array( 'anyOf' => array( array( 'type' => 'integer' ), $this->text->json_schema() ) );
	}
}
