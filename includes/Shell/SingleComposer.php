<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\Schema\Names;

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
	public function compose( ResolvedPath $resolved ): PortalPage {
		$source = self::source( $resolved->kind );
		if ( null === $source ) {
			return new PortalPage( $resolved, 200, $resolved->facts()?->title() ?? '' );
		}
		[ $route, $list ] = $source;
		$reply            = $this->replies->ask( $resolved, $route, array( 'slug' => $resolved->name ) );
		if ( $reply instanceof ApiError ) {
			return 403 === $reply->status ? new PortalPage( $resolved, 200, $resolved->facts()?->title() ?? '' ) : PageComposer::missing( $resolved );
		}
		$data       = $reply['data'];
		$alternates = Data::alternates( $data );
		// A member's page is in both languages, whatever the member wrote.
		$fallback = PageKind::Mentor !== $resolved->kind && $this->replies->is_fallback( $resolved, $data );
		$lang     = $fallback ? $resolved->lang->other() : $resolved->lang;
		return new PortalPage(
			$resolved,
			200,
			Data::text( $data, 'title' ),
			$this->description( $resolved->kind, $data ),
			$alternates[ $lang->value ] ?? Data::text( $data, 'link' ),
			$alternates,
			array( $reply ),
			Data::image( $data ),
			array( self::home_crumb( $resolved ), $this->list_crumb( $resolved, $list ) ),
			is_fallback: $fallback
		);
	}

	/** @return Crumb */
	public static function home_crumb( ResolvedPath $resolved ): array {
		return array(
			'label' => __( 'Home', 'mentoriai-portal' ),
			'url'   => PortalUrls::home( $resolved->lang->prefix() . '/' ),
		);
	}

	/** @return array{string, Screen}|null Route and the list it stands in; null for what only the app shows. */
	private static function source( PageKind $kind ): ?array {
		return match ( $kind ) {
			PageKind::StaticMentor => array( 'mentoriai_static_single', Screen::StaticMentors ),
			PageKind::Event        => array( 'events', Screen::Events ),
			PageKind::Story        => array( 'success_stories', Screen::Stories ),
			PageKind::Mentor       => array( 'mentoriai_dynamic_single', Screen::DynamicMentors ),
			default                => null,
		};
	}

	/** @return Crumb */
	private function list_crumb( ResolvedPath $resolved, Screen $screen ): array {
		$page = $this->pages->of_screen( $screen, $resolved->lang );
		return array(
			'label' => $page->title ?? '',
			'url'   => PortalUrls::home( $this->pages->screen_path( $screen, $resolved->lang ) ),
		);
	}

	/** @param array<mixed> $data */
	private function description( PageKind $kind, array $data ): string {
		if ( PageKind::Event === $kind ) {
			$dates = Data::part( $data, 'dates' );
			$facts = array( Data::text( $dates, 'start_date' ), Data::text( $dates, 'start_time' ), Data::text( $data, 'location' ), EditorHtml::excerpt( Data::text( $data, Names::DESCRIPTION ), self::DESCRIPTION ) );
			return implode( '. ', array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact ) );
		}
		if ( PageKind::Story === $kind ) {
			return Data::text( $data, 'text' ) ?: EditorHtml::excerpt( Data::text( $data, 'text_full' ), self::DESCRIPTION );
		}
		return trim( Data::text( $data, 'text' ) . '. ' . implode( ', ', array_filter( Data::part( $data, 'taxs' ), 'is_string' ) ), ' .,' );
	}
}
