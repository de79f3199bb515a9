<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use Closure;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Events\Calendar\Calendars;
use MentoriaiPortal\Events\Rest\GetCalendarFeedRoute;
use MentoriaiPortal\Events\Rest\GetEventCalendarRoute;
use MentoriaiPortal\Events\Rest\GetEventRoute;
use MentoriaiPortal\Events\Rest\ListEventsRoute;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use WP_Post;

/**
 * Events: list, single pages, calendars.
 */
final class EventsModule extends Module {

	/**
	 * @param Closure(): ContentCache    $cache
	 * @param Closure(): MentorDirectory $mentors
	 */
	public function __construct( private readonly Services $core, private readonly Closure $cache, private readonly Closure $mentors ) {}

	public static function hooks(): array {
		$type = EventMeta::POST_TYPE;
		$town = EventMeta::TOWN;
		return array(
			new Hook( 'init', array( PostType::class, 'register' ), 0 ),
			new Hook( ContentTypes::DESCRIBE, array( MetaFields::class, 'register' ) ),
			...Hook::each( array( 'get_object_subtype_post', 'get_object_subtype_term' ), array( MetaFields::class, 'register_for_subtype' ) ),
			new Hook( 'default_post_metadata', array( MetaFields::class, 'register_for_default' ), 1, 3 ),
			new Hook( 'wp_post_revision_meta_keys', array( MetaFields::class, 'autosaved' ), 10, 2 ),
			new Hook( 'post_type_link', array( PostType::class, 'link' ), 10, 2 ),
			new Hook( "rest_pre_insert_$type", array( EventRules::class, 'check' ), 10, 2 ),
			new Hook( 'wp_insert_post_data', array( EventRules::class, 'keep_draft' ), 10, 2 ),
			Hook::admin( "{$town}_add_form_fields", array( TownForm::class, 'show_new' ), 10, 0 ),
			Hook::admin( "{$town}_edit_form_fields", array( TownForm::class, 'show' ) ),
			...Hook::each( array( "created_$town", "edited_$town" ), array( TownForm::class, 'save' ) ),
			new Hook( 'wp_after_insert_post', static fn ( self $m ): callable => static fn ( mixed $id, mixed $post ) => $post instanceof WP_Post ? ( new SharedFacts( $m->rows() ) )->saved( $post ) : null, 10, 2 ),
			// The post itself and its meta are the cache's own matter.
			...Hook::each( array( "edited_$town", "delete_$town" ), static fn ( self $m ): callable => array( ( $m->cache )(), 'forget' ), 20, 0 ),
			new Hook( 'set_object_terms', static fn ( self $m ): callable => static fn () => ( $m->cache )()->forget(), 20, 4, when: array( self::class, 'is_town' ) ),
			...Hook::each( array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ), static fn ( self $m ): callable => static fn () => ( $m->cache )()->forget(), 20, 3, array( self::class, 'is_name_of_town' ) ),
		);
	}

	public static function routes(): array {
		return array(
			ListEventsRoute::class       => static fn ( self $m ) => new ListEventsRoute( $m->events(), $m->core->clock ),
			GetEventRoute::class         => static fn ( self $m ) => new GetEventRoute( $m->events(), $m->core->clock ),
			GetEventCalendarRoute::class => static fn ( self $m ) => new GetEventCalendarRoute( $m->calendars() ),
			GetCalendarFeedRoute::class  => static fn ( self $m ) => new GetCalendarFeedRoute( $m->calendars() ),
		);
	}

	public function install(): void {
		if ( ! post_type_exists( EventMeta::POST_TYPE ) ) {
			PostType::register();
			MetaFields::register();
		}
	}

	public static function today(): array {
		return array( EventsToday::class => static fn ( self $m ) => new EventsToday( $m->events(), $m->core->clock ) );
	}

	public function directory(): EventDirectory {
		return new EventDirectory( $this->events(), $this->core->clock );
	}

	/** Of `set_object_terms`. */
	public static function is_town( mixed $id = null, mixed $terms = null, mixed $tt_ids = null, mixed $taxonomy = null ): bool {
		return EventMeta::TOWN === $taxonomy && ContentCache::is_shown_post( $id );
	}

	/** Of the actions on meta of terms. */
	public static function is_name_of_town( mixed $ids = null, mixed $term_id = null, mixed $key = null ): bool {
		return Town::NAME_EN === $key;
	}

	private function events(): Events {
		return new Events( new EventIndex( $this->rows(), ( $this->cache )() ), $this->rows(), $this->mentors, $this->core->clock );
	}

	private function calendars(): Calendars {
		return new Calendars( $this->events(), $this->core->clock );
	}

	private function rows(): EventRepository {
		return new EventRepository( $this->core->db, $this->core->preview );
	}
}
