<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP;
use WP_REST_Response;

/**
 * What WordPress would read into a request to data/v1, had it not been switched off before its REST server begins.
 */
final class IsolationTest extends IntegrationTestCase {

	private string $token;

	/** Who WordPress says is logged in while the answer is made. */
	private int $logged_in = -1;

	protected function setUp(): void {
		parent::setUp();
		$this->token = $this->token( $this->add_member( Role::Founder, AccountStatus::Public ) );
		// The test's server begins where WordPress has parsed the request already; its own REST server must not begin too.
		remove_action( 'parse_request', 'rest_api_loaded' );
	}

	protected function tearDown(): void {
		unset( $_GET['_method'], $_REQUEST['_method'], $_SERVER['HTTP_X_WP_NONCE'] );
		parent::tearDown();
	}

	public function test_a_cookie_of_wordpress_is_nobody_here(): void {
		add_filter( 'rest_post_dispatch', $this->look( ... ) );
		wp_set_current_user( 1 );
		$reply = $this->ask( 'GET', 'user' );
		self::assertSame( 401, $reply->get_status() );
		self::assertSame( 0, $this->logged_in, 'Nor for what runs within the answer.' );

		wp_set_current_user( 1 );
		self::assertSame( 200, $this->ask( 'GET', 'user', array(), $this->token )->get_status(), 'A bearer counts beside it.' );
	}

	public function test_wordpress_finds_nobody_when_it_asks_again(): void {
		add_filter( 'determine_current_user', static fn (): int => 1, 100 );
		add_filter( 'rest_post_dispatch', $this->look_again( ... ) );
		$this->ask( 'GET', 'get_menu' );
		self::assertSame( 0, $this->logged_in );
	}

	public function test_a_nonce_counts_for_nothing(): void {
		$reply = $this->ask( 'GET', 'user', array(), $this->token, array( 'X-WP-Nonce' => 'wrong' ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	public function test_neither_parameter_nor_header_changes_the_method(): void {
		self::assertSame( 200, $this->ask( 'GET', 'get_menu?_method=POST' )->get_status() );
		self::assertSame( 200, $this->ask( 'GET', 'get_menu', array(), null, array( 'X-HTTP-Method-Override' => 'POST' ) )->get_status() );
		self::assertSame( 405, $this->ask( 'GET', 'logout?_method=POST', array(), $this->token )->get_status() );
		self::assertSame( 200, $this->ask( 'GET', 'user', array(), $this->token )->get_status(), 'Nobody was logged out.' );
	}

	public function test_fields_and_envelope_change_no_answer(): void {
		foreach ( array( '_fields=status', '_envelope=1', '_jsonp=x' ) as $query ) {
			$reply = $this->ask( 'GET', 'user?' . $query, array(), $this->token );
			self::assertArrayHasKey( 'user', (array) $reply->get_data(), $query );
		}
		$reply = $this->ask( 'POST', 'set_message_mails', array( 'on' => true, '_fields' => 'status' ), $this->token );
		self::assertSame( array( 'status' => true, 'on' => true ), $reply->get_data() );
	}

	public function test_wordpress_sends_no_cors_headers_for_us(): void {
		add_action( 'rest_api_init', static fn (): bool => self::parse(), -1 );
		$this->request( 'GET', 'get_menu', array(), null, array( 'Origin' => 'https://evil.test' ) );
		self::assertFalse( has_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' ) );
	}

	public function test_other_routes_keep_all_of_it(): void {
		wp_set_current_user( 1 );
		$this->ask( 'GET', '/wp/v2/types' );
		self::assertNotFalse( has_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' ) );
	}

	/**
	 * Asks, with the request parsed by WordPress before its REST server looks at it.
	 *
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $headers
	 */
	private function ask( string $method, string $path, array $body = array(), ?string $token = null, array $headers = array() ): WP_REST_Response {
		remove_all_filters( 'rest_jsonp_enabled' );
		add_filter( 'rest_jsonp_enabled', self::parse( ... ) );
		return $this->request( $method, $path, $body, $token, $headers );
	}

	private static function parse( bool $jsonp = true ): bool {
		$wp             = new WP();
		$wp->query_vars = array( 'rest_route' => (string) preg_replace( '~^/wp-json|\?.*$~', '', (string) $_SERVER['REQUEST_URI'] ) ); // phpcs:ignore
		do_action_ref_array( 'parse_request', array( &$wp ) );
		return $jsonp;
	}

	private function look( WP_REST_Response $reply ): WP_REST_Response {
		$this->logged_in = get_current_user_id();
		return $reply;
	}

	private function look_again( WP_REST_Response $reply ): WP_REST_Response {
		$GLOBALS['current_user'] = null;
		return $this->look( $reply );
	}
}
