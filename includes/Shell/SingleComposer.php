<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Pages of one thing: a mentor, an event, a story.
 *
 * @phpstan-import-type Crumb from PortalPage
 */
final readonly class SingleComposer {

	private const DESCRIPTION = 160;

	public function __construct(
		private Replies $replies,
		private Pages $pages
	) {}

	/** Missing ones are 404; mentors who are not public yet have a page without a word about them. */
	public function compose( ResolvedPath $location ): PortalPage {
		[ $route, $list ] = self::source( $location->place );
		$reply            = $this->replies->ask( $location, $route, array( 'slug' => $location->name ) );
		if ( $reply instanceof ApiError ) {
			return 403 === $reply->status ? new PortalPage( $location, 200, __( 'Mentor', 'mentoriai-portal' ) ) : PageComposer::missing( $location );
		}
		$data       = $reply['data'];
		$alternates = Data::alternates( $data );
		// A member's page is in both languages, whatever the member wrote.
		$fallback = PageKind::Mentor !== $location->place && $this->replies->is_fallback( $location, $data );
		$lang     = $fallback ? $location->lang->other() : $location->lang;
		return new PortalPage(
			$location,
			200,
			Data::text( $data, 'title' ),
			$this->description( $location->place, $data ),
			$alternates[ $lang->value ] ?? Data::text( $data, 'link' ),
			$alternates,
			array( $reply ),
			Data::image( $data ),
			array( self::home_crumb( $location ), $this->list_crumb( $location, $list ) ),
			is_fallback: $fallback
		);
	}

	/** @return Crumb */
	public static function home_crumb( ResolvedPath $location ): array {
		return array(
			'label' => __( 'Home', 'mentoriai-portal' ),
			'url'   => home_url( $location->lang->prefix() . '/' ),
		);
	}

	/** @return array{string, Screen} Route and the list it stands in. */
	private static function source( PageKind $place ): array {
		return match ( $place ) {
			PageKind::StaticMentor => array( 'mentoriai_static_single', Screen::StaticMentors ),
			PageKind::Event        => array( 'events', Screen::Events ),
			PageKind::Story        => array( 'success_stories', Screen::Stories ),
			default             => array( 'mentoriai_dynamic_single', Screen::DynamicMentors ),
		};
	}

	/** @return Crumb */
	private function list_crumb( ResolvedPath $location, Screen $screen ): array {
		$page = $this->pages->of_screen( $screen, $location->lang );
		return array(
			'label' => $page->title ?? '',
			'url'   => home_url( $this->pages->screen_path( $screen, $location->lang ) ),
		);
	}

	/** @param array<mixed> $data */
	private function description( PageKind $place, array $data ): string {
		if ( PageKind::Event === $place ) {
			$dates = Data::part( $data, 'dates' );
			$facts = array( Data::text( $dates, 'start_date' ), Data::text( $dates, 'start_time' ), Data::text( $data, 'location' ), EditorHtml::excerpt( Data::text( $data, 'aprasymas' ), self::DESCRIPTION ) );
			return implode( '. ', array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact ) );
		}
		if ( PageKind::Story === $place ) {
			return Data::text( $data, 'text' ) ?: EditorHtml::excerpt( Data::text( $data, 'text_full' ), self::DESCRIPTION );
		}
		return trim( Data::text( $data, 'text' ) . '. ' . implode( ', ', array_filter( Data::part( $data, 'taxs' ), 'is_string' ) ), ' .,' );
	}
}
