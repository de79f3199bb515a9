<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

/**
 * The declared fields of a request, or of an object inside one. What is not declared is dropped.
 */
final class Input extends Field {

	/** @param array<string, Field> $fields Wire name to field. */
	public function __construct( private readonly array $fields ) {}

	/**
	 * @return array<string, mixed>
	 * @throws InvalidInput All wrong fields at once.
	 */
	public function read( mixed $value, bool $form ): array {
		if ( ! is_array( $value ) || ( array_is_list( $value ) && array() !== $value ) ) {
			throw InvalidInput::because( 'invalid' );
		}
		$read   = array();
		$errors = array();
		foreach ( $this->fields as $name => $field ) {
			if ( $field->is_only_if_sent() && ! array_key_exists( $name, $value ) ) {
				continue;
			}
			try {
				$sent          = $value[ $name ] ?? null;
				$read[ $name ] = null === $sent || '' === $sent ? self::blank_of( $field ) : $field->read( $sent, $form );
			} catch ( InvalidInput $wrong ) {
				foreach ( $wrong->fields as $path => $key ) {
					$errors[ rtrim( $name . '.' . $path, '.' ) ] = $key;
				}
			}
		}
		return array() === $errors ? $read : throw new InvalidInput( $errors );
	}

	public function json_schema(): array {
		$required = array_keys( array_filter( $this->fields, static fn ( Field $field ): bool => $field->is_required() ) );
		return array(
			'type'                 => 'object',
			'properties'           => (object) array_map( static fn ( Field $field ): array => $field->json_schema(), $this->fields ),
			'required'             => $required,
			'additionalProperties' => false,
		);
	}

	private static function blank_of( Field $field ): mixed {
		$blank = $field->blank();
		return $field->is_required() ? throw InvalidInput::because( 'required' ) : $blank;
	}
}
