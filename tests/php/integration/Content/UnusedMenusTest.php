<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Content;

use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Editors meet no menus of what the portal does not use, unless the site does.
 */
final class UnusedMenusTest extends IntegrationTestCase {

	private const ALL = array( 'edit.php', 'edit-comments.php', 'dashboard_quick_press', 'dashboard_primary' );

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		foreach ( get_posts( array( 'post_type' => 'post', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID ?? 0, true );
		}
		$this->as_role( 'editor' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['menu'], $GLOBALS['wp_meta_boxes'] );
		parent::tearDown();
	}

	public function test_who_edits_sees_none_of_them_and_an_administrator_all(): void {
		self::assertSame( array(), $this->seen() );
		wp_set_current_user( 1 );
		self::assertSame( self::ALL, $this->seen() );
	}

	public function test_the_sample_of_wordpress_is_no_use_and_an_edited_one_is(): void {
		$sample = array( 'import_id' => 1, 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Hello world!', 'post_date' => '2026-01-01 00:00:00' );
		wp_delete_post( 1, true );
		self::assertSame( 1, wp_insert_post( $sample ) );
		$this->db()->execute( "UPDATE {$this->db()->posts()} SET post_modified = post_date WHERE ID = 1" );
		clean_post_cache( 1 );
		wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_content' => 'Hi' ) );
		self::assertSame( array(), $this->seen() );
		wp_update_post( array( 'ID' => 1, 'post_title' => 'Our first post' ) );
		self::assertSame( self::ALL, $this->seen() );
	}

	public function test_a_site_with_posts_or_comments_keeps_them(): void {
		$post = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'News of ours' ) );
		self::assertSame( self::ALL, $this->seen() );
		self::assertIsInt( $post );
		wp_delete_post( $post, true );
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Open for comments' ) );
		self::assertIsInt( $page );
		wp_insert_comment( array( 'comment_post_ID' => $page, 'comment_content' => 'Hi', 'comment_approved' => '0' ) );
		self::assertSame( self::ALL, $this->seen() );
	}

	/** @return list<string> */
	private function seen(): array {
		$GLOBALS['menu'] = array( 5 => array( 'Posts', 'edit_posts', 'edit.php' ), 25 => array( 'Comments', 'edit_posts', 'edit-comments.php' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_meta_boxes'] = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		do_action( 'admin_menu' );
		foreach ( array( 'dashboard_quick_press', 'dashboard_primary' ) as $box ) {
			add_meta_box( $box, $box, '__return_empty_string', 'dashboard', 'side' );
		}
		do_action( 'wp_dashboard_setup' );
		return array_values( array_intersect( self::ALL, array( ...array_column( $GLOBALS['menu'], 2 ), ...array_keys( array_filter( $GLOBALS['wp_meta_boxes']['dashboard']['side']['default'] ?? array() ) ) ) ) );
	}

	private function as_role( string $role ): void {
		$id = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		wp_set_current_user( $id );
	}
}
