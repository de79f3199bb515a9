<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Blocks\BlockHtml;
use MentoriaiPortal\Core\Blocks\Video;

/**
 * HTML written by editors, brought to the tags the app shows. It runs last, after every other filter
 * (wptexturize and wpautop have let markup through again after kses).
 */
final class EditorHtml {

	private const PLACED = array( 'mp-text-center', 'mp-text-right' );

	private const ALIGNED = array(
		'class'   => array( 'values' => self::PLACED ),
		'colspan' => true,
		'rowspan' => true,
		'scope'   => true,
	);

	private const HEADING = array(
		'class' => array( 'values' => self::PLACED ),
		'id'    => true,
	);

	private const TAGS = array(
		'p'          => array( 'class' => array( 'values' => array( 'mp-text-file', ...self::PLACED ) ) ),
		'div'        => array( 'class' => array( 'values' => array( 'mp-text-columns', 'mp-text-column', 'mp-text-column mp-text-column--center', 'mp-text-column mp-text-column--bottom', 'mp-text-pictures', 'mp-text-buttons', 'mp-text-checklist mp-checklist' ) ) ),
		'details'    => array( 'open' => true ),
		'summary'    => array(),
		'br'         => array(),
		'hr'         => array(),
		'h2'         => self::HEADING,
		'h3'         => self::HEADING,
		'h4'         => self::HEADING,
		'strong'     => array(),
		'b'          => array(),
		'em'         => array(),
		'i'          => array(),
		's'          => array(),
		'sub'        => array(),
		'sup'        => array(),
		'small'      => array(),
		'code'       => array(),
		'kbd'        => array(),
		'pre'        => array(),
		'ul'         => array(),
		'ol'         => array(
			'start'    => true,
			'reversed' => true,
			'class'    => array( 'values' => array( 'mp-text-upper-alpha', 'mp-text-lower-alpha', 'mp-text-upper-roman', 'mp-text-lower-roman' ) ),
		),
		'li'         => array(),
		'dl'         => array(),
		'dt'         => array(),
		'dd'         => array(),
		'blockquote' => array( 'class' => array( 'values' => self::PLACED ) ),
		'cite'       => array(),
		'figure'     => array( 'class' => array( 'values' => array( 'mp-video' ) ) ),
		'video'      => array(
			'src'         => true,
			'poster'      => true,
			'controls'    => true,
			'preload'     => array( 'values' => array( 'none' ) ),
			'playsinline' => true,
		),
		'track'      => array(
			'src'     => true,
			'kind'    => array( 'values' => array( 'captions', 'subtitles' ) ),
			'srclang' => true,
			'label'   => true,
		),
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
			'class'    => array( 'values' => array( 'mp-button mp-button--primary', 'mp-button mp-button--secondary' ) ),
			'href'     => true,
			'title'    => true,
			'rel'      => true,
			'target'   => true,
			'lang'     => true,
			'download' => true,
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

	/** What is there to press or to watch; its label says nothing in a running text. */
	private const THINGS = '~<figure class="mp-video">.*?</figure>|<div class="mp-text-(?:buttons|checklist)\b.*?</div>|<p class="mp-text-file">.*?</p>~s';

	private const PROTOCOLS = array( 'http', 'https', 'mailto', 'tel' );

	public static function clean( string $html ): string {
		$clean = wp_kses( $html, self::TAGS, self::PROTOCOLS );
		$clean = (string) preg_replace( '~<a (?=[^<>]*target=)(?![^<>]*rel=)~', '<a rel="noopener" ', $clean );
		return trim( str_contains( $clean, '<video' ) || str_contains( $clean, '<track' ) ? self::own_videos( $clean ) : $clean );
	}

	/** A video, its picture or its captions of another server would tell it who reads the page: they lose their address. */
	private static function own_videos( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( in_array( $tags->get_tag(), array( 'VIDEO', 'TRACK' ), true ) ? array( 'src', 'poster' ) : array() as $name ) {
				$url = $tags->get_attribute( $name );
				if ( null !== $url && ! ( is_string( $url ) && Video::is_own( $url ) ) ) {
					$tags->remove_attribute( $name );
				}
			}
			if ( 'VIDEO' === $tags->get_tag() ) {
				$tags->set_attribute( 'preload', 'none' );
				$tags->set_attribute( 'controls', true );
			}
		}
		return $tags->get_updated_html();
	}

	/** What blocks show, as one text; shortcodes and what runs code are left out. */
	public static function of_blocks( string $content ): string {
		$html = '';
		foreach ( parse_blocks( $content ) as $block ) {
			$html .= BlockHtml::of( $block );
		}
		return self::clean( $html );
	}

	/** A text as typed: WordPress keeps entities, and plain fields have none. */
	public static function plain( string $text ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** The text of some HTML in one line, at most so many characters. */
	public static function excerpt( string $html, int $max ): string {
		$html = (string) preg_replace( self::THINGS, '', $html );
		$text = html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( mb_strlen( $text ) <= $max ) {
			return $text;
		}
		return rtrim( (string) preg_replace( '~^(.*)\s\S*+$~us', '$1', mb_substr( $text, 0, $max ) ), ' ,;:–-' ) . '…';
	}
}
