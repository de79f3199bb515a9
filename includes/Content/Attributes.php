<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\EditorHtml;

/**
 * Reads the attributes of a block, which an editor's text may hold in any shape.
 */
final class Attributes {

	/** More were never meant to be chosen by hand. */
	private const MAX_IDS = 24;

	/** @param array<string, mixed> $attrs Attributes. */
	public static function text( array $attrs, string $name ): string {
		$value = $attrs[ $name ] ?? '';
		return is_scalar( $value ) ? self::plain( (string) $value ) : '';
	}

	/**
	 * As it stands there: HTML, or a text that is plain already and would lose its "<" if it were read again.
	 *
	 * @param array<string, mixed> $attrs Attributes.
	 */
	public static function raw( array $attrs, string $name ): string {
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
	 * @return list<int> Each once, in the editor's order.
	 */
	public static function ids( array $attrs, string $name ): array {
		$value = is_array( $attrs[ $name ] ?? null ) ? $attrs[ $name ] : array();
		$ids   = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? max( 0, (int) $id ) : 0, $value );
		return array_slice( array_values( array_unique( array_filter( $ids ) ) ), 0, self::MAX_IDS );
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

	/**
	 * Texts that say something.
	 *
	 * @param array<string, mixed> $attrs Attributes.
	 * @return list<string>
	 */
	public static function texts( array $attrs, string $name ): array {
		$value = is_array( $attrs[ $name ] ?? null ) ? $attrs[ $name ] : array();
		$texts = array_map( static fn ( mixed $text ): string => is_scalar( $text ) ? self::plain( (string) $text ) : '', $value );
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/** A line break that an editor typed is a space in a plain text. */
	private static function plain( string $text ): string {
		return EditorHtml::plain( (string) preg_replace( '~<br\s*/?>~i', ' ', $text ) );
	}
}
