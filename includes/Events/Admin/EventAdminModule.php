<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use Closure;
use MentoriaiPortal\Core\Database\UpgradeLock;
use MentoriaiPortal\Events\EventCopies;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventRepository;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Events in wp-admin: the panels of the editor and the list.
 */
final class EventAdminModule extends Module {

	public function __construct( private readonly Services $core ) {}

	public static function hooks(): array {
		$type    = EventMeta::POST_TYPE;
		$screen  = static fn ( self $m ): EventScreen => new EventScreen( $m->core, new TypeLabelRepository( $m->core->db ) );
		$columns = static fn ( self $m ): EventColumns => new EventColumns( $m->core->clock );
		$filters = static fn ( self $m ): EventFilters => new EventFilters( new EventListRepository( $m->core->db, $m->core->clock ) );
		$quick   = static fn ( string $method ): Closure => static fn ( self $m ): Closure => ( new EventQuickEdit( $m->core ) )->$method( ... );
		return array(
			Hook::admin( 'enqueue_block_editor_assets', static fn ( self $m ): callable => array( $screen( $m ), 'enqueue' ) ),
			Hook::admin( 'enter_title_here', static fn ( self $m ): callable => array( $screen( $m ), 'title_hint' ), 10, 2 ),
			Hook::admin( 'write_your_story', static fn ( self $m ): callable => array( $screen( $m ), 'body_hint' ), 10, 2 ),
			Hook::admin( "manage_{$type}_posts_columns", static fn ( self $m ): callable => array( $columns( $m ), 'columns' ) ),
			Hook::admin( "manage_{$type}_posts_custom_column", static fn ( self $m ): callable => array( $columns( $m ), 'show' ), 10, 2 ),
			Hook::admin( "manage_edit-{$type}_sortable_columns", static fn ( self $m ): callable => array( $columns( $m ), 'sortable' ) ),
			Hook::admin( 'admin_enqueue_scripts', static fn ( self $m ): callable => array( $columns( $m ), 'style' ) ),
			Hook::admin( 'restrict_manage_posts', static fn ( self $m ): callable => array( $filters( $m ), 'show' ) ),
			Hook::admin( 'disable_months_dropdown', static fn ( self $m ): callable => array( $filters( $m ), 'without_months' ), 10, 2 ),
			Hook::admin( 'pre_get_posts', static fn ( self $m ): callable => array( $filters( $m ), 'apply' ) ),
			Hook::admin( 'admin_enqueue_scripts', $quick( 'enqueue' ) ),
			Hook::admin( 'quick_edit_custom_box', $quick( 'show' ), 10, 2 ),
			Hook::admin( 'add_inline_data', array( EventQuickEdit::class, 'data' ) ),
			Hook::admin( 'wp_ajax_inline-save', $quick( 'check' ), 0, 0 ),
			new Hook( 'wp_insert_post_data', $quick( 'save' ), 5, 2, true, array( EventQuickEdit::class, 'is_sent' ) ),
			Hook::admin( 'post_row_actions', array( EventRepeatPage::class, 'actions' ), 10, 2 ),
			Hook::admin( 'admin_menu', static fn ( self $m ): Closure => ( new EventRepeatPage( $m->copies(), $m->core->clock ) )->add( ... ), 10, 0 ),
			Hook::admin( 'admin_head', array( EventRepeatPage::class, 'hide' ), 10, 0 ),
			Hook::admin( 'submenu_file', array( EventRepeatPage::class, 'mark_menu' ) ),
			Hook::admin( 'admin_notices', array( EventRepeatPage::class, 'notice' ), 10, 0 ),
			Hook::admin( 'admin_post_' . EventRepeatPage::DUPLICATE, static fn ( self $m ): Closure => ( new EventCopyActions( $m->copies(), $m->core->clock ) )->duplicate( ... ), 10, 0 ),
			Hook::admin( 'admin_post_' . EventRepeatPage::REPEAT, static fn ( self $m ): Closure => ( new EventCopyActions( $m->copies(), $m->core->clock ) )->repeat( ... ), 10, 0 ),
			Hook::admin( 'posts_clauses', static fn ( self $m ): callable => array( $filters( $m ), 'clauses' ), 10, 2 ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-repeat-event' => static fn (): string => __( 'Makes an event for each day you choose, in both languages. A day that already has one gets no second one.', 'mentoriai-portal' ),
			'edit-mentoriai_event'   => static fn (): string => __( 'Each event is listed once, whatever its languages; the column “Languages” leads to the other. Quick Edit has the event’s own date and status. Cancelled and moved events stay on the site, marked.', 'mentoriai-portal' ),
			'edit-mentoriai_town'    => static fn (): string => __( 'Cities of events, with a name in each language.', 'mentoriai-portal' ),
		);
	}

	private function copies(): EventCopies {
		return new EventCopies( new EventRepository( $this->core->db ), new UpgradeLock( $this->core->db ) );
	}
}
