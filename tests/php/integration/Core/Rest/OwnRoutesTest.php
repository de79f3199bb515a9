<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Rest;

use MentoriaiPortal\Tests\IntegrationTestCase;
use MentoriaiPortal\Tests\RestServer;
use WP;

/**
 * A request to data/v1 does not pay for the routes of WordPress itself.
 */
final class OwnRoutesTest extends IntegrationTestCase {

	public function test_wordpress_registers_its_routes_for_others_only(): void {
		self::assertArrayNotHasKey( '/wp/v2/posts', $this->routes( '/data/v1/user' ) );
	}

	public function test_other_requests_have_them(): void {
		self::assertArrayHasKey( '/wp/v2/posts', $this->routes( '/wp/v2/types' ) );
		self::assertArrayHasKey( '/wp/v2/posts', $this->routes( '/data/v10' ) );
	}

	/** @return array<string, mixed> What the REST server knows in a request to this path. */
	private function routes( string $path ): array {
		// The server below is the test's own; WordPress must not begin to answer.
		remove_action( 'parse_request', 'rest_api_loaded' );
		$wp             = new WP();
		$wp->query_vars = array( 'rest_route' => $path );
		do_action_ref_array( 'parse_request', array( &$wp ) );
		$server                    = new RestServer();
		$GLOBALS['wp_rest_server'] = $server;
		do_action( 'rest_api_init', $server );
		return $server->get_routes();
	}
}
