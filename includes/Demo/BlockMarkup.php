<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Spa\PortalUrls;
use UnexpectedValueException;

/**
 * Flat HTML as the markup of core blocks, so that editors find paragraphs, headings, lists, quotes and tables, not one lump.
 */
final class BlockMarkup {

	private const ELEMENT = '~\G\s*<(p|h[234]|ul|ol|blockquote|table)>(.*?)</\1>\s*~su';

	/**
	 * @param string $html Paragraphs, headings, lists, quotes and tables without attributes, none inside another of its kind; a quote may end with `<cite>`.
	 * @throws UnexpectedValueException When it holds anything else.
	 */
	public static function of( string $html ): string {
		$blocks = array();
		$end    = 0;
		while ( 1 === preg_match( self::ELEMENT, $html, $found, 0, $end ) ) {
			$blocks[] = self::block( $found[1], trim( $found[2] ) );
			$end     += strlen( $found[0] );
		}
		if ( strlen( $html ) !== $end && '' !== trim( $html ) ) {
			throw new UnexpectedValueException( 'No block for: ' . substr( $html, $end, 80 ) );
		}
		return implode( "\n\n", $blocks );
	}

	/** @param array<string, mixed> $attributes */
	public static function own( string $name, array $attributes ): string {
		return get_comment_delimited_block_content( 'mentoriai/' . $name, $attributes, '' );
	}

	/**
	 * Core's gallery as the editor writes it, but for the host: a site may move, and its pages take pictures by their ids.
	 *
	 * @param list<array{id: int, alt: string}> $pictures Attachments.
	 */
	public static function gallery( array $pictures ): string {
		$images = '';
		foreach ( $pictures as [ 'id' => $id, 'alt' => $alt ] ) {
			$attributes = array(
				'id'              => $id,
				'sizeSlug'        => 'large',
				'linkDestination' => 'none',
			);
			$images    .= self::core( 'image', $attributes, sprintf( '<figure class="wp-block-image size-large"><img src="%s" alt="%s" class="wp-image-%d"/></figure>', esc_url( wp_make_link_relative( (string) wp_get_attachment_image_url( $id, 'large' ) ) ), esc_attr( $alt ), $id ) ); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- what the block editor stores.
		}
		return self::core( 'gallery', array( 'linkTo' => 'none' ), '<figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . $images . '</figure>' );
	}

	/** Root-relative links lead into this site, also where it lives in a folder. */
	public static function with_links( string $html ): string {
		$base = rtrim( (string) wp_parse_url( PortalUrls::home(), PHP_URL_PATH ), '/' );
		return '' === $base ? $html : (string) preg_replace( '~(<a href=")/(?!/)~', '$1' . $base . '/', $html );
	}

	private static function block( string $tag, string $inner ): string {
		return match ( $tag ) {
			'p' => self::core( 'paragraph', array(), "<p>$inner</p>" ),
			'ul', 'ol' => self::items( $tag, $inner ),
			'blockquote' => self::quote( $inner ),
			'table' => self::core( 'table', array(), "<figure class=\"wp-block-table\"><table class=\"has-fixed-layout\"><tbody>$inner</tbody></table></figure>" ),
			default => self::core( 'heading', 'h2' === $tag ? array() : array( 'level' => (int) $tag[1] ), "<$tag class=\"wp-block-heading\">$inner</$tag>" ),
		};
	}

	/** Paragraphs, and who said them at the end. */
	private static function quote( string $inner ): string {
		preg_match( '~^(.*?)(<cite>[^<]*</cite>)?$~su', $inner, $found );
		return self::core( 'quote', array(), '<blockquote class="wp-block-quote">' . self::of( $found[1] ?? $inner ) . ( $found[2] ?? '' ) . '</blockquote>' );
	}

	private static function items( string $tag, string $inner ): string {
		preg_match_all( '~<li>(.*?)(?:</li>|\z)~su', $inner, $found );
		$items = array_map( static fn ( string $item ): string => self::core( 'list-item', array(), "<li>$item</li>" ), $found[1] );
		return self::core( 'list', 'ol' === $tag ? array( 'ordered' => true ) : array(), "<$tag class=\"wp-block-list\">" . implode( "\n\n", $items ) . "</$tag>" );
	}

	/** @param array<string, mixed> $attributes */
	private static function core( string $name, array $attributes, string $html ): string {
		return get_comment_delimited_block_content( $name, $attributes, "\n$html\n" );
	}
}
