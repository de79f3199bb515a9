<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PageKind;
use MentoriaiPortal\Shell\PortalPage;

/**
 * The main text of a page, from the same replies that the app draws it from.
 */
final readonly class MainHtml {

	public function __construct(
		private PortalPage $page,
		private Pages $pages
	) {}

	public function html(): string {
		$page = $this->page;
		$main = match ( $page->resolved->kind ) {
			PageKind::NotFound                     => $this->missing(),
			PageKind::Mentor, PageKind::StaticMentor => ( new MentorHtml( $page ) )->html(),
			PageKind::Event                       => ( new EventHtml( $page ) )->html(),
			PageKind::Story                       => ( new StoryHtml( $page ) )->html(),
			PageKind::Page                        => $this->page(),
			// Screens of one person: the app has all of them.
			default                               => sprintf( '<h1 class="mp-visually-hidden">%s</h1>', esc_html( $page->title ) ),
		};
		return sprintf( '<main class="mp-main" id="turinys" tabindex="-1"%s>%s</main>', $page->is_fallback ? sprintf( ' lang="%s"', esc_attr( $page->resolved->lang->other()->value ) ) : '', $main );
	}

	private function page(): string {
		$page = $this->page;
		return match ( $page->resolved->screen ) {
			Screen::Home                                  => ( new HomeHtml( $this->pages, $page->resolved->lang ) )->of( $page->data( 'get_home' ) ),
			Screen::DynamicMentors, Screen::StaticMentors => $this->list_head() . ( new MentorListHtml( $page ) )->html() . '</div>',
			Screen::Finder                                => ( new FinderHtml( $page ) )->html(),
			Screen::Events                                => $this->list_head() . EventHtml::sections( $page->reply( 'get_events' ) ?? array(), $page->resolved->lang ) . '</div>',
			Screen::Stories                               => $this->list_head() . StoryHtml::cards( Data::part( $page->reply( 'get_success_stories' ), 'list' ), 2 ) . $this->neighbours() . '</div>',
			Screen::Login, Screen::Register, Screen::RegisterFounder, Screen::RegisterMentor => ( new AuthHtml( $page ) )->html(),
			default                                       => ( new ContentHtml( $page, new HomeHtml( $this->pages, $page->resolved->lang ) ) )->html(),
		};
	}

	/** Opens the frame of a list; whoever calls it closes it. */
	private function list_head(): string {
		$data  = $this->page->data( 'get_default' );
		$intro = Data::text( $data, 'text' );
		return sprintf(
			'<div class="mp-wrap mp-page"><div class="mp-page-head"><h1 class="mp-h1">%s</h1>%s</div>',
			esc_html( Data::text( $data, 'title' ) ?: $this->page->title ),
			'' === $intro ? '' : '<p class="mp-lead">' . esc_html( $intro ) . '</p>'
		);
	}

	private function neighbours(): string {
		[ $before, $after ] = $this->page->neighbours;
		$links              = '';
		foreach ( array( array( $before, 'prev', __( 'Previous page', 'mentoriai-portal' ) ), array( $after, 'next', __( 'Next page', 'mentoriai-portal' ) ) ) as [ $url, $rel, $label ] ) {
			$links .= '' === $url ? '' : sprintf( '<a class="mp-button mp-button--secondary" rel="%s" href="%s">%s</a> ', $rel, esc_url( $url ), esc_html( $label ) );
		}
		return '' === $links ? '' : sprintf( '<nav class="mp-story-list__foot" aria-label="%s">%s</nav>', esc_attr__( 'Pages', 'mentoriai-portal' ), $links );
	}

	private function missing(): string {
		return sprintf(
			'<div class="mp-wrap mp-page"><h1>%s</h1><p class="mp-sm mp-muted" lang="en">404 Not found</p><p class="mp-lead">%s</p><p><a href="%s">%s</a></p></div>',
			esc_html__( 'Page not found', 'mentoriai-portal' ),
			esc_html__( 'There is no such page, or it has moved. Check the address or go back to the start.', 'mentoriai-portal' ),
			esc_url( PortalUrls::home( $this->page->resolved->lang->prefix() . '/' ) ),
			esc_html__( 'Go to the home page', 'mentoriai-portal' )
		);
	}
}
