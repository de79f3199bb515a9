<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use RuntimeException;
use WP_Error;
use WP_User;

/**
 * Members have no wp-admin and no name in public.
 */
final class WpLoginRestrictionsTest extends SessionTestCase {

	protected function setUp(): void {
		parent::setUp();
		remove_action( 'admin_init', array( 'WP_Privacy_Policy_Content', 'add_suggested_content' ), 1 ); // Speaks only inside wp-admin.
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
	}

	protected function tearDown(): void {
		$GLOBALS['pagenow'] = 'index.php';
		parent::tearDown();
	}

	public function test_the_roles_of_members_can_do_nothing(): void {
		foreach ( Role::cases() as $role ) {
			self::assertSame( array(), get_role( $role->value )->capabilities ?? null, $role->value );
		}
	}

	public function test_wp_admin_sends_members_to_their_profile_and_lets_staff_in(): void {
		$member = $this->member( 'ona@demo.test' );
		wp_set_current_user( $member );
		self::assertSame( home_url( '/profilis' ), self::redirect( static fn () => do_action( 'admin_init' ) ) );
		self::assertFalse( apply_filters( 'show_admin_bar', true ) );

		$GLOBALS['pagenow'] = 'admin-post.php';
		self::assertNull( self::redirect( static fn () => do_action( 'admin_init' ) ) );
		wp_set_current_user( 1 );
		$GLOBALS['pagenow'] = 'index.php';
		self::assertNull( self::redirect( static fn () => do_action( 'admin_init' ) ) );
		self::assertTrue( apply_filters( 'show_admin_bar', true ) );
	}

	public function test_wp_login_sends_members_to_the_portal_and_xml_rpc_refuses_them(): void {
		$member             = $this->member( 'ona@demo.test' );
		$GLOBALS['pagenow'] = 'wp-login.php';
		self::assertSame( home_url( '/prisijungti' ), self::redirect( static fn () => wp_authenticate( 'ona@demo.test', self::PASSWORD ) ) );
		self::assertNull( self::redirect( static fn () => wp_authenticate( 'ona@demo.test', 'neteisingas' ) ), 'Only with the right password.' );

		$GLOBALS['pagenow'] = 'xmlrpc.php';
		self::assertInstanceOf( WP_Error::class, wp_authenticate( 'ona@demo.test', self::PASSWORD ) );
		self::assertFalse( wp_is_application_passwords_available_for_user( $member ) );
		wp_set_password( 'labai slaptas', 1 );
		self::assertInstanceOf( WP_User::class, wp_authenticate( 'admin', 'labai slaptas' ) );
	}

	public function test_author_archives_of_members_are_404_by_slug_and_by_number(): void {
		$member = $this->member( 'ona@demo.test' );
		wp_insert_post( array( 'post_title' => 'X', 'post_status' => 'publish', 'post_author' => $member ) );
		$slug = get_userdata( $member )->user_nicename ?? '';

		foreach ( array( array( 'author' => (string) $member ), array( 'author_name' => $slug ), array( 'author_name' => $slug, 'feed' => 'feed' ) ) as $vars ) {
			self::assertSame( array( 'error' => '404' ), apply_filters( 'request', $vars ) );
		}
		$rest = array( 'rest_route' => '/wp/v2/posts', 'author' => (string) $member );
		self::assertSame( $rest, apply_filters( 'request', $rest ), 'REST answers by itself, in JSON.' );
		$query = new \WP_Query( apply_filters( 'request', array( 'author_name' => $slug ) ) );
		self::assertTrue( $query->is_404() );
		self::assertSame( array( 'author' => '1' ), apply_filters( 'request', array( 'author' => '1' ) ) );
	}

	public function test_wp_v2_and_the_sitemap_name_no_member(): void {
		$member = $this->member( 'ona@demo.test' );
		wp_insert_post( array( 'post_title' => 'X', 'post_status' => 'publish', 'post_author' => $member ) );
		wp_insert_post( array( 'post_title' => 'Y', 'post_status' => 'publish', 'post_author' => 1 ) );

		$ids = array_column( $this->request( 'GET', '/wp/v2/users' )->get_data(), 'id' );
		self::assertSame( array( 1 ), $ids );
		self::assertSame( 404, $this->request( 'GET', "/wp/v2/users/$member" )->get_status() );
		self::assertSame( 200, $this->request( 'GET', '/wp/v2/users/1' )->get_status() );
		$sitemap = wp_json_encode( ( new \WP_Sitemaps_Users() )->get_url_list( 1 ) );
		self::assertStringNotContainsString( get_userdata( $member )->user_nicename ?? '', (string) $sitemap );
	}

	public function test_a_reset_mail_from_wp_admin_still_works_for_staff(): void {
		$staff = get_userdata( 1 );
		self::assertInstanceOf( WP_User::class, $staff );
		self::assertIsString( get_password_reset_key( $staff ) );
	}

	private static function redirect( callable $work ): ?string {
		try {
			$work();
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		}
		return null;
	}
}
