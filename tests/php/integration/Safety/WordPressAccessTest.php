<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Error;
use WP_User;

/**
 * WordPress's own log-in, XML-RPC and reset are no way around the portal's limits, its rule of passwords or the hour of its reset keys.
 */
final class WordPressAccessTest extends SafetyTestCase {

	private const MEMBER = 'founder@world.test';

	/** @var array<string, mixed> */
	private array $server = array();

	protected function setUp(): void {
		parent::setUp();
		$this->real_limits();
		$this->server = $_SERVER;
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		$GLOBALS['pagenow'] = 'wp-login.php';
	}

	protected function tearDown(): void {
		$GLOBALS['pagenow'] = 'index.php';
		$_COOKIE            = array();
		$_SERVER            = $this->server;
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		yield 'address at wp-login.php' => array( 'wp-login.php', self::MEMBER );
		yield 'address in capitals' => array( 'wp-login.php', strtoupper( self::MEMBER ) );
		yield 'user name at wp-login.php' => array( 'wp-login.php', 'founder' );
		yield 'XML-RPC' => array( 'xmlrpc.php', self::MEMBER );
	}

	#[DataProvider( 'names' )]
	public function test_guessing_a_members_password_there_takes_from_the_limit_of_the_account( string $page, string $name ): void {
		$GLOBALS['pagenow'] = $page;
		for ( $try = 1; $try <= 5; $try++ ) {
			self::assertInstanceOf( WP_Error::class, wp_authenticate( $name, 'neteisingas' ) );
		}
		self::assertInstanceOf( WP_Error::class, wp_authenticate( $name, World::PASSWORD ), 'The right password is not told from a wrong one.' );
		self::assertSame( 429, $this->ask( 'POST login', $this->world->fields( Calls::of( 'POST login' ) ) )->get_status() );
	}

	public function test_what_was_guessed_in_the_portal_counts_there_and_the_right_password_is_not_told(): void {
		for ( $try = 1; $try <= 4; $try++ ) {
			self::assertSame( 401, $this->ask( 'POST login', array( 'email' => self::MEMBER, 'password' => 'neteisingas' ) )->get_status() );
		}
		self::assertInstanceOf( WP_Error::class, wp_authenticate( self::MEMBER, World::PASSWORD ) );
		self::assertSame( 429, $this->ask( 'POST login', array( 'email' => self::MEMBER, 'password' => World::PASSWORD ) )->get_status() );
	}

	public function test_one_address_cannot_try_many_members(): void {
		for ( $try = 1; $try <= 20; $try++ ) {
			$email = "narys$try@world.test";
			wp_insert_user( array( 'user_login' => $email, 'user_email' => $email, 'user_pass' => World::PASSWORD, 'role' => 'frontuser' ) );
			wp_authenticate( $email, 'neteisingas' );
		}
		self::assertSame( 429, $this->ask( 'POST login', array( 'email' => self::MEMBER, 'password' => World::PASSWORD ) )->get_status() );
	}

	public function test_staff_are_counted_by_address_only_and_nobody_locks_them_out_from_elsewhere(): void {
		wp_set_password( 'labai slaptas', 1 );
		for ( $try = 1; $try <= 25; $try++ ) {
			self::assertInstanceOf( WP_Error::class, wp_authenticate( 'admin', 'neteisingas' ) );
		}
		self::assertInstanceOf( WP_Error::class, wp_authenticate( 'admin', 'labai slaptas' ) );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		self::assertInstanceOf( WP_User::class, wp_authenticate( 'admin', 'labai slaptas' ) );
	}

	public function test_a_lost_password_of_a_member_is_reminded_by_the_portal(): void {
		$before = Rows::prints();
		self::assertSame( home_url( '/priminti-slaptazodi' ), self::redirected( static fn () => retrieve_password( self::MEMBER ) ) );
		self::assertSame( $before, Rows::prints() );

		$GLOBALS['pagenow'] = 'users.php';
		add_filter( 'pre_wp_mail', '__return_true' );
		self::assertNull( self::redirected( static fn () => self::assertTrue( retrieve_password( self::MEMBER ) ) ), 'Staff may send it.' );
	}

	public function test_a_reset_key_of_a_member_works_in_the_portal_only(): void {
		$key  = ( new Account( $this->db() ) )->reset_key( 'ona@world.test' );
		$user = get_user_by( 'email', 'ona@world.test' );
		self::assertInstanceOf( WP_User::class, $user );
		$_COOKIE[ 'wp-resetpass-' . (string) constant( 'COOKIEHASH' ) ] = $user->user_login . ':' . $key;
		$reset = self::redirected( static fn () => do_action( 'validate_password_reset', new WP_Error(), $user ) );
		self::assertSame( home_url( '/atstatyti-slaptazodi?' . http_build_query( array( 'email' => 'ona@world.test', 'key' => $key ) ) ), $reset );
		self::assertNull( self::redirected( static fn () => do_action( 'validate_password_reset', new WP_Error(), get_userdata( 1 ) ) ) );
		$this->good( $this->ask( 'POST lost_reset', array( 'email' => 'ona@world.test', 'key' => $key, 'password' => 'naujas123' ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function outsiders(): iterable {
		foreach ( array( 'guest', ...World::people(), 'subscriber' ) as $who ) {
			yield $who => array( $who );
		}
	}

	#[DataProvider( 'outsiders' )]
	public function test_every_endpoint_of_wp_admin_asks_who_is_there( string $who ): void {
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new \WP_REST_Server() );
		$routes = $GLOBALS['wp_rest_server']->get_routes( 'mentoriai-admin/v1' );
		unset( $routes['/mentoriai-admin/v1'] );
		self::assertNotSame( array(), $routes );
		wp_set_current_user( match ( $who ) {
			'guest'      => 0,
			'subscriber' => $this->subscriber(),
			default      => $this->world->id( $who ),
		} );
		foreach ( $routes as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				self::assertIsCallable( $handler['permission_callback'] ?? null, $path );
				self::assertNotTrue( $handler['permission_callback']( new \WP_REST_Request( 'POST', $path ) ), "$path as $who" );
			}
		}
	}

	private function subscriber(): int {
		$id = wp_insert_user( array( 'user_login' => 'reader', 'user_email' => 'reader@world.test', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		self::assertIsInt( $id );
		return $id;
	}

	private static function redirected( callable $work ): ?string {
		try {
			$work();
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		}
		return null;
	}
}
