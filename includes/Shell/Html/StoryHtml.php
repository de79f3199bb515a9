<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PortalPage;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * Success stories: the cards of a list and a story's own page, in the boxes of src/features/stories.
 */
final readonly class StoryHtml {

	private const FIRST_ROW = 3;

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$data    = $this->page->reply( 'success_stories' ) ?? array();
		$intro   = Data::text( $data, 'text' );
		$stories = self::cards( Data::part( $data, Names::STORIES ), 3 );
		return sprintf(
			'<article><div class="mp-wrap mp-wrap--narrow mp-story__head">%s%s<div><h1 class="mp-h1">%s</h1>%s</div><div class="mp-story__art">%s</div></div><div class="mp-wrap mp-wrap--narrow mp-story__body">%s</div></article>%s%s',
			CrumbsHtml::of( array_slice( $this->page->crumbs, 1 ), $this->page->title ),
			FallbackHtml::of( Data::text( $data, 'text_lang' ), $this->page->resolved->lang, 'mp-story__fallback' ),
			esc_html( $this->page->title ),
			'' === $intro ? '' : '<p class="mp-lead">' . esc_html( $intro ) . '</p>',
			ImageHtml::first( $data['img'] ?? null, '(min-width: 800px) 46rem, 100vw' ),
			ContentHtml::prose( Data::text( $data, 'text_full' ) ),
			self::section( __( 'Other stories', 'mentoriai-portal' ), $stories ),
			ClosingHtml::of( '', $this->page->resolved->lang )
		);
	}

	/** Stories below another text, or nothing. */
	public static function section( string $title, string $stories ): string {
		return '' === $stories ? '' : sprintf( '<section class="mp-section"><div class="mp-wrap"><div class="mp-section__head"><h2 class="mp-h2">%s</h2></div>%s</div></section>', esc_html( $title ), $stories );
	}

	/**
	 * @param array<mixed> $cards   Story cards.
	 * @param int          $heading Level of their headings; 2 is the list's own page, whose first row loads at once.
	 */
	public static function cards( array $cards, int $heading ): string {
		$items = '';
		foreach ( array_values( $cards ) as $index => $card ) {
			$text   = Data::text( $card, 'text' );
			$items .= sprintf(
				'<li><article class="mp-story-card"><div class="mp-story-card__art">%1$s</div><h%2$d class="mp-story-card__title"><a href="%3$s">%4$s</a></h%2$d>%5$s</article></li>',
				ImageHtml::of( Data::image( $card ), 2 === $heading && $index < self::FIRST_ROW ? '(min-width: 900px) 24rem, 100vw' : '' ),
				$heading,
				esc_url( Data::text( $card, 'link' ) ),
				esc_html( Data::text( $card, 'title' ) ),
				'' === $text ? '' : '<p class="mp-story-card__text">' . esc_html( $text ) . '</p>'
			);
		}
		return '' === $items ? '' : sprintf( '<ul class="mp-story-grid%s">%s</ul>', 2 === $heading ? ' mp-story-grid--list' : '', $items );
	}
}
