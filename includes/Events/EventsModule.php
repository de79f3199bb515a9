<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Events\Calendar\Calendars;
use MentoriaiPortal\Events\Rest\GetCalendarFeedRoute;
use MentoriaiPortal\Events\Rest\GetEventCalendarRoute;
use MentoriaiPortal\Events\Rest\GetEventRoute;
use MentoriaiPortal\Events\Rest\ListEventsRoute;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Events: list, single pages, calendars.
 */
final class EventsModule extends Module {

	public readonly EventDirectory $directory;

	private readonly EventRepository $repository;

	private readonly Events $events;

	public function __construct(
		private readonly Services $core,
		private readonly ContentCache $cache
	) {
		$this->repository = new EventRepository( $core->db );
		$this->events     = new Events( new EventIndex( $this->repository, $cache ), $this->repository, $core->clock );
		$this->directory  = new EventDirectory( $this->events, $core->clock );
	}

	public function register(): void {
		$shared = new SharedFacts( $this->repository );
		add_action( 'init', array( PostType::class, 'register' ) );
		add_action( 'init', array( MetaFields::class, 'register' ) );
		add_filter( 'post_type_link', array( PostType::class, 'link' ), 10, 2 );
		add_filter( 'rest_pre_insert_' . EventMeta::POST_TYPE, array( EventRules::class, 'check' ), 10, 2 );
		add_filter( 'wp_insert_post_data', array( EventRules::class, 'keep_draft' ), 10, 2 );
		add_action( EventMeta::TOWN . '_add_form_fields', array( TownForm::class, 'show_new' ), 10, 0 );
		add_action( EventMeta::TOWN . '_edit_form_fields', array( TownForm::class, 'show' ) );
		add_action( 'created_' . EventMeta::TOWN, array( TownForm::class, 'save' ), 10, 1 );
		add_action( 'edited_' . EventMeta::TOWN, array( TownForm::class, 'save' ), 10, 1 );
		add_action( 'wp_after_insert_post', static fn ( int $id, \WP_Post $post ) => $shared->saved( $post ), 10, 2 );
		$this->forget_what_changes();
	}

	public function routes(): array {
		$calendars = new Calendars( $this->events, $this->core->clock );
		return array(
			new ListEventsRoute( $this->events, $this->core->clock ),
			new GetEventRoute( $this->events, $this->core->clock ),
			new GetEventCalendarRoute( $calendars ),
			new GetCalendarFeedRoute( $calendars ),
		);
	}

	public function install(): void {
		if ( ! post_type_exists( EventMeta::POST_TYPE ) ) {
			PostType::register();
			MetaFields::register();
		}
	}

	/** Meta, deletion and the bin are the cache's own matter. */
	private function forget_what_changes(): void {
		$forget = array( $this->cache, 'forget' );
		add_action( 'save_post_' . EventMeta::POST_TYPE, $forget, 20, 0 );
		add_action( 'edited_' . EventMeta::TOWN, $forget, 20, 0 );
		add_action( 'delete_' . EventMeta::TOWN, $forget, 20, 0 );
		add_action( 'set_object_terms', fn ( int $id, mixed $terms, mixed $tt_ids, string $taxonomy ) => EventMeta::TOWN === $taxonomy ? $this->cache->forget() : null, 20, 4 );
		$meta = fn ( mixed $ids, int $term_id, string $key ) => Town::NAME_EN === $key ? $this->cache->forget() : null;
		foreach ( array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ) as $hook ) {
			add_action( $hook, $meta, 20, 3 );
		}
	}
}
