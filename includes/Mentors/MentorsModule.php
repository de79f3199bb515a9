<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use Closure;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\Spa\Addresses;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\Admin\FieldActions;
use MentoriaiPortal\Mentors\Admin\FieldList;
use MentoriaiPortal\Mentors\Admin\FieldMessages;
use MentoriaiPortal\Mentors\Admin\FieldPage;
use MentoriaiPortal\Mentors\Admin\FieldTermForm;
use MentoriaiPortal\Mentors\Admin\StaticMentorBox;
use MentoriaiPortal\Mentors\Admin\StaticMentorList;
use MentoriaiPortal\Mentors\Admin\StaticMentorPanel;
use MentoriaiPortal\Mentors\Rest\FindDynamicMentorsRoute;
use MentoriaiPortal\Mentors\Rest\FindStaticMentorsRoute;
use MentoriaiPortal\Mentors\Rest\GetDynamicFieldsRoute;
use MentoriaiPortal\Mentors\Rest\GetDynamicMentorRoute;
use MentoriaiPortal\Mentors\Rest\GetStaticFieldsRoute;
use MentoriaiPortal\Mentors\Rest\GetStaticMentorRoute;
use MentoriaiPortal\Mentors\Rest\RecordMentorViewRoute;
use MentoriaiPortal\Mentors\Rest\FindBestMentorsRoute;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use WP_Post;

/**
 * Finding mentors: lists, tags, single pages, the index they are read from, static mentors in wp-admin.
 */
final class MentorsModule extends Module {

	/** Daily check of the whole index against what it is made of. */
	private const CHECK = 'mentoriai_check_mentors';

	private const MEMBER_CHANGES = array( 'mentoriai_user_status_changed', 'mentoriai_profile_saved', 'set_user_role', 'add_user_role', 'remove_user_role', 'deleted_user', 'remove_user_from_blog' );

	/** Meta of a static mentor that the index shows. */
	private const INDEXED_META = array( StaticMentors::POSITION, HubContact::TOWN, PostMeta::LANG, PostMeta::GROUP, '_thumbnail_id' );

	private ?FieldList $field_list = null;

	/** @var array<int, int>|null Members who changed during indexed_once(). */
	private ?array $changed = null;

	private ?EditorChanges $changes = null;

	/** @param Closure(): MentorPairs $pairs */
	public function __construct( private readonly Services $core, private readonly Closure $pairs ) {}

