<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Events\EventMeta;
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
			Hook::admin( 'posts_clauses', static fn ( self $m ): callable => array( $filters( $m ), 'clauses' ), 10, 2 ),
		);
	}
}
