<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

/**
 * Conversations, plans and surveys as posts: nobody edits, reads or exports one, an administrator neither.
 */
final class PrivateTypesTest extends IntegrationTestCase {

	/** @return iterable<string, array{string}> */
	public static function types(): iterable {
		yield 'conversations' => array( 'mentoriai_convo' );
		yield 'plans' => array( 'mentoriai_plan' );
		yield 'surveys' => array( 'mentoriai_survey' );
	}

	#[DataProvider( 'types' )]
	public function test_nobody_touches_them_as_posts( string $type ): void {
		global $wpdb;
		$wpdb->insert( $wpdb->posts, array( 'post_type' => $type, 'post_status' => 'private', 'post_author' => 0, 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
		$id = (int) $wpdb->insert_id;
		wp_set_current_user( 1 );

		foreach ( array( 'edit_post', 'read_post', 'delete_post' ) as $capability ) {
			self::assertFalse( current_user_can( $capability, $id ), $capability );
		}
		foreach ( array( 'edit_posts', 'edit_others_posts', 'publish_posts', 'create_posts', 'read_private_posts' ) as $capability ) {
			self::assertFalse( current_user_can( (string) ( get_post_type_object( $type )?->cap->$capability ) ), $capability );
		}
		remove_all_actions( 'admin_notices' );
		self::in_english();
		foreach ( array( true, false ) as $force ) {
			self::assertFalse( wp_delete_post( $id, $force ) );
		}
		self::assertFalse( wp_trash_post( $id ) );
		self::assertSame( 'private', get_post( $id )?->post_status );
		ob_start();
		do_action( 'admin_notices' );
		self::assertStringContainsString( 'were not deleted', (string) ob_get_clean() );
		self::assertFalse( get_post_type_object( $type )->can_export ?? null );
		self::assertContains( $this->request( 'GET', "/wp/v2/$type/$id" )->get_status(), array( 404 ) );
		self::assertFalse( is_post_type_viewable( $type ) );
		self::assertNotContains( $id, ( new WP_Query( array( 's' => '', 'post_type' => 'any', 'post_status' => 'any', 'fields' => 'ids', 'posts_per_page' => -1 ) ) )->posts );
	}
}
