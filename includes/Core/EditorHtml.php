<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * HTML written by editors, brought to the tags the app shows. It runs last, after every other filter
 * (wptexturize and wpautop have let markup through again after kses).
 */
final class EditorHtml {

	private const ALIGNED = array(
		'colspan' => true,
		'rowspan' => true,
		'scope'   => true,
	);

	private const TAGS = array(
		'p'          => array(),
		'br'         => array(),
		'hr'         => array(),
		'h2'         => array( 'id' => true ),
		'h3'         => array( 'id' => true ),
		'h4'         => array( 'id' => true ),
		'strong'     => array(),
		'b'          => array(),
		'em'         => array(),
		'i'          => array(),
		's'          => array(),
		'sub'        => array(),
		'sup'        => array(),
		'small'      => array(),
		'code'       => array(),
		'pre'        => array(),
		'ul'         => array(),
		'ol'         => array( 'start' => true ),
		'li'         => array(),
		'dl'         => array(),
		'dt'         => array(),
		'dd'         => array(),
		'blockquote' => array(),
		'cite'       => array(),
		'figure'     => array(),
		'figcaption' => array(),
		'table'      => array(),
		'caption'    => array(),
		'thead'      => array(),
		'tbody'      => array(),
		'tfoot'      => array(),
		'tr'         => array(),
		'th'         => self::ALIGNED,
		'td'         => self::ALIGNED,
		'span'       => array( 'lang' => true ),
		'a'          => array(
			'href'   => true,
			'title'  => true,
			'rel'    => true,
			'target' => true,
			'lang'   => true,
		),
		'img'        => array(
			'src'     => true,
			'srcset'  => true,
			'sizes'   => true,
			'alt'     => true,
			'width'   => true,
			'height'  => true,
			'loading' => true,
		),
	);

	private const PROTOCOLS = array( 'http', 'https', 'mailto', 'tel' );

	public static function clean( string $html ): string {
		$clean = wp_kses( $html, self::TAGS, self::PROTOCOLS );
		$clean = (string) preg_replace( '~<a (?=[^<>]*target=)(?![^<>]*rel=)~', '<a rel="noopener" ', $clean );
		return trim( $clean );
	}

	/** What blocks of text and pictures show; other blocks, shortcodes and what runs code are left out. */
	public static function of_blocks( string $content ): string {
		$html = '';
		foreach ( parse_blocks( $content ) as $block ) {
			$html .= self::of_block( $block );
		}
		return self::clean( $html );
	}

	/**
	 * Core's text blocks and classic content, still to be cleaned; '' for other blocks.
	 *
	 * @param array<string, mixed> $block As parse_blocks() gives it.
	 */
	public static function of_block( array $block ): string {
		$name = (string) ( $block['blockName'] ?? '' );
		return match ( true ) {
			'' === $name                                            => wpautop( strip_shortcodes( (string) ( $block['innerHTML'] ?? '' ) ) ) . "\n",
			! str_starts_with( $name, 'core/' )                     => '',
			in_array( $name, array( 'core/shortcode', 'core/html' ), true ) => '',
			default                                                 => render_block( $block ) . "\n",
		};
	}

	/** A text as typed: WordPress keeps entities, and plain fields have none. */
	public static function plain( string $text ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** The text of some HTML in one line, at most so many characters. */
	public static function excerpt( string $html, int $max ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( mb_strlen( $text ) <= $max ) {
			return $text;
		}
		return rtrim( (string) preg_replace( '~^(.*)\s\S*+$~us', '$1', mb_substr( $text, 0, $max ) ), ' ,;:–-' ) . '…';
	}
}
