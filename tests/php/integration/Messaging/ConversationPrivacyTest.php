<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging;

use MentoriaiPortal\Messaging\MessagingModule;
use WP_Query;

/**
 * The identity rows of conversations are seen by nobody through WordPress.
 */
final class ConversationPrivacyTest extends MessagingTestCase {

	public function test_the_identity_row_holds_nothing_and_is_nowhere(): void {
		$convo = $this->send( $this->founder, $this->mentor, array( 'subject' => 'Slapta tema', 'message' => 'Slaptas tekstas' ) )->get_data()['convo_id'];
		$post  = get_post( $convo );

		self::assertSame( MessagingModule::POST_TYPE, $post?->post_type );
		self::assertSame( array( '', '', '0' ), array( $post->post_title, $post->post_content, $post->post_author ) );
		self::assertSame( array(), ( new WP_Query( array( 's' => 'Slapta tema' ) ) )->posts );
		self::assertSame( 404, $this->request( 'GET', "/wp/v2/posts/$convo" )->get_status() );
		self::assertSame( 404, $this->request( 'GET', '/wp/v2/' . MessagingModule::POST_TYPE )->get_status() );
		self::assertArrayNotHasKey( MessagingModule::POST_TYPE, wp_sitemaps_get_server()->registry->get_provider( 'posts' )?->get_object_subtypes() ?? array() );
		self::assertSame( array(), $this->request( 'GET', '/wp/v2/search?search=Slapta%20tema' )->get_data() );
	}

	public function test_no_address_shows_it_not_even_to_staff(): void {
		$convo = $this->convo();
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			foreach ( array( "p=$convo", "page_id=$convo", "p=$convo&post_type=" . MessagingModule::POST_TYPE, 'post_type=' . MessagingModule::POST_TYPE, "p=$convo&feed=rss2" ) as $query ) {
				$wp = new \WP();
				parse_str( $query, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
				$wp->parse_request();
				$found = new WP_Query( $wp->query_vars );
				self::assertNotContains( $convo, array_column( array_filter( (array) $found->posts, 'is_object' ), 'ID' ), "$query as user $user" );
			}
			self::assertFalse( current_user_can( 'edit_post', $convo ) );
			self::assertFalse( current_user_can( 'read_post', $convo ) );
			self::assertFalse( current_user_can( 'delete_post', $convo ) );
		}
	}

	public function test_a_failed_write_leaves_no_identity_row(): void {
		global $wpdb;
		$posts = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" );
		$break = static fn ( string $sql ): string => str_contains( $sql, 'INSERT INTO ' . $wpdb->prefix . 'mentoriai_conversations' ) ? 'SELECT broken FROM nowhere' : $sql;
		add_filter( 'query', $break );
		$wpdb->suppress_errors( true );
		$this->catch_log();
		$reply = $this->send( $this->founder, $this->mentor, array( 'client_id' => '1b4e28ba-2fa1-11d2-883f-0016d3cca427' ) );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $break );

		self::assertSame( array( 500, 'server_error' ), self::refusal( $reply ) );
		self::assertSame( $posts, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" ) );
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'messages' ), $this->rows_of( 'idempotency' ) ) );
		self::assertSame( 200, $this->send( $this->founder, $this->mentor, array( 'client_id' => '1b4e28ba-2fa1-11d2-883f-0016d3cca427' ) )->get_status() );
	}
}
