<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

/**
 * One of some texts; a whole number is read as its digits.
 */
final class Choice extends Field {

	/** @param list<string> $values */
	private function __construct( private readonly array $values ) {}

	public static function of( string ...$values ): self {
		return new self( array_values( $values ) );
	}

	public function read( mixed $value, bool $form ): string {
		$text = is_int( $value ) ? (string) $value : $value;
		return is_string( $text ) && in_array( $text, $this->values, true ) ? $text : throw InvalidInput::because( 'invalid' );
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		return array( 'enum' => $this->values );
	}
}
