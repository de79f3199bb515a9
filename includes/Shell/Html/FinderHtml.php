<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\ListQuery;
use MentoriaiPortal\Shell\PortalPage;

/**
 * First question of the finder, in the boxes of src/features/finding; the others are the app's. Without script a field leads
 * to the list of its mentors.
 */
final readonly class FinderHtml {

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$list  = PortalUrls::screen( Screen::DynamicMentors, $this->page->resolved->lang );
		$chips = '';
		foreach ( $this->page->reply( 'mentoriai_dynamic/tax' ) ?? array() as $field ) {
			if ( 0 === ( $field['count'] ?? 0 ) ) {
				continue;
			}
			$chips .= sprintf( '<a class="mp-chip" rel="nofollow" href="%s">%s</a>', esc_url( $list . '?' . ListQuery::TAGS . '=' . rawurlencode( Data::text( $field, 'slug' ) ) ), esc_html( Data::text( $field, 'name' ) ) );
		}
		return sprintf(
			'<div class="mp-wrap mp-page"><div class="mp-finder"><div class="mp-finder__head"><p class="mp-finder__title">%s</p><p class="mp-sm mp-muted">%s</p><span class="mp-finder__progress" style="inline-size:33.333%%"></span></div>'
			. '<h1 class="mp-h2">%s</h1><p class="mp-muted">%s</p><div class="mp-finder__answer"><div class="mp-finder__chips" role="group" aria-label="%s">%s</div></div>'
			. '<noscript><p><a href="%s">%s</a></p></noscript></div></div>',
			esc_html( Data::text( $this->page->data( 'get_default' ), 'title' ) ?: $this->page->title ),
			/* translators: 1: number of the question. 2: how many there are. */
			esc_html( sprintf( __( 'Question %1$s of %2$s', 'mentoriai-portal' ), '1', '3' ) ),
			esc_html__( 'What do you need help with?', 'mentoriai-portal' ),
			esc_html__( 'Choose up to three fields. If you are not sure, skip this question.', 'mentoriai-portal' ),
			esc_attr__( 'Fields', 'mentoriai-portal' ),
			$chips,
			esc_url( $list ),
			esc_html__( 'All mentors', 'mentoriai-portal' )
		);
	}
}