	public static function hooks(): array {
		$follow = static fn ( self $m ): callable => static fn ( mixed $id ) => is_numeric( $id ) ? $m->changes()->follow( (int) $id ) : null;
		return array(
			new Hook( 'init', array( PostType::class, 'register' ), 0 ),
			new Hook( 'post_type_link', array( PostType::class, 'link' ), 10, 2 ),
			new Hook( self::CHECK, static fn ( self $m ): callable => array( $m->indexer(), 'rebuild_all' ) ),
			new Hook( self::CHECK, static fn ( self $m ): callable => static fn () => $m->view_rows()->purge( $m->core->clock->today( -MentorViews::KEPT_DAYS ) ) ),
			...Hook::each( self::MEMBER_CHANGES, static fn ( self $m ): callable => static fn ( mixed $user_id ) => $m->index_member( is_numeric( $user_id ) ? (int) $user_id : 0 ), 20 ),
			Hook::admin( 'add_meta_boxes_' . StaticMentors::POST_TYPE, static fn ( self $m ): callable => array( $m->box(), 'add' ) ),
			Hook::admin( 'enter_title_here', array( StaticMentorList::class, 'placeholder' ), 10, 2 ),
			Hook::admin( 'manage_' . StaticMentors::POST_TYPE . '_posts_columns', array( StaticMentorList::class, 'columns' ) ),
			Hook::admin( 'manage_' . StaticMentors::POST_TYPE . '_posts_custom_column', array( StaticMentorList::class, 'show' ), 10, 2 ),
			Hook::admin( 'enqueue_block_editor_assets', array( StaticMentorList::class, 'without_parent' ), 10, 0 ),
			Hook::admin( 'enqueue_block_editor_assets', static fn ( self $m ): callable => array( new StaticMentorPanel( $m->core, $m->hub_towns() ), 'enqueue' ), 10, 0 ),
			new Hook( 'rest_api_init', array( StaticMentorPanel::class, 'register' ), 10, 0, when: array( MainRequest::class, 'is_for_editor' ) ),
			new Hook( 'save_post_' . StaticMentors::POST_TYPE, static fn ( self $m ): callable => array( $m->box(), 'save' ) ),
			new Hook( 'wp_insert_post_data', static fn ( self $m ): callable => array( $m->changes(), 'begin_save' ), PHP_INT_MAX, when: array( self::class, 'is_mentor_data' ) ),
			// After boxes, terms and meta of the REST editor are stored.
			new Hook( 'wp_after_insert_post', static fn ( self $m ): callable => array( $m->changes(), 'end_save' ), 20, 2, when: array( self::class, 'is_mentor' ) ),
			// WordPress deletes meta one by one before the post.
			new Hook( 'before_delete_post', static fn ( self $m ): callable => array( $m->changes(), 'begin_save' ), 20, 2, when: array( self::class, 'is_mentor' ) ),
			new Hook( 'deleted_post', static fn ( self $m ): callable => array( $m->changes(), 'end_save' ), 20, 2, when: array( self::class, 'is_mentor' ) ),
			...Hook::each( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ), static fn ( self $m ): callable => static fn ( mixed $ids, mixed $id ) => is_numeric( $id ) ? $m->changes()->follow( (int) $id ) : null, 20, 3, array( self::class, 'is_indexed_meta' ) ),
			new Hook( 'set_object_terms', $follow, 20, 4, when: array( self::class, 'is_field' ) ),
			...self::field_hooks(),
			...self::field_screen_hooks(),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-fields'      => static fn (): string => __( 'Merging moves everyone from one field to another, deleting takes the field away from everyone. Neither can be undone.', 'mentoriai-portal' ),
			'edit-mentoriai_mentor' => static fn (): string => __( 'Mentors without an account, whom visitors meet at a hub. Those with an account are among the users.', 'mentoriai-portal' ),
			'edit-mentoriai_field'  => static fn (): string => __( 'Fields that mentors choose and visitors filter by. Each person is counted once. Select several to merge them into one.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			FindDynamicMentorsRoute::class => static fn ( self $m ) => new FindDynamicMentorsRoute( $m->service(), $m->fields() ),
			FindStaticMentorsRoute::class  => static fn ( self $m ) => new FindStaticMentorsRoute( $m->service(), $m->fields() ),
			FindBestMentorsRoute::class     => static fn ( self $m ) => new FindBestMentorsRoute( $m->finder(), $m->fields() ),
			GetDynamicFieldsRoute::class   => static fn ( self $m ) => new GetDynamicFieldsRoute( $m->service() ),
			GetStaticFieldsRoute::class    => static fn ( self $m ) => new GetStaticFieldsRoute( $m->service() ),
			GetDynamicMentorRoute::class   => static fn ( self $m ) => new GetDynamicMentorRoute( $m->service(), $m->fields() ),
			GetStaticMentorRoute::class    => static fn ( self $m ) => new GetStaticMentorRoute( $m->service(), $m->fields() ),
			RecordMentorViewRoute::class   => static fn ( self $m ) => new RecordMentorViewRoute( new ViewService( $m->view_rows(), $m->mentors(), $m->core->clock ) ),
		);
	}

	public static function capabilities(): array {
		return array( PostType::MANAGE_FIELDS => Capabilities::STAFF );
	}

