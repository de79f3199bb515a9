<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Rest;

use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * What WordPress tells of data/v1, and that a route is reached in its own way only.
 */
final class DiscoveryTest extends IntegrationTestCase {

	private string $method;

	protected function setUp(): void {
		parent::setUp();
		$this->method = (string) $_SERVER['REQUEST_METHOD'];
		remove_action( 'parse_request', 'rest_api_loaded' );
	}

	protected function tearDown(): void {
		$_SERVER['REQUEST_METHOD']          = $this->method;
		$GLOBALS['wp']->query_vars          = array();
		$GLOBALS['wp_rest_server']          = null;
		parent::tearDown();
	}

	public function test_the_indexes_list_every_route_with_its_fields(): void {
		$listed = count( ( require dirname( __DIR__, 5 ) . '/includes/map.php' )['routes'] );
		foreach ( array( '/', '/data/v1' ) as $path ) {
			$index  = (array) $this->ask( 'GET', $path )->get_data();
			$routes = array_filter( array_keys( $index['routes'] ), static fn ( string $route ): bool => str_starts_with( $route, '/data/v1/' ) );
			self::assertCount( $listed, $routes, $path );
			self::assertArrayHasKey( 'email', $index['routes']['/data/v1/login']['endpoints'][0]['args'], $path );
		}
	}

	public function test_options_tell_methods_and_shape_and_an_unknown_path_is_none(): void {
		$options = $this->ask( 'OPTIONS', '/data/v1/login' );
		self::assertSame( array( 200, 'POST, OPTIONS' ), array( $options->get_status(), $options->get_headers()['Allow'] ) );
		self::assertSame( 'object', ( (array) $options->get_data() )['schema']['type'] );

		$unknown = $this->ask( 'OPTIONS', '/data/v1/nothing' );
		self::assertSame( array( 404, 'not_found' ), array( $unknown->get_status(), ( (array) $unknown->get_data() )['code'] ) );
	}

	public function test_a_call_registers_nothing(): void {
		$this->ask( 'GET', '/data/v1/get_menu' );
		self::assertArrayNotHasKey( '/data/v1/get_menu', rest_get_server()->get_routes() );
	}

	public function test_a_batch_reaches_no_route_and_is_not_logged(): void {
		$log   = $this->catch_log();
		$batch = array( 'requests' => array_fill( 0, 3, array( 'path' => '/data/v1/confirm_resend', 'method' => 'POST', 'body' => array( 'email' => 'a@b.test' ) ) ) );
		$reply = $this->ask( 'POST', '/batch/v1', $batch );

		self::assertSame( 207, $reply->get_status() );
		self::assertSame( array( 404, 404, 404 ), array_column( $reply->get_data()['responses'], 'status' ) );
		self::assertSame( array( 'not_found' ), array_unique( array_column( array_column( $reply->get_data()['responses'], 'body' ), 'code' ) ) );
		self::assertSame( '', file_get_contents( $log ) );
	}

	/** @return iterable<string, array{callable(): mixed, int, int}> The other's answer, its priority, the status. */
	public static function others(): iterable {
		yield 'null after us' => array( static fn () => null, 10, 200 );
		yield 'an error after us' => array( static fn () => new WP_Error( 'jwt', 'No', array( 'status' => 403 ) ), 10, 200 );
		yield 'an answer before us' => array( static fn () => new WP_REST_Response( array(), 503 ), 1, 503 );
		yield 'a refusal after us' => array( static fn () => new WP_REST_Response( array( 'code' => 'jwt_auth_invalid_token' ), 403 ), 10, 200 );
		yield 'null at the very end' => array( static fn () => null, PHP_INT_MAX, 200 );
		yield 'an error at the very end' => array( static fn () => new WP_Error( 'jwt', 'No', array( 'status' => 403 ) ), PHP_INT_MAX, 200 );
	}

	#[DataProvider( 'others' )]
	public function test_another_plugin_in_the_same_filter( callable $answer, int $priority, int $status ): void {
		add_filter( 'rest_pre_dispatch', $answer, $priority );
		$this->parse( '/data/v1/get_menu' );
		$reply = $this->request( 'GET', 'get_menu' );
		self::assertSame( $status, $reply->get_status() );
		self::assertSame( 200 === $status, isset( $reply->get_data()['menu'] ) );
	}

	public function test_what_wordpress_takes_for_no_route_is_none(): void {
		$this->parse( '0' );
		self::assertSame( 200, rest_get_server()->dispatch( new WP_REST_Request( 'GET', '/data/v1/get_menu' ) )->get_status() );
	}

	public function test_who_judges_users_of_wordpress_does_not_judge_here(): void {
		add_filter( 'rest_authentication_errors', static fn (): WP_Error => new WP_Error( 'rest_disabled', 'No', array( 'status' => 401 ) ), 99 );
		$this->parse( '/data/v1/get_menu' );
		self::assertTrue( apply_filters( 'rest_authentication_errors', null ) );
	}

	/** @param array<string, mixed> $body */
	private function ask( string $method, string $path, array $body = array() ): WP_REST_Response {
		$_SERVER['REQUEST_METHOD'] = $method;
		$this->parse( $path );
		$GLOBALS['wp_rest_server'] = new WP_REST_Server();
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] );
		$request = new WP_REST_Request( $method, $path );
		$request->set_body_params( $body );
		return rest_get_server()->dispatch( $request );
	}

	private function parse( string $path ): void {
		$wp             = $GLOBALS['wp'];
		$wp->query_vars = array( 'rest_route' => $path );
		self::assertInstanceOf( WP::class, $wp );
		do_action_ref_array( 'parse_request', array( &$wp ) );
	}
}
