<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_Error;

/**
 * Tables that are not the site's, without the portal's: Plugin Check installs a second WordPress under another prefix while
 * the portal is active.
 */
final class OtherTablesTest extends IntegrationTestCase {

	public function test_wordpress_is_installed_under_another_prefix_and_its_users_change(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		global $wpdb;
		add_filter( 'pre_wp_mail', '__return_false' );
		add_filter( 'pre_http_request', static fn (): WP_Error => new WP_Error( 'none' ) );
		$old = $wpdb->set_prefix( $wpdb->prefix . 'pc_' );
		try {
			$id = (int) wp_install( 'Plugin Check', 'plugincheck', 'demo@plugincheck.test', false )['user_id'];
			wp_set_password( 'labas2', $id );
			wp_update_user( array( 'ID' => $id, 'role' => 'editor' ) );
			self::assertSame( array( 'editor' ), get_userdata( $id )->roles ?? array() );
			wp_delete_user( $id );
			self::assertFalse( get_userdata( $id ) );
			self::assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}mentoriai_%'" ) );
		} finally {
			foreach ( $wpdb->tables() as $table ) {
				$wpdb->query( "DROP TABLE IF EXISTS $table" );
			}
			$wpdb->set_prefix( $old );
			wp_cache_flush();
		}
	}

	public function test_nothing_of_the_portal_runs_on_them_while_options_are_still_those_of_the_site(): void {
		global $wpdb;
		wp_load_alloptions();
		$errors = $wpdb->suppress_errors();
		$old    = $wpdb->set_prefix( $wpdb->prefix . 'pc_' );
		try {
			self::assertNotFalse( get_option( 'mentoriai_schema' ) );
			do_action( 'deleted_user', 1, null, null );
		} finally {
			$wpdb->set_prefix( $old );
			$wpdb->suppress_errors( $errors );
		}
	}
}
