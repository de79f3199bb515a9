<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Content\HomeWords;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * The home page's sections in the order of its editor; the intro has the boxes of its first render, since it holds the
 * largest element.
 */
final readonly class HomeHtml {

	public function __construct(
		private Pages $pages,
		private Lang $lang
	) {}

	/** @param array<mixed> $data The data of get_home. */
	public function of( array $data ): string {
		$html  = FallbackHtml::of( Data::text( $data, 'text_lang' ), $this->lang, 'mp-wrap mp-home-fallback' );
		$html .= isset( $data['intro'] ) ? '' : sprintf( '<h1 class="mp-visually-hidden">%s</h1>', esc_html( Data::text( Data::part( $data, 'meta' ), 'title' ) ) );
		$texts = Data::part( $data, 'texts' );
		foreach ( Data::part( $data, 'order' ) as $name ) {
			$part  = 'texts' === $name ? array( array_shift( $texts ) ) : Data::part( $data, (string) $name );
			$html .= is_string( $name ) ? $this->part( $name, $part, Data::text( Data::part( $data, 'titles' ), $name ), Data::part( Data::part( $data, 'buttons' ), $name ) ) : '';
		}
		return $html;
	}

	/**
	 * @param string       $name  Of a section.
	 * @param array<mixed> $data  Its own.
	 * @param string       $title An editor's, or ''.
	 * @param array<mixed> $button Of an automatic section, an editor's: {text, link}.
	 */
	public function part( string $name, array $data, string $title, array $button ): string {
		$words = HomeWords::all();
		return match ( $name ) {
			'intro'      => $this->intro( $data ),
			'twocols'    => $this->cards( $data, 'mp-answer' ),
			'events'     => $this->section( $title ?: $words['events'], self::slider( EventHtml::slides( $data, $this->lang ), 'min(100%, 62rem)' ), $this->button( 'secondary', $button, $words['all_events'], Screen::Events ) ),
			'blocks'     => self::process( $data ),
			'twocolsold' => $this->cards( $data, 'mp-old-card__body' ),
			Names::MENTORS  => $this->section( $title ?: $words['mentors'], self::slider( MentorHtml::slides( $data, $this->lang ), 'min(16rem, 74vw)' ), $this->button( 'primary', $button, $words['all_mentors'], Screen::DynamicMentors ) ),
			'blocks2'    => $this->yellow( $data ),
			Names::STORIES  => $this->section( $title ?: $words['stories'], StoryHtml::cards( $data, 3 ), $this->button( 'secondary', $button, $words['all_stories'], Screen::Stories ) ),
			'numbers'    => self::numbers( $data ),
			'texts'      => $this->text( Data::part( $data, '0' ) ),
			'partners'   => self::partners( $data ),
			default      => '',
		};
	}

	/** @param array<mixed> $intro */
	private function intro( array $intro ): string {
		$facts   = Data::text( $intro, 'html' );
		$given   = Data::part( $intro, 'buttons' );
		$words   = HomeWords::all();
		$buttons = $this->button( 'sun mp-button--lg', Data::part( $given, '0' ), $words['find'], Screen::Finder, '<svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg>' )
			. $this->button( 'on-band mp-button--lg', Data::part( $given, '1' ), $words['join'], Screen::RegisterMentor );
		return '<section class="mp-hero mp-on-band"><div class="mp-wrap mp-hero__grid"><div class="mp-hero__text">'
			. ImageHtml::of( $intro['logo'] ?? null, '12rem', 'mp-hero__logo' )
			. '<h1 class="mp-display">' . esc_html( Data::text( $intro, 'title' ) ) . '</h1>'
			. '<p class="mp-lead">' . esc_html( Data::text( $intro, 'text' ) ) . '</p>'
			. '<div class="mp-hero__acts">' . $buttons . '</div>'
			. ( '' === $facts ? '' : ContentHtml::prose( $facts, 'mp-hero__facts' ) )
			. '</div><div class="mp-hero__art">'
			. ( ImageHtml::of( $intro['background'] ?? null, '(min-width: 900px) 45vw, 100vw' ) ?: '<svg class="mp-hero-art" viewBox="0 0 612 540" aria-hidden="true"></svg>' )
			. '</div></div></section>';
	}

	/**
	 * @param array<mixed> $given An editor's {text, link}: what is empty is the portal's.
	 */
	private function button( string $look, array $given, string $text, Screen $screen, string $icon = '' ): string {
		return sprintf(
			'<a class="mp-button mp-button--%s" href="%s">%s%s</a>',
			esc_attr( $look ),
			esc_url( Data::text( $given, 'link' ) ?: PortalUrls::home( $this->pages->screen_path( $screen, $this->lang ) ) ),
			esc_html( Data::text( $given, 'text' ) ?: $text ),
			$icon
		);
	}

	/**
	 * @param array<mixed> $list
	 * @param string       $frame Class of a card.
	 */
	private function cards( array $list, string $frame ): string {
		$html = '';
		foreach ( $list as $card ) {
			$url   = Data::text( $card, 'link' );
			$title = Data::text( $card, 'title' );
			$label = Data::text( $card, 'button' );
			$html .= sprintf(
				'<article class="%s"><h2>%s</h2><p>%s</p>%s</article>',
				esc_attr( $frame ),
				esc_html( $title ),
				esc_html( Data::text( $card, 'text' ) ),
				'' === $url ? '' : sprintf( '<a class="mp-button mp-button--secondary" href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $label . ': ' . $title ), esc_html( $label ) )
			);
		}
		return '' === $html ? '' : '<div class="mp-section"><div class="mp-wrap mp-two">' . $html . '</div></div>';
	}

	/** @param array<mixed> $blocks */
	private static function process( array $blocks ): string {
		$steps = '';
		foreach ( Data::part( $blocks, 'list' ) as $step ) {
			$steps .= '<li><h3>' . esc_html( Data::text( $step, 'title' ) ) . '</h3><p>' . esc_html( Data::text( $step, 'text' ) ) . '</p></li>';
		}
		return '' === $steps ? '' : sprintf(
			'<section class="mp-section"><div class="mp-wrap"><div class="mp-section__head"><div><h2>%s</h2><p class="mp-lead">%s</p></div></div><ol class="mp-process">%s</ol></div></section>',
			esc_html( Data::text( $blocks, 'title' ) ),
			esc_html( Data::text( $blocks, 'text' ) ),
			$steps
		);
	}

	/**
	 * A row that scrolls sideways, as src/components/slider.tsx.
	 *
	 * @param list<string> $slides
	 * @param string       $width  Of a slide, as the app's.
	 */
	private static function slider( array $slides, string $width ): string {
		return array() === $slides ? '' : sprintf(
			'<div class="mp-slider" style="--mp-slide-width:%s"><div class="mp-slider__frame"><ul class="mp-slider__row"><li class="mp-slider__slide">%s</li></ul></div></div>',
			esc_attr( $width ),
			implode( '</li><li class="mp-slider__slide">', $slides )
		);
	}

	/** @param array<mixed> $blocks */
	private function yellow( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			$screen = 'mentorius' === Data::text( $block, 'type' ) ? Screen::RegisterMentor : Screen::RegisterFounder;
			$title  = Data::text( $block, 'title' );
			$label  = Data::text( $block, 'button' );
			$html  .= sprintf(
				'<div class="mp-sun-band__column"><h2>%s</h2><p>%s</p><a class="mp-button mp-button--ink mp-button--lg" href="%s" aria-label="%s">%s</a></div>',
				esc_html( $title ),
				esc_html( Data::text( $block, 'text' ) ),
				esc_url( Data::text( $block, 'url' ) ?: PortalUrls::home( $this->pages->screen_path( $screen, $this->lang ) ) ),
				esc_attr( $label . ': ' . $title ),
				esc_html( $label )
			);
		}
		return '' === $html ? '' : '<section class="mp-sun-band"><div class="mp-wrap mp-sun-band__grid">' . $html . '</div></section>';
	}

	/** @param array<mixed> $numbers */
	private static function numbers( array $numbers ): string {
		$list = '';
		foreach ( Data::part( $numbers, 'list' ) as $number ) {
			$list .= '<li><strong>' . esc_html( Data::text( $number, 'value' ) ) . '</strong> ' . esc_html( Data::text( $number, 'label' ) ) . '</li>';
		}
		return self::titled( Data::text( $numbers, 'title' ), '<ul class="mp-numbers">' . $list . '</ul>' );
	}

	/** @param array<mixed> $text */
	private function text( array $text ): string {
		$html = Data::text( $text, 'html' );
		$link = Data::text( $text, 'link' );
		return self::titled(
			Data::text( $text, 'title' ),
			( '' === $html ? '' : ContentHtml::prose( $html, 'mp-home-text' ) )
			. ( '' === $link ? '' : $this->button( 'secondary', array( 'link' => $link ), Data::text( $text, 'button' ), Screen::Home ) )
		);
	}

	/** @param array<mixed> $partners */
	private static function partners( array $partners ): string {
		$list = '';
		foreach ( Data::part( $partners, 'list' ) as $partner ) {
			$name  = Data::text( $partner, 'title' );
			$url   = Data::text( $partner, 'url' );
			$list .= '<li>' . ( '' === $url ? esc_html( $name ) : sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $name ) ) ) . '</li>';
		}
		return self::titled( Data::text( $partners, 'title' ), '<ul class="mp-partners">' . $list . '</ul>' );
	}

	private static function titled( string $title, string $content ): string {
		return '<section class="mp-section"><div class="mp-wrap">' . ( '' === $title ? '' : '<div class="mp-section__head"><h2>' . esc_html( $title ) . '</h2></div>' ) . $content . '</div></section>';
	}

	private function section( string $title, string $list, string $more ): string {
		return '' === $list ? '' : sprintf(
			'<section class="mp-section"><div class="mp-wrap"><div class="mp-section__head"><h2 class="mp-h2">%s</h2></div>%s<p>%s</p></div></section>',
			esc_html( $title ),
			$list,
			$more
		);
	}
}
