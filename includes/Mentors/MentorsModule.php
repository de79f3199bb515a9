<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Mentors\Admin\FieldTermForm;
use MentoriaiPortal\Mentors\Admin\StaticMentorBox;
use MentoriaiPortal\Mentors\Rest\FindDynamicMentorsRoute;
use MentoriaiPortal\Mentors\Rest\FindStaticMentorsRoute;
use MentoriaiPortal\Mentors\Rest\GetDynamicFieldsRoute;
use MentoriaiPortal\Mentors\Rest\GetDynamicMentorRoute;
use MentoriaiPortal\Mentors\Rest\GetStaticFieldsRoute;
use MentoriaiPortal\Mentors\Rest\GetStaticMentorRoute;
use MentoriaiPortal\Mentors\Rest\RecordMentorViewRoute;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Finding mentors: lists, tags, single pages, the index they are read from, static mentors in wp-admin.
 */
final class MentorsModule extends Module {

	/** Daily check of the whole index against what it is made of. */
	private const CHECK = 'mentoriai_check_mentors';

	public readonly MentorDirectory $directory;

	public readonly MentorIndexer $indexer;

	public readonly MentorViews $views;

	public readonly MentorRatings $ratings;

	private readonly MentorRepository $mentors;

	private readonly FieldRepository $fields;

	private readonly MentorSourceRepository $sources;

	private readonly ListSegments $sizes;

	private readonly WordIndex $words;

	public function __construct( private readonly Services $core ) {
		$this->fields    = new FieldRepository( $core->db );
		$this->views     = new MentorViews( new ViewRepository( $core->db ), $this->fields );
		$this->words     = new WordIndex( $core->db );
		$this->mentors   = new MentorRepository( $core->db, $this->words );
		$this->sources   = new MentorSourceRepository( $core->db );
		$this->sizes     = new ListSegments( $this->mentors, $core->clock );
		$this->directory = new MentorDirectory( $this->sources, $this->mentors, $core->settings );
		$index           = new MentorIndexRepository( $core->db );
		$this->ratings   = new MentorRatings( $index, $this->mentors );
		$this->indexer   = new MentorIndexer(
			$index,
			$this->sources,
			new DynamicMentors( $this->sources, $this->fields ),
			new StaticMentors( $this->fields ),
			$this->sizes
		);
	}

	public function register(): void {
		add_action( 'init', array( PostType::class, 'register' ) );
		add_filter( 'post_type_link', array( PostType::class, 'link' ), 10, 2 );
		add_action( self::CHECK, array( $this->indexer, 'rebuild_all' ) );
		add_action( self::CHECK, fn () => ( new ViewRepository( $this->core->db ) )->purge( $this->core->clock->today( -MentorViews::KEPT_DAYS ) ) );
		$this->follow_members();
		$this->follow_posts();
		$this->follow_fields();
	}

	public function jobs(): array {
		return array( 'mentors' => array( $this->indexer, 'check_next' ) );
	}

	public function tables(): array {
		return array( new MentorIndexTable(), new MentorTermsTable(), new ViewsTable(), new ViewMonthsTable(), new FieldViewsTable(), new ViewSaltsTable() );
	}

	public function routes(): array {
		$service = new MentorService( $this->mentors, $this->fields, new MentorTexts( $this->sources ), $this->sizes, $this->core->clock );
		return array(
			new FindDynamicMentorsRoute( $service, $this->fields ),
			new FindStaticMentorsRoute( $service, $this->fields ),
			new GetDynamicFieldsRoute( $service ),
			new GetStaticFieldsRoute( $service ),
			new GetDynamicMentorRoute( $service, $this->fields ),
			new GetStaticMentorRoute( $service, $this->fields ),
			new RecordMentorViewRoute( new ViewService( new ViewRepository( $this->core->db ), $this->mentors, $this->core->clock ) ),
		);
	}

	public function install(): void {
		if ( ! post_type_exists( StaticMentors::POST_TYPE ) ) {
			PostType::register();
		}
		$this->words->install();
		$this->sizes->install();
		$this->indexer->rebuild_all();
		if ( false === wp_next_scheduled( self::CHECK ) ) {
			wp_schedule_event( time() + 86400, 'daily', self::CHECK );
		}
	}

	private function follow_members(): void {
		$index = fn ( mixed $user_id ) => $this->indexer->index_member( is_numeric( $user_id ) ? (int) $user_id : 0 );
		foreach ( array( 'mentoriai_user_status_changed', 'mentoriai_profile_saved', 'set_user_role', 'add_user_role', 'remove_user_role', 'deleted_user', 'remove_user_from_blog' ) as $hook ) {
			add_action( $hook, Sites::where_set_up( $index ), 20, 1 );
		}
	}

	private function follow_posts(): void {
		$box   = new StaticMentorBox();
		$index = fn ( int $post_id ) => $this->indexer->index_post( $post_id );
		add_action( 'add_meta_boxes_' . StaticMentors::POST_TYPE, array( $box, 'add' ) );
		add_action( 'save_post_' . StaticMentors::POST_TYPE, array( $box, 'save' ), 10, 1 );
		// After boxes, terms and meta of the REST editor are stored.
		add_action( 'wp_after_insert_post', fn ( int $id, \WP_Post $post ) => StaticMentors::POST_TYPE === $post->post_type ? $index( $id ) : null, 20, 2 );
		add_action( 'deleted_post', fn ( int $id, \WP_Post $post ) => StaticMentors::POST_TYPE === $post->post_type ? $index( $id ) : null, 20, 2 );
		$meta = static function ( mixed $ids, int $id, string $key ) use ( $index ): void {
			$ours = in_array( $key, array( StaticMentors::POSITION, PostMeta::LANG, PostMeta::GROUP, '_thumbnail_id' ), true );
			if ( $ours && StaticMentors::POST_TYPE === get_post_type( $id ) ) {
				$index( $id );
			}
		};
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $meta, 20, 3 );
		}
		add_action( 'set_object_terms', fn ( int $id, mixed $terms, mixed $tt_ids, string $taxonomy ) => Field::TAXONOMY === $taxonomy ? $index( $id ) : null, 20, 4 );
	}

	private function follow_fields(): void {
		$form     = new FieldTermForm();
		$taxonomy = Field::TAXONOMY;
		add_action( $taxonomy . '_add_form_fields', array( $form, 'show_new' ) );
		add_action( $taxonomy . '_edit_form_fields', array( $form, 'show' ) );
		foreach ( array( 'created_', 'edited_' ) as $hook ) {
			add_action( $hook . $taxonomy, array( $form, 'save' ), 10, 1 );
			add_action( $hook . $taxonomy, array( $this->fields, 'forget' ), 20, 0 );
		}
		foreach ( array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ) as $hook ) {
			add_action( $hook, array( $this->fields, 'forget' ), 20, 0 );
		}
		add_action(
			'delete_' . $taxonomy,
			function ( int $term_id ): void {
				$this->fields->forget();
				$this->indexer->forget_term( $term_id );
			},
			20,
			1
		);
	}
}