	public static function tables(): array {
		return array( MentorIndexTable::class, MentorTermsTable::class, ViewsTable::class, ViewMonthsTable::class, FieldViewsTable::class, ViewSaltsTable::class );
	}

	public function jobs(): array {
		return array(
			'mentors'       => array( $this->indexer(), 'check_next' ),
			'mentors_daily' => self::plan_check( ... ),
		);
	}

	public function indexes(): array {
		return array(
			MentorIndexTable::name() => fn (): bool => $this->indexer()->is_lost(),
			MentorTermsTable::name() => fn (): bool => $this->indexer()->has_lost_terms(),
			MentorIndexTable::name() . ' (words)' => fn (): bool => $this->words()->is_lost(),
		);
	}

	public function health(): array {
		return array( new MentorIndexHealth( $this->indexer() ) );
	}

	public function personal_data(): array {
		return array( new ViewData( $this->view_rows() ) );
	}

	public function install(): void {
		if ( ! post_type_exists( StaticMentors::POST_TYPE ) ) {
			PostType::register();
		}
		$this->segments()->install();
		self::plan_check();
	}

	public function rebuild(): void {
		$this->words()->install();
		$this->indexer()->rebuild_all();
	}

	/** Again where the option with WordPress's plan got lost. */
	private static function plan_check(): void {
		if ( false === wp_next_scheduled( self::CHECK ) ) {
			wp_schedule_event( time() + 86400, 'daily', self::CHECK );
		}
	}

	public function directory(): MentorDirectory {
		return new MentorDirectory( $this->sources(), $this->mentors(), $this->core->settings, $this->segments(), $this->fields(), $this->core->clock );
	}

	/** @return array<int, list<string>> Id of a field to its names, Lithuanian and English. */
	public function field_names(): array {
		return array_map( static fn ( Field $field ): array => array( $field->name( Lang::Lt ), $field->name( Lang::En ) ), $this->fields()->all() );
	}

	/** For reports. */
	public function public_texts(): PublicTexts {
		return new PublicTexts( new DynamicMentors( $this->sources(), $this->fields(), $this->core->clock ), new StaticMentors( $this->fields() ), $this->sources() );
	}

	/**
	 * Who changes several times meanwhile is indexed once, at the end; who fails is not. Part of the caller's transaction.
	 *
	 * @param Closure(): int $work
	 * @return int What it gives.
	 */
	public function indexed_once( Closure $work ): int {
		$this->changed = array();
		try {
			$done = $work();
			$ids  = $this->changed ?? array();
		} finally {
			$this->changed = null;
		}
		array_map( $this->indexer()->index_member( ... ), $ids );
		return $done;
	}

	private function index_member( int $user_id ): void {
		if ( null === $this->changed ) {
			$this->indexer()->index_member( $user_id );
		} else {
			$this->changed[ $user_id ] = $user_id;
		}
	}

	public function indexer(): MentorIndexer {
		return new MentorIndexer( $this->index(), $this->sources(), new DynamicMentors( $this->sources(), $this->fields(), $this->core->clock ), new StaticMentors( $this->fields() ), $this->segments() );
	}

	public function views(): MentorViews {
		return new MentorViews( $this->view_rows(), $this->fields() );
	}

	/** For imports. */
	public function view_history(): ViewHistory {
		return new ViewHistory( $this->core->db, $this->view_rows() );
	}

	public function ratings(): MentorRatings {
		return new MentorRatings( $this->index(), $this->mentors() );
	}

	/** The public pages of members, for the sitemap. */
	public function urls(): Addresses {
		return new MentorUrlRepository( $this->core->db );
	}

	/**
	 * Slugs of fields as they are today: fields are renamed and merged, links to them stay.
	 *
	 * @param list<string> $slugs
	 * @return list<string>
	 */
	public function current_fields( array $slugs ): array {
		return $this->fields()->current_slugs( $slugs );
	}

