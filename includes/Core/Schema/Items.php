<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

/**
 * A list of one kind of field. In a query it may be written with commas.
 */
final class Items extends Field {

	private function __construct( private readonly Field $item, private readonly int $min, private readonly int $max ) {}

	public static function of( Field $item, int $max, int $min = 0 ): self {
		return new self( $item, $min, $max );
	}

	/** @return list<mixed> */
	public function read( mixed $value, bool $form ): array {
		if ( $form && is_string( $value ) ) {
			$value = array_values( array_filter( explode( ',', $value ), static fn ( string $part ): bool => '' !== $part ) );
		}
		if ( ! is_array( $value ) || ! array_is_list( $value ) || count( $value ) < $this->min ) {
			throw InvalidInput::because( array() === $value ? 'required' : 'invalid' );
		}
		if ( count( $value ) > $this->max ) {
			throw InvalidInput::because( 'too_long' );
		}
		$read   = array();
		$errors = array();
		foreach ( $value as $index => $item ) {
			try {
				$read[] = $this->item->read( $item, $form );
			} catch ( InvalidInput $wrong ) {
				foreach ( $wrong->fields as $path => $key ) {
					$errors[ rtrim( $index . '.' . $path, '.' ) ] = $key;
				}
			}
		}
		return array() === $errors ? $read : throw new InvalidInput( $errors );
	}

	/** @return list<mixed> */
	public function blank(): array {
		return array();
	}

	public function json_schema(): array {
		return array(
			'type'     => 'array',
			'items'    => $this->item->json_schema(),
			'minItems' => $this->min,
			'maxItems' => $this->max,
		);
	}
}
