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

		// WordPress tells developers that it does not know the type.
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		foreach ( array( 'edit_post', 'read_post', 'delete_post', 'publish_post', 'edit_page', 'delete_page', 'edit_post_meta', 'add_post_meta', 'delete_post_meta' ) as $capability ) {
			self::assertFalse( current_user_can( $capability, $id, 'any' ), $capability );
		}
		self::assertFalse( current_user_can( 'edit_post', get_post( $id ) ) );
		self::assertTrue( current_user_can( 'edit_post', wp_insert_post( array( 'post_title' => 'Any' ) ) ) );
		self::assertFalse( post_type_exists( $type ) );
		self::assertSame( 404, $this->request( 'GET', "/wp/v2/$type/$id" )->get_status() );
		self::assertNotContains( $id, ( new WP_Query( array( 's' => '', 'post_type' => 'any', 'post_status' => 'any', 'fields' => 'ids', 'posts_per_page' => -1 ) ) )->posts );
	}
}
