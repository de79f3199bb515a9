<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Request;

/**
 * Editors, who may name anyone as the author of a post, read no member's name that way.
 */
final class MemberPrivacyTest extends IntegrationTestCase {

	public function test_no_member_is_made_the_author_of_a_post(): void {
		$editor  = $this->user( 'editor' );
		$author  = $this->user( 'author' );
		$founder = $this->user( Role::Founder->value );
		wp_set_current_user( $editor );
		$sent = static function ( string $path, int $of ): array {
			$request = new WP_REST_Request( 'POST', $path );
			$request->set_body_params( array( 'title' => 'Naujiena', 'status' => 'publish', 'author' => $of ) );
			return rest_do_request( $request )->get_data();
		};
		self::assertSame( $editor, $sent( '/wp/v2/posts', $founder )['author'] );
		$post = $sent( '/wp/v2/posts', $author );
		self::assertSame( $author, $post['author'] );
		self::assertSame( $author, $sent( "/wp/v2/posts/{$post['id']}", $founder )['author'], 'The former one stays.' );
		get_userdata( $author )->add_role( Role::Mentor->value );
		self::assertSame( $author, $sent( "/wp/v2/posts/{$post['id']}", $author )['author'], 'Who writes posts may be a member too.' );

		$request = wp_create_user_request( get_userdata( $founder )->user_email, 'export_personal_data' );
		self::assertIsInt( $request );
		self::assertSame( (string) $founder, get_post( $request )->post_author ?? '', 'Nobody sees it as a post.' );

		foreach ( array( $founder, 1, 0 ) as $whoever ) {
			wp_set_current_user( $whoever );
			self::assertSame( (string) $founder, get_post( (int) wp_insert_post( array( 'post_title' => 'X', 'post_author' => $founder ) ) )->post_author ?? '', 'Members themselves, who sees them anyway, and code in the background.' );
		}
	}

	private function user( string $role ): int {
		return self::user_id( wp_insert_user( array( 'user_login' => wp_generate_password( 12, false ), 'user_email' => wp_generate_password( 8, false ) . '@demo.test', 'user_pass' => 'slaptazodis-1', 'role' => $role ) ) );
	}

	private static function user_id( mixed $made ): int {
		self::assertIsInt( $made );
		return $made;
	}
}
