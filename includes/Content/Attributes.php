<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

/**
 * Reads the attributes of a block, which an editor's text may hold in any shape.
 */
final class Attributes {

	/** @param array<string, mixed> $attrs Attributes. */
	public static function text( array $attrs, string $name ): string {
		$value = $attrs[ $name ] ?? '';
		return is_scalar( $value ) ? PageTexts::plain( (string) $value ) : '';
	}

	/** @param array<string, mixed> $attrs Attributes. */
	public static function html( array $attrs, string $name ): string {
		$value = $attrs[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @param array<string, mixed> $attrs Attributes. */
	public static function id( array $attrs, string $name ): int {
		$value = $attrs[ $name ] ?? 0;
		return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
	}

	/**
	 * @param array<string, mixed> $attrs Attributes.
	 * @return list<array<string, mixed>>
	 */
	public static function list_of( array $attrs, string $name ): array {
		$value = $attrs[ $name ] ?? array();
		/** @var list<array<string, mixed>> */
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array();
	}
}
