<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

/**
 * A member's text as the app draws it: src/features/mentors/with-lists.ts.
 */
final class MemberText {

	private const ITEM = '~^\s*[-–—•*·]\s+(?=\S)~u';

	/** Lines that begin with a dash, two or more below each other, become a list. */
	public static function with_lists( string $html ): string {
		$paragraph = static fn ( string $part ): string => str_starts_with( $part, '<p>' ) ? self::paragraph( substr( $part, 3 ) ) ?? $part . '</p>' : $part;
		return implode( '', array_map( $paragraph, explode( '</p>', $html ) ) );
	}

	private static function paragraph( string $text ): ?string {
		$blocks = array();
		$longest = 0;
		foreach ( explode( '<br>', $text ) as $line ) {
			$is_item = 1 === preg_match( self::ITEM, $line );
			$last    = array_key_last( $blocks );
			if ( null === $last || $blocks[ $last ][0] !== $is_item ) {
				$blocks[] = array( $is_item, array() );
				$last     = count( $blocks ) - 1;
			}
			$blocks[ $last ][1][] = $line;
			$longest              = max( $longest, $is_item ? count( $blocks[ $last ][1] ) : 0 );
		}
		if ( $longest < 2 ) {
			return null;
		}
		$item = static fn ( string $line ): string => '<li>' . preg_replace( self::ITEM, '', $line ) . '</li>';
		return implode( '', array_map( static fn ( array $block ): string => $block[0] ? '<ul>' . implode( '', array_map( $item, $block[1] ) ) . '</ul>' : '<p>' . implode( '<br>', $block[1] ) . '</p>', $blocks ) );
	}
}
