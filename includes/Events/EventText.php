<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\EditorHtml;

/**
 * Texts of events as editors store them, brought to what goes out.
 */
final class EventText {

	private const BLOCK_ENDS = '~</(p|li|h[1-6]|div|tr|blockquote|figcaption)>|<br\s*/?>~i';

	/** A text as typed: WordPress keeps entities, and plain fields have none. */
	public static function plain( mixed $text ): string {
		return is_string( $text ) ? trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '';
	}

	/** A complete http(s) address; '' for everything else. */
	public static function web_url( mixed $url ): string {
		$url = is_string( $url ) ? trim( $url ) : '';
		return self::is_web_url( $url ) ? $url : '';
	}

	public static function is_web_url( string $url ): bool {
		$parts = wp_parse_url( $url );
		return is_array( $parts )
			&& in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			&& 1 === preg_match( '~^([^.\s/:]+\.)+[^.\s/:]{2,}$|^localhost$|^\d+(\.\d+){3}$~', $parts['host'] ?? '' )
			&& ! isset( $parts['user'] )
			&& 0 === preg_match( '~[\s"<>\\\\^`{|}]~', $url );
	}

	/** What the editor's blocks say without tags, a line a paragraph. */
	public static function lines( string $content ): string {
		$html = (string) preg_replace( self::BLOCK_ENDS, "$0\n", EditorHtml::of_blocks( $content ) );
		$text = html_entity_decode( wp_strip_all_tags( (string) preg_replace( '~<li[^<>]*>~i', '– ', $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( array( '~[ \t]+~', '~ ?\n[\s]*~' ), array( ' ', "\n" ), $text ) );
	}
}
