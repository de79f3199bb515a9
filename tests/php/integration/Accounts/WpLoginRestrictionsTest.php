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

	public function test_neither_wp_login_nor_xml_rpc_lets_members_in(): void {
		$member             = $this->member( 'ona@demo.test' );
		$GLOBALS['pagenow'] = 'wp-login.php';
		self::assertStringContainsString( home_url( '/prisijungti' ), self::refused( 'ona@demo.test', self::PASSWORD ) );

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

		$asked = array( array( 'author' => $member ), array( 'author' => "x$member" ), array( 'author' => "1,$member" ), array( 'author' => 1, 'author_name' => $slug ), array( 'author_name' => $slug ), array( 'author_name' => $slug, 'feed' => 'rss2' ) );
		foreach ( $asked as $vars ) {
			self::assertSame( array( true, array() ), self::archive( $vars ), (string) wp_json_encode( $vars ) );
		}
		self::assertFalse( self::archive( array( 'author' => '1' ) )[0] );
	}

	public function test_wp_v2_and_the_sitemap_name_no_member(): void {
		$member = $this->member( 'ona@demo.test' );
		$quiet  = $this->member( 'rasa@demo.test' );
		wp_insert_post( array( 'post_title' => 'X', 'post_status' => 'publish', 'post_author' => $member ) );
		wp_insert_post( array( 'post_title' => 'Y', 'post_status' => 'publish', 'post_author' => 1 ) );

		$ids = array_column( $this->request( 'GET', '/wp/v2/users' )->get_data(), 'id' );
		self::assertSame( array( 1 ), $ids );
		wp_set_current_user( 0 );
		foreach ( array( array( 'GET', '' ), array( 'GET', '?context=edit' ), array( 'POST', '' ), array( 'POST', '?email=x' ), array( 'DELETE', '?force=1&reassign=1' ), array( 'GET', '/application-passwords' ) ) as [ $method, $more ] ) {
			$replies = array_map( fn ( int $id ): array => array( ( $reply = $this->request( $method, "/wp/v2/users/$id$more" ) )->get_status(), $reply->get_data() ), array( $member, $quiet, 999999 ) );
			self::assertSame( str_contains( $more, 'email' ) ? 400 : 404, $replies[0][0], "$method $more" );
			self::assertSame( array( $replies[2], $replies[2] ), array( $replies[0], $replies[1] ), "$method $more" );
		}
		self::assertSame( 404, $this->request( 'GET', "/WP/v2/Users/0$member" )->get_status() );
		self::assertSame( 200, $this->request( 'GET', '/wp/v2/users/1' )->get_status() );
		$sitemap = wp_json_encode( ( new \WP_Sitemaps_Users() )->get_url_list( 1 ) );
		self::assertStringNotContainsString( get_userdata( $member )->user_nicename ?? '', (string) $sitemap );
	}

	public function test_a_reset_mail_from_wp_admin_still_works_for_staff(): void {
		$staff = get_userdata( 1 );
		self::assertInstanceOf( WP_User::class, $staff );
		self::assertIsString( get_password_reset_key( $staff ) );
	}

	public function test_wp_login_tells_nothing_and_counts_every_try(): void {
		$this->real_limits();
		$this->member( 'ona@demo.test' );
		wp_set_password( 'labai slaptas', 1 );
		$GLOBALS['pagenow'] = 'wp-login.php';
		$texts              = array( self::refused( 'ona@demo.test', self::PASSWORD ), self::refused( 'ona@demo.test', 'x' ), self::refused( 'admin', 'x' ), self::refused( 'nera', 'x' ) );
		for ( $try = 4; $try < 20; $try++ ) {
			$texts[] = self::refused( "nera$try@demo.test", 'x' );
		}
		$texts[] = self::refused( 'admin', 'labai slaptas' );

		self::assertCount( 1, array_unique( $texts ) );
		self::assertInstanceOf( WP_Error::class, wp_authenticate( '', '' ) );
		self::assertNotContains( wp_authenticate( '', '' )->get_error_message(), $texts, 'An empty form is no try.' );
		update_option( 'mentoriai_test_limits', '' );
		self::assertInstanceOf( WP_User::class, wp_authenticate( 'admin', 'labai slaptas' ) );
	}

	public function test_lost_passwords_lead_everybody_to_the_portal(): void {
		$this->real_limits();
		$this->member( 'ona@demo.test' );
		$sent = array();
		add_filter( 'pre_wp_mail', static function () use ( &$sent ): bool {
			$sent[] = true;
			return true;
		} );
		$GLOBALS['pagenow'] = 'wp-login.php';
		foreach ( array( 'ona@demo.test', 'nera@demo.test', 'nera' ) as $name ) {
			self::assertSame( home_url( '/priminti-slaptazodi' ), self::redirect( static fn () => retrieve_password( $name ) ), $name );
		}
		self::assertTrue( retrieve_password( 'admin' ) );
		// phpcs:disable WordPress.Security -- the portal wrote it.
		self::assertSame( home_url( '/priminti-slaptazodi' ), $_REQUEST['redirect_to'] );
		unset( $_REQUEST['redirect_to'] );
		// phpcs:enable
		self::assertCount( 1, $sent );
		for ( $try = 4; $try < 10; $try++ ) {
			self::redirect( static fn () => retrieve_password( 'nera' ) );
		}
		self::assertSame( home_url( '/priminti-slaptazodi' ), self::redirect( static fn () => retrieve_password( 'admin' ) ) );
		self::assertCount( 1, $sent, 'Beyond the limit nobody is mailed, and the answer is the same.' );
		self::assertInstanceOf( WP_Error::class, retrieve_password( '' ) );
	}

	private static function refused( string $name, string $password ): string {
		$result = wp_authenticate( $name, $password );
		self::assertInstanceOf( WP_Error::class, $result );
		return (string) $result->get_error_message();
	}

	private static function redirect( callable $work ): ?string {
		try {
			$work();
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		}
		return null;
	}

	/**
	 * @param array<string, int|string> $vars As a URL has them.
	 * @return array{bool, array<mixed>} Whether it is 404, and the posts that a theme or a feed shows.
	 */
	private static function archive( array $vars ): array {
		global $wp, $wp_query;
		$wp_query = new \WP_Query( array_map( 'strval', $vars ) );
		do_action( 'wp', $wp );
		return array( $wp_query->is_404(), (array) $wp_query->posts );
	}
}