	/** Of `wp_insert_post_data`. */
	public static function is_mentor_data( mixed $data = null ): bool {
		return is_array( $data ) && StaticMentors::POST_TYPE === ( $data['post_type'] ?? '' );
	}

	/** Of `wp_after_insert_post`, `deleted_post`. */
	public static function is_mentor( mixed $id = null, mixed $post = null ): bool {
		return $post instanceof WP_Post && StaticMentors::POST_TYPE === $post->post_type;
	}

	/** Of the actions on meta of posts. */
	public static function is_indexed_meta( mixed $ids = null, mixed $id = null, mixed $key = null ): bool {
		return in_array( $key, self::INDEXED_META, true ) && is_numeric( $id ) && StaticMentors::POST_TYPE === get_post_type( (int) $id );
	}

	/** Of `set_object_terms`. */
	public static function is_field( mixed $id = null, mixed $terms = null, mixed $tt_ids = null, mixed $taxonomy = null ): bool {
		return Field::TAXONOMY === $taxonomy;
	}

	/** Of `edit_terms`. */
	public static function is_term_of_field( mixed $id = null, mixed $taxonomy = null ): bool {
		return Field::TAXONOMY === $taxonomy;
	}

	public function forget_field( mixed $term_id ): void {
		$term_id = is_numeric( $term_id ) ? (int) $term_id : 0;
		$this->fields()->forget();
		$this->indexer()->forget_term( $term_id );
		$this->merge()->forget( $term_id );
	}

	/** @return list<Hook> */
	private static function field_hooks(): array {
		$taxonomy = Field::TAXONOMY;
		return array(
			...Hook::each( array( "created_$taxonomy", "edited_$taxonomy" ), static fn ( self $m ): callable => array( $m->form(), 'save' ) ),
			new Hook( 'wp_update_term_data', array( FieldTermForm::class, 'keep_slug' ), 10, 3 ),
			...Hook::each( array( "created_$taxonomy", "edited_$taxonomy", 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ), static fn ( self $m ): callable => array( $m->fields(), 'forget' ), 20, 0 ),
			new Hook( 'edit_terms', static fn ( self $m ): callable => array( $m->changes(), 'begin_edit' ), 10, 2, when: array( self::class, 'is_term_of_field' ) ),
			new Hook( "edited_$taxonomy", static fn ( self $m ): callable => array( $m->changes(), 'end_edit' ), 30 ),
			new Hook( "delete_$taxonomy", static fn ( self $m ): callable => array( $m, 'forget_field' ), 20 ),
		);
	}

