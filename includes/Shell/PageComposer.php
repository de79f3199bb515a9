<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Makes the page of a location out of the replies that the app would ask for first.
 *
 * @phpstan-import-type Reply from PortalPage
 */
final readonly class PageComposer {

	/** Screens with a list of mentors, by its route. */
	private const MENTORS = array(
		'MentoriaiDynamic' => 'mentoriai_dynamic',
		'MentoriaiStatic'  => 'mentoriai_static',
	);

	/** Stories on one page of their list (contract 3). */
	private const STORIES = 9;

	private SingleComposer $singles;

	public function __construct(
		private Replies $replies,
		private Pages $pages
	) {
		$this->singles = new SingleComposer( $replies, $pages );
	}

	public function compose( ResolvedPath $location, ListQuery $asked ): PortalPage {
		return match ( true ) {
			PageKind::Nowhere === $location->place      => self::missing( $location ),
			PageKind::Conversation === $location->place => new PortalPage( $location, 200, __( 'Conversation', 'mentoriai-portal' ) ),
			PageKind::Plan === $location->place         => new PortalPage( $location, 200, __( 'Action plan', 'mentoriai-portal' ) ),
			PageKind::Survey === $location->place       => new PortalPage( $location, 200, __( 'Survey', 'mentoriai-portal' ) ),
			PageKind::Page !== $location->place         => $this->singles->compose( $location ),
			Screen::Home === $location->screen       => $this->home( $location ),
			default                                  => $this->page( $location, $asked ),
		};
	}

	public static function missing( ResolvedPath $location ): PortalPage {
		return new PortalPage( ResolvedPath::missing( $location->lang ), 404, '404 Not found' );
	}

	private function home( ResolvedPath $location ): PortalPage {
		$reply    = $this->replies->read( $location, 'get_home' );
		$data     = Data::part( $reply['data'] ?? null, 'data' );
		$about    = Data::text( Data::part( $data, 'meta' ), 'description' );
		$fallback = $this->replies->is_fallback( $location, $data );
		return new PortalPage(
			$location,
			200,
			Data::text( Data::part( $data, 'meta' ), 'title' ) ?: 'Mentoriai',
			'' === $about ? Data::text( Data::part( $data, 'intro' ), 'text' ) : $about,
			home_url( ( $fallback ? $location->lang->other() : $location->lang )->prefix() . '/' ),
			Data::alternates( $data ),
			null === $reply ? array() : array( $reply ),
			Data::image( Data::part( $data, 'intro' ), 'background' ),
			is_fallback: $fallback
		);
	}

	private function page( ResolvedPath $location, ListQuery $asked ): PortalPage {
		$id      = $location->page->id ?? 0;
		$own     = $id > 0 ? $this->replies->read( $location, 'get_default', array( 'pageId' => $id ) ) : null;
		$data    = Data::part( $own['data'] ?? null, 'data' );
		$lists   = $this->lists( $location, $asked );
		$stories = Screen::Stories === $location->screen;
		if ( $stories && 1 !== $asked->number && array() === Data::part( $lists[0]['data'] ?? null, 'list' ) ) {
			return self::missing( $location );
		}
		$number     = $stories ? $asked->number : 1;
		$alternates = Data::alternates( $data );
		$fallback   = $this->replies->is_fallback( $location, $data );
		$address    = $fallback ? (string) $alternates[ $location->lang->other()->value ] : home_url( $location->page->path ?? $location->lang->prefix() . ( $location->screen?->path() ?? '' ) );
		$title      = Data::text( $data, 'title' ) ?: ( $location->page->title ?? '' );
		return new PortalPage(
			$location,
			200,
			/* translators: 1: title of a list, 2: number of its page. */
			$number > 1 ? sprintf( __( '%1$s, page %2$d', 'mentoriai-portal' ), $title, $number ) : $title,
			Data::text( Data::part( $data, 'meta' ), 'description' ),
			$location->is_private() || $asked->filtered ? '' : self::numbered( $address, $number ),
			$alternates,
			array_values( array_filter( array( $own, ...$lists ) ) ),
			Data::image( $data ),
			$this->crumbs( $location ),
			$stories ? self::neighbours( $address, $number, $lists[0] ?? null ) : array( '', '' ),
			$fallback
		);
	}

	/** @return list<Reply|null> */
	private function lists( ResolvedPath $location, ListQuery $asked ): array {
		$mentors = self::MENTORS[ $location->screen->value ?? '' ] ?? null;
		return match ( true ) {
			null !== $mentors                     => array(
				$asked->filtered ? null : $this->replies->read( $location, $mentors, array( 'page' => 0 ) ),
				$this->replies->read( $location, $mentors . '/tax' ),
			),
			Screen::Events === $location->screen  => array( $this->replies->read( $location, 'get_events' ) ),
			Screen::Stories === $location->screen => array( $asked->number > 0 ? $this->replies->read( $location, 'get_success_stories', array( 'page' => $asked->number - 1 ) ) : null ),
			default                               => array(),
		};
	}

	/** @return list<array{label: string, url: string}> Home and the pages above. */
	private function crumbs( ResolvedPath $location ): array {
		$crumbs = array();
		$above  = $this->pages->get( $location->page->parent ?? 0 );
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
		return array( SingleComposer::home_crumb( $location ), ...$crumbs );
	}

	/**
	 * @param Reply|null $list
	 * @return array{string, string}
	 */
	private static function neighbours( string $address, int $number, ?array $list ): array {
		$total = is_int( $list['data']['total'] ?? null ) ? $list['data']['total'] : 0;
		return array(
			$number > 1 ? self::numbered( $address, $number - 1 ) : '',
			$number * self::STORIES < $total ? self::numbered( $address, $number + 1 ) : '',
		);
	}

	private static function numbered( string $address, int $number ): string {
		return $number > 1 ? add_query_arg( 'puslapis', (string) $number, $address ) : $address;
	}
}
