<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PortalPage;

/**
 * Success stories: the cards of a list and a story's own page.
 */
final readonly class StoryHtml {

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$data    = $this->page->reply( 'success_stories' ) ?? array();
		$intro   = Data::text( $data, 'text' );
		$stories = self::cards( Data::part( $data, 'istorijos' ), 3 );
		return sprintf(
			'<article><div class="mp-content-head"><div class="mp-wrap mp-wrap--mid">%s<h1>%s</h1>%s</div></div><div class="mp-wrap mp-wrap--mid mp-content-body">%s%s</div></article>%s',
			CrumbsHtml::of( $this->page->crumbs, $this->page->title ),
			esc_html( $this->page->title ),
			'' === $intro ? '' : '<p class="mp-lead">' . esc_html( $intro ) . '</p>',
			ImageHtml::of( $data['img'] ?? null, '(min-width: 1000px) 60rem, 100vw', 'mp-content-picture' ),
			ContentHtml::prose( Data::text( $data, 'text_full' ) ),
			'' === $stories ? '' : sprintf( '<section class="mp-section"><div class="mp-wrap"><h2>%s</h2>%s</div></section>', esc_html__( 'More stories', 'mentoriai-portal' ), $stories )
		);
	}

	/**
	 * @param array<mixed> $cards   Story cards.
	 * @param int          $heading Level of their headings.
	 */
	public static function cards( array $cards, int $heading ): string {
		$items = '';
		foreach ( $cards as $card ) {
			$items .= sprintf(
				'<li><article class="mp-story-card">%1$s<h%2$d><a href="%3$s">%4$s</a></h%2$d><p>%5$s</p></article></li>',
				ImageHtml::of( is_array( $card ) ? $card['img'] ?? null : null ),
				$heading,
				esc_url( Data::text( $card, 'link' ) ),
				esc_html( Data::text( $card, 'title' ) ),
				esc_html( Data::text( $card, 'text' ) )
			);
		}
		return '' === $items ? '' : '<ul class="mp-card-grid">' . $items . '</ul>';
	}
}