	/** @return list<Hook> */
	private static function field_screen_hooks(): array {
		$taxonomy = Field::TAXONOMY;
		$form     = static fn ( string $method ): Closure => static fn ( self $m ): Closure => $m->form()->$method( ... );
		$list     = static fn ( string $method ): Closure => static fn ( self $m ): Closure => $m->field_list()->$method( ... );
		$actions  = static fn ( string $method ): Closure => static fn ( self $m ): Closure => ( new FieldActions( $m->field_list(), $m->merge() ) )->$method( ... );
		return array(
			Hook::admin( "{$taxonomy}_add_form_fields", $form( 'show_new' ) ),
			Hook::admin( "{$taxonomy}_edit_form_fields", $form( 'show' ) ),
			Hook::admin( 'quick_edit_custom_box', $form( 'show_quick' ), 10, 3 ),
			Hook::admin( 'admin_enqueue_scripts', $form( 'enqueue' ) ),
			Hook::admin( 'pre_insert_term', $form( 'check_new' ), 10, 2 ),
			Hook::admin( 'wp_ajax_inline-save-tax', $form( 'check_quick' ), 0, 0 ),
			Hook::admin( 'load-edit-tags.php', $form( 'check_change' ), 10, 0 ),
			Hook::admin( 'load-edit-tags.php', $actions( 'guard' ), 10, 0 ),
			Hook::admin( 'wp_ajax_delete-tag', $actions( 'guard_link' ), 0, 0 ),
			Hook::admin( 'admin_post_' . FieldPage::MERGE, $actions( 'merge' ), 10, 0 ),
			Hook::admin( 'admin_post_' . FieldPage::DELETE, $actions( 'delete' ), 10, 0 ),
			Hook::admin( 'term_updated_messages', array( FieldMessages::class, 'add' ) ),
			Hook::admin( "manage_edit-{$taxonomy}_columns", array( FieldList::class, 'columns' ) ),
			Hook::admin( "manage_edit-{$taxonomy}_sortable_columns", array( FieldList::class, 'sortable' ) ),
			Hook::admin( 'default_hidden_columns', array( FieldList::class, 'hidden' ), 10, 2 ),
			Hook::admin( "manage_{$taxonomy}_custom_column", $list( 'cell' ), 10, 3 ),
			Hook::admin( 'terms_clauses', $list( 'order' ), 10, 3 ),
			Hook::admin( "{$taxonomy}_row_actions", $list( 'actions' ), 10, 2 ),
			Hook::admin( "bulk_actions-edit-{$taxonomy}", array( FieldList::class, 'bulk_actions' ) ),
			Hook::admin( "handle_bulk_actions-edit-{$taxonomy}", array( FieldList::class, 'merge_many' ), 10, 3 ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new FieldPage( $m->fields(), new FieldUseRepository( $m->core->db ) ), 'add' ), 10, 0 ),
			Hook::admin( 'admin_head', array( FieldPage::class, 'hide' ), 10, 0 ),
			Hook::admin( 'submenu_file', array( FieldPage::class, 'mark_menu' ) ),
		);
	}

	private function form(): FieldTermForm {
		return new FieldTermForm( $this->core, $this->fields() );
	}

	private function field_list(): FieldList {
		return $this->field_list ??= new FieldList( $this->fields(), new FieldUseRepository( $this->core->db ) );
	}

	private function merge(): FieldMerge {
		return new FieldMerge( $this->core->db, new FieldMergeRepository( $this->core->db ), $this->fields(), $this->indexer() );
	}

	/** One a request: it knows what began. */
	private function changes(): EditorChanges {
		return $this->changes ??= new EditorChanges( $this->indexer(), $this->fields() );
	}

	private function box(): StaticMentorBox {
		return new StaticMentorBox( $this->hub_towns() );
	}

	/** @return Closure( Lang ): list<string> */
	private function hub_towns(): Closure {
		return fn ( Lang $lang ): array => $this->service()->towns( $lang );
	}

	private function service(): MentorService {
		return new MentorService( $this->mentors(), $this->fields(), new MentorTexts( $this->sources(), $this->core->preview ), $this->segments(), $this->core->clock, $this->core->preview );
	}

	private function fields(): FieldRepository {
		return new FieldRepository( $this->core->db );
	}

	private function segments(): ListSegments {
		return new ListSegments( $this->mentors(), $this->index(), $this->core->clock );
	}

	private function mentors(): MentorRepository {
		return new MentorRepository( $this->core->db, $this->words(), $this->availability() );
	}

	private function availability(): MentorAvailability {
		return new MentorAvailability( $this->core->settings, $this->core->clock, $this->pairs );
	}

	private function finder(): MentorFinder {
		return new MentorFinder( new MentorFinderRepository( $this->core->db, $this->availability() ), $this->pairs, $this->directory(), $this->core->settings, $this->core->clock );
	}

	private function index(): MentorIndexRepository {
		return new MentorIndexRepository( $this->core->db );
	}

	private function sources(): MentorSourceRepository {
		return new MentorSourceRepository( $this->core->db );
	}

	private function words(): WordIndex {
		return new WordIndex( $this->core->db );
	}

	private function view_rows(): ViewRepository {
		return new ViewRepository( $this->core->db );
	}
}
