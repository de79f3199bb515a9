<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
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
		foreach ( Data::part( $data, 'order' ) as $name ) {
			$html .= is_string( $name ) ? $this->part( $name, Data::part( $data, $name ), Data::text( Data::part( $data, 'titles' ), $name ) ) : '';
		}
		return $html;
	}

	/**
	 * @param string       $name  Of a section.
	 * @param array<mixed> $data  Its own.
	 * @param string       $title An editor's, or ''.
	 */
	public function part( string $name, array $data, string $title ): string {
		return match ( $name ) {
			'intro'      => $this->intro( $data ),
			'twocols'    => $this->cards( $data, 'mp-answer', __( 'Get answer', 'mentoriai-portal' ) ),
			'events'     => $this->section( $title ?: __( 'Upcoming events', 'mentoriai-portal' ), self::slider( EventHtml::slides( $data, $this->lang ), 'min(100%, 62rem)' ), Screen::Events, __( 'All events', 'mentoriai-portal' ) ),
			'blocks'     => self::process( $data ),
			'twocolsold' => $this->cards( $data, 'mp-old-card__body', _x( 'More', 'about a page', 'mentoriai-portal' ) ),
			Names::MENTORS  => $this->section( $title ?: __( 'Meet the mentors', 'mentoriai-portal' ), self::slider( MentorHtml::slides( $data, $this->lang ), 'min(16rem, 74vw)' ), Screen::DynamicMentors, __( 'All mentors', 'mentoriai-portal' ) ),
			'blocks2'    => $this->yellow( $data ),
			Names::STORIES  => $this->section( $title ?: __( 'Success stories', 'mentoriai-portal' ), StoryHtml::cards( $data, 3 ), Screen::Stories, __( 'More stories', 'mentoriai-portal' ) ),
			default      => '',
		};
	}

	/** @param array<mixed> $intro */
	private function intro( array $intro ): string {
		$facts   = Data::text( $intro, 'html' );
		$buttons = sprintf(
			'<a class="mp-button mp-button--sun mp-button--lg" href="%s">%s<svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg></a><a class="mp-button mp-button--on-band mp-button--lg" href="%s">%s</a>',
			esc_url( home_url( $this->pages->screen_path( Screen::DynamicMentors, $this->lang ) ) ),
			esc_html__( 'Find a mentor', 'mentoriai-portal' ),
			esc_url( home_url( $this->pages->screen_path( Screen::RegisterMentor, $this->lang ) ) ),
			esc_html__( 'Become a mentor', 'mentoriai-portal' )
		);
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
	 * @param array<mixed> $list
	 * @param string       $frame Class of a card.
	 * @param string       $more  Label of the links.
	 */
	private function cards( array $list, string $frame, string $more ): string {
		$html = '';
		foreach ( $list as $card ) {
			$url   = Data::text( $card, 'link' );
			$title = Data::text( $card, 'title' );
			$html .= sprintf(
				'<article class="%s"><h2>%s</h2><p>%s</p>%s</article>',
				esc_attr( $frame ),
				esc_html( $title ),
				esc_html( Data::text( $card, 'text' ) ),
				'' === $url ? '' : sprintf( '<a class="mp-button mp-button--secondary" href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $more . ': ' . $title ), esc_html( $more ) )
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
			esc_html( Data::text( $blocks, 'title' ) ?: __( 'Mentorship process', 'mentoriai-portal' ) ),
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
			$label  = __( 'Register', 'mentoriai-portal' );
			$html  .= sprintf(
				'<div class="mp-sun-band__column"><h2>%s</h2><p>%s</p><a class="mp-button mp-button--ink mp-button--lg" href="%s" aria-label="%s">%s</a></div>',
				esc_html( $title ),
				esc_html( Data::text( $block, 'text' ) ),
				esc_url( Data::text( $block, 'url' ) ?: home_url( $this->pages->screen_path( $screen, $this->lang ) ) ),
				esc_attr( $label . ': ' . $title ),
				esc_html( $label )
			);
		}
		return '' === $html ? '' : '<section class="mp-sun-band"><div class="mp-wrap mp-sun-band__grid">' . $html . '</div></section>';
	}

	private function section( string $title, string $list, Screen $all, string $more ): string {
		return '' === $list ? '' : sprintf(
			'<section class="mp-section"><div class="mp-wrap"><div class="mp-section__head"><h2 class="mp-h2">%s</h2></div>%s<p><a class="mp-button mp-button--primary" href="%s">%s</a></p></div></section>',
			esc_html( $title ),
			$list,
			esc_url( home_url( $this->pages->screen_path( $all, $this->lang ) ) ),
			esc_html( $more )
		);
	}
}
