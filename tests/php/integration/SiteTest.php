<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration;

use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * The test site itself: what every other integration test relies on.
 */
final class SiteTest extends IntegrationTestCase {

	public function test_the_plugin_is_active_and_serves_pretty_permalinks(): void {
		self::assertContains( 'mentoriai-portal/mentoriai-portal.php', get_option( 'active_plugins' ) );
		self::assertSame( '/%postname%', get_option( 'permalink_structure' ) );
	}

	public function test_a_request_passes_through_the_whole_rest_server(): void {
		$reply = $this->request( 'GET', '/wp/v2/types/post?context=view' );

		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 'post', $reply->get_data()['slug'] );
		self::assertSame( 'nosniff', $reply->get_headers()['X-Content-Type-Options'] );
	}

	public function test_an_unknown_path_of_the_portal_answers_in_the_envelope(): void {
		$reply = $this->request( 'GET', 'no-such-route' );

		self::assertSame( 404, $reply->get_status() );
		self::assertFalse( $reply->get_data()['status'] );
		self::assertSame( 'not_found', $reply->get_data()['errorCode'] );
	}

	public function test_leave_something_behind(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'left-behind',
				'user_pass'  => 'x',
				'user_email' => 'left@demo.test',
			]
		);
		self::assertIsInt( $user );
		self::assertIsInt( wp_insert_post( [ 'post_title' => 'Left behind', 'post_status' => 'publish' ], true ) );
		update_option( 'mentoriai_left_behind', 1 );
		wp_delete_post( 1, true );
		wp_update_post( [ 'ID' => 2, 'post_title' => 'Changed' ] );
		add_filter( 'the_title', 'strtoupper' );
	}

	#[\PHPUnit\Framework\Attributes\Depends( 'test_leave_something_behind' )]
	public function test_nothing_of_another_test_is_left(): void {
		self::assertFalse( get_user_by( 'login', 'left-behind' ) );
		self::assertSame( [], get_posts( [ 'title' => 'Left behind' ] ) );
		self::assertFalse( get_option( 'mentoriai_left_behind' ) );
		self::assertTrue( has_category( 1, 1 ), 'A deleted post is back with its category.' );
		self::assertSame( 'Sample Page', get_post( 2 )->post_title );
		self::assertFalse( has_filter( 'the_title', 'strtoupper' ) );
	}

	public function test_rows_read_are_counted(): void {
		global $wpdb;
		$one = $this->explain_rows( "SELECT * FROM {$wpdb->users} WHERE ID = 1" );
		if ( $this->is_sqlite() ) {
			self::assertSame( 0, $one );
			return;
		}
		self::assertLessThanOrEqual( 2, $one );
		self::assertGreaterThan( 20, $this->explain_rows( "SELECT COUNT(option_value) FROM {$wpdb->options}" ) );
	}

	public function test_the_clock_stands_still(): void {
		$this->freeze( '2026-03-29T00:59:59Z' );

		self::assertSame( gmmktime( 0, 59, 59, 3, 29, 2026 ), apply_filters( 'mentoriai_clock', null ) );
	}
}
