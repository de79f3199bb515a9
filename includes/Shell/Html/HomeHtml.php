<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * The home page's text; the intro has the boxes of the app's first render, since it holds the largest element.
 */
final readonly class HomeHtml {

	public function __construct(
		private Pages $pages,
		private Lang $lang
	) {}

	/** @param array<mixed> $data The data of get_home. */
	public function of( array $data ): string {
		$html  = $this->intro( is_array( $data['intro'] ?? null ) ? $data['intro'] : array() );
		$html .= self::cards( $data['twocols'] ?? null, 'link' );
		if ( is_array( $data['blocks'] ?? null ) ) {
			$html .= '<section class="mp-section"><div class="mp-wrap"><h2>' . esc_html( self::text( $data['blocks'], 'title' ) ) . '</h2></div>' . self::cards( $data['blocks']['list'] ?? null, '' ) . '</section>';
		}
		$html .= self::cards( $data['twocolsold'] ?? null, 'link' );
		$html .= self::mentors( $data['mentoriai'] ?? null );
		return $html . self::cards( $data['blocks2'] ?? null, 'url' );
	}

	/** @param array<mixed> $intro */
	private function intro( array $intro ): string {
		$facts   = EditorHtml::clean( self::text( $intro, 'html' ) );
		$buttons = sprintf(
			'<a class="mp-button mp-button--sun mp-button--lg" href="%s">%s<svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg></a><a class="mp-button mp-button--on-band mp-button--lg" href="%s">%s</a>',
			esc_url( home_url( $this->pages->screen_path( Screen::DynamicMentors, $this->lang ) ) ),
			esc_html__( 'Find a mentor', 'mentoriai-portal' ),
			esc_url( home_url( $this->pages->screen_path( Screen::RegisterMentor, $this->lang ) ) ),
			esc_html__( 'Become a mentor', 'mentoriai-portal' )
		);
		return '<section class="mp-hero mp-on-band"><div class="mp-wrap mp-hero__grid"><div class="mp-hero__text">'
			. self::picture( $intro['logo'] ?? null, 'mp-hero__logo' )
			. '<h1 class="mp-display">' . esc_html( self::text( $intro, 'title' ) ) . '</h1>'
			. '<p class="mp-lead">' . esc_html( self::text( $intro, 'text' ) ) . '</p>'
			. '<div class="mp-hero__acts">' . $buttons . '</div>'
			. ( '' === $facts ? '' : '<div class="mp-prose mp-hero__facts">' . $facts . '</div>' )
			. '</div><div class="mp-hero__art">'
			. ( is_array( $intro['background'] ?? null ) ? self::picture( $intro['background'], '' ) : '<svg class="mp-hero-art" viewBox="0 0 612 540" aria-hidden="true"></svg>' )
			. '</div></div></section>';
	}

	private static function picture( mixed $image, string $name ): string {
		$file = is_array( $image ) && is_array( $image['resized'] ?? null ) ? $image['resized'] : null;
		return null === $file ? '' : sprintf(
			'<span class="mp-lazy-image %s" style="--mp-image-ratio:%d / %d"><img class="mp-lazy-image__picture is-loaded" src="%s" width="%d" height="%d" alt="%s"></span>',
			esc_attr( $name ),
			(int) $file['w'],
			(int) $file['h'],
			esc_url( (string) $file['src'] ),
			(int) $file['w'],
			(int) $file['h'],
			esc_attr( self::text( $image, 'alt' ) )
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
