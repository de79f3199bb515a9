<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

/**
 * The home page's text; the intro has the boxes of the app's first render, since it holds the largest element.
 */
final class HomeHtml {

	/** @param array<mixed> $data The data of get_home. */
	public static function of( array $data ): string {
		$html  = self::intro( is_array( $data['intro'] ?? null ) ? $data['intro'] : array() );
		$html .= self::cards( $data['twocols'] ?? null, 'link' );
		if ( is_array( $data['blocks'] ?? null ) ) {
			$html .= '<section class="mp-section"><div class="mp-wrap"><h2>' . esc_html( self::text( $data['blocks'], 'title' ) ) . '</h2></div>' . self::cards( $data['blocks']['list'] ?? null, '' ) . '</section>';
		}
		$html .= self::cards( $data['twocolsold'] ?? null, 'link' );
		$html .= self::mentors( $data['mentoriai'] ?? null );
		return $html . self::cards( $data['blocks2'] ?? null, 'url' );
	}

	/** @param array<mixed> $intro */
	private static function intro( array $intro ): string {
		return sprintf(
			'<section class="mp-hero mp-on-band"><div class="mp-wrap mp-hero__grid"><div class="mp-hero__text"><h1 class="mp-display">%s</h1><p class="mp-lead">%s</p></div></div></section>',
			esc_html( self::text( $intro, 'title' ) ),
			esc_html( self::text( $intro, 'text' ) )
		);
	}

	private static function cards( mixed $list, string $link ): string {
		$html = '';
		foreach ( is_array( $list ) ? $list : array() as $card ) {
			$title = esc_html( self::text( $card, 'title' ) );
			$url   = '' === $link ? '' : self::text( $card, $link );
			$html .= sprintf( '<h2 class="mp-h3">%s</h2><p>%s</p>', '' === $url ? $title : sprintf( '<a href="%s">%s</a>', esc_url( $url ), $title ), esc_html( self::text( $card, 'text' ) ) );
		}
		return '' === $html ? '' : '<section class="mp-section"><div class="mp-wrap mp-stack">' . $html . '</div></section>';
	}

	private static function mentors( mixed $mentors ): string {
		$html = '';
		foreach ( is_array( $mentors ) ? $mentors : array() as $mentor ) {
			$name  = trim( self::text( $mentor, 'first_name' ) . ' ' . self::text( $mentor, 'last_name' ) );
			$html .= sprintf( '<li><a href="%s">%s</a>, %s</li>', esc_url( self::text( $mentor, 'link' ) ), esc_html( $name ), esc_html( self::text( $mentor, 'pareigos_ir_imone' ) ) );
		}
		return '' === $html ? '' : '<section class="mp-section"><div class="mp-wrap"><ul>' . $html . '</ul></div></section>';
	}

	private static function text( mixed $data, string $name ): string {
		return is_array( $data ) && is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
	}
}
