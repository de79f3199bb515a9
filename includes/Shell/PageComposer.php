<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Stories\StoryService;

/**
 * Makes the page of a path out of the replies that the app would ask for first.
 *
 * @phpstan-import-type Reply from PortalPage
 */
final readonly class PageComposer {

	/** Screens with a list of mentors, by its route. */
	private const MENTORS = array(
		'MentoriaiDynamic' => 'mentoriai_dynamic',
		'MentoriaiStatic'  => 'mentoriai_static',
	);

	private SingleComposer $singles;

	public function __construct(
		private Replies $replies,
		private Pages $pages
	) {
		$this->singles = new SingleComposer( $replies, $pages );
	}

	public function compose( ResolvedPath $resolved, ListQuery $list_query ): PortalPage {
		try {
			return match ( true ) {
				PageKind::NotFound === $resolved->kind => self::missing( $resolved ),
				Screen::Home === $resolved->screen     => $this->home( $resolved ),
				PageKind::Page === $resolved->kind     => $this->page( $resolved, $list_query ),
				default                                => $this->singles->compose( $resolved ),
			};
		} catch ( ApiError $fault ) {
			// Menu and footer stand; the app asks again, and says what fails.
			return new PortalPage( $resolved, $fault->status, $resolved->page->title ?? $resolved->facts()?->title() ?? '' );
		}
	}

	public static function missing( ResolvedPath $resolved ): PortalPage {
		return new PortalPage( ResolvedPath::missing( $resolved->lang ), 404, __( 'Page not found', 'mentoriai-portal' ) );
	}

	private function home( ResolvedPath $resolved ): PortalPage {
		$reply    = $this->replies->read( $resolved, 'get_home' );
		$data     = Data::part( $reply['data'] ?? null, 'data' );
		$about    = Data::text( Data::part( $data, 'meta' ), 'description' );
		$fallback = $this->replies->is_fallback( $resolved, $data );
		return new PortalPage(
			$resolved,
			200,
			Data::text( Data::part( $data, 'meta' ), 'title' ) ?: 'Mentoriai',
			'' === $about ? Data::text( Data::part( $data, 'intro' ), 'text' ) : $about,
			PortalUrls::home( ( $fallback ? $resolved->lang->other() : $resolved->lang )->prefix() . '/' ),
			Data::alternates( $data ),
			null === $reply ? array() : array( $reply ),
			Data::image( Data::part( $data, 'intro' ), 'background' ),
			is_fallback: $fallback
		);
	}

	private function page( ResolvedPath $resolved, ListQuery $list_query ): PortalPage {
		$id      = $resolved->page->id ?? 0;
		$own     = $id > 0 ? $this->replies->read( $resolved, 'get_default', array( 'pageId' => $id ) ) : null;
		$data    = Data::part( $own['data'] ?? null, 'data' );
		$lists   = $this->lists( $resolved, $list_query );
		$stories = Screen::Stories === $resolved->screen;
		if ( $stories && 1 !== $list_query->number && array() === Data::part( $lists[0]['data'] ?? null, 'list' ) ) {
			return self::missing( $resolved );
		}
		$number     = $stories ? $list_query->number : 1;
		$alternates = Data::alternates( $data );
		$fallback   = $this->replies->is_fallback( $resolved, $data );
		$url    = $fallback ? (string) $alternates[ $resolved->lang->other()->value ] : PortalUrls::home( $resolved->page->path ?? $resolved->lang->prefix() . ( $resolved->screen?->path( $resolved->lang ) ?? '' ) );
		$title      = Data::text( $data, 'title' ) ?: ( $resolved->page->title ?? $resolved->screen?->facts()->title() ?? '' );
		return new PortalPage(
			$resolved,
			200,
			/* translators: 1: title of a list, 2: number of its page. */
			$number > 1 ? sprintf( __( '%1$s, page %2$d', 'mentoriai-portal' ), $title, $number ) : $title,
			Data::text( Data::part( $data, 'meta' ), 'description' ),
			$resolved->is_private() || $list_query->filtered || true === $resolved->page?->is_empty() ? '' : self::numbered( $url, $number ),
			$alternates,
			array_values( array_filter( array( $own, ...$lists ) ) ),
			Data::image( $data ),
			$this->crumbs( $resolved ),
			$stories ? self::neighbours( $url, $number, $lists[0] ?? null ) : array( '', '' ),
			$fallback,
			$list_query
		);
	}

	/** @return list<Reply|null> */
	private function lists( ResolvedPath $resolved, ListQuery $list_query ): array {
		$mentors = self::MENTORS[ $resolved->screen->value ?? '' ] ?? null;
		return match ( true ) {
			null !== $mentors                     => array(
				$this->replies->read( $resolved, $mentors, $list_query->mentors() ),
				$this->replies->read( $resolved, $mentors . '/tax' ),
			),
			Screen::Finder === $resolved->screen  => array( $this->replies->read( $resolved, self::MENTORS[ Screen::DynamicMentors->value ] . '/tax' ) ),
			Screen::Events === $resolved->screen  => array( $this->replies->read( $resolved, 'get_events' ) ),
			Screen::Stories === $resolved->screen => array( $list_query->number > 0 ? $this->replies->read( $resolved, 'get_success_stories', array( 'page' => $list_query->number - 1 ) ) : null ),
			default                               => array(),
		};
	}

	/** @return list<array{label: string, url: string}> Home and the pages above. */
	private function crumbs( ResolvedPath $resolved ): array {
		$crumbs = array();
		$above  = $this->pages->get( $resolved->page->parent ?? 0 );
		while ( null !== $above && count( $crumbs ) < 5 ) {
			array_unshift(
				$crumbs,
				array(
					'label' => $above->title,
					'url'   => $above->url(),
				)
			);
			$above = $this->pages->get( $above->parent );
		}
		return array( SingleComposer::home_crumb( $resolved ), ...$crumbs );
	}

	/**
	 * @param Reply|null $list
	 * @return array{string, string}
	 */
	private static function neighbours( string $url, int $number, ?array $list ): array {
		$total = is_int( $list['data']['total'] ?? null ) ? $list['data']['total'] : 0;
		return array(
			$number > 1 ? self::numbered( $url, $number - 1 ) : '',
			$number * StoryService::page_size() < $total ? self::numbered( $url, $number + 1 ) : '',
		);
	}

	private static function numbered( string $url, int $number ): string {
		return $number > 1 ? add_query_arg( 'puslapis', (string) $number, $url ) : $url;
	}
}
