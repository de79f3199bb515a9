<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Events in wp-admin: the panels of the editor and the list.
 */
final class EventAdminModule extends Module {

	public function __construct( private readonly Services $core ) {}

	public function register(): void {
		$screen = new EventScreen( $this->core, new TypeLabelRepository( $this->core->db ) );
		add_action( 'enqueue_block_editor_assets', array( $screen, 'enqueue' ) );
		add_filter( 'enter_title_here', array( $screen, 'title_hint' ), 10, 2 );
		add_filter( 'write_your_story', array( $screen, 'body_hint' ), 10, 2 );

		$type    = EventMeta::POST_TYPE;
		$columns = new EventColumns( $this->core->clock );
		add_filter( "manage_{$type}_posts_columns", array( $columns, 'columns' ) );
		add_action( "manage_{$type}_posts_custom_column", array( $columns, 'show' ), 10, 2 );
		add_filter( "manage_edit-{$type}_sortable_columns", array( $columns, 'sortable' ) );
		add_action( 'admin_enqueue_scripts', array( $columns, 'style' ) );

		$filters = new EventFilters( new EventListRepository( $this->core->db, $this->core->clock ) );
		add_action( 'restrict_manage_posts', array( $filters, 'show' ) );
		add_filter( 'disable_months_dropdown', array( $filters, 'without_months' ), 10, 2 );
		add_action( 'pre_get_posts', array( $filters, 'apply' ) );
		add_filter( 'posts_clauses', array( $filters, 'clauses' ), 10, 2 );
	}
}
