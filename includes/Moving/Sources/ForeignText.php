<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Sources;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Moving\Schema\Column;

/**
 * What another plugin keeps, which may be HTML or a list, as text.
 */
final class ForeignText {

	public static function plain( mixed $value ): string {
		if ( is_array( $value ) ) {
			return implode( Column::SEPARATOR, array_filter( array_map( self::plain( ... ), $value ), static fn ( string $text ): bool => '' !== $text ) );
		}
		if ( ! is_scalar( $value ) ) {
			return '';
		}
		$lines = preg_replace( array( '~<br\s*/?>\s*~i', '~</(p|li|div|h[1-6])>\s*~i' ), array( "\n", "\n\n" ), (string) $value ) ?? '';
		return EditorHtml::plain( $lines );
	}
}
