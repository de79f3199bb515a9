<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Early;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Early\EarlyRequest;
use MentoriaiPortal\Early\EarlyState;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What the early path answers, and what it leaves to WordPress. That both answer the same over HTTP is the matter of
 * the contract tests.
 */
final class EarlyPathTest extends EarlyTestCase {

	public function test_its_routes_are_plain_reads_of_one_person_without_a_limit(): void {
		$map = require dirname( __DIR__, 4 ) . '/includes/map.php';
		foreach ( EarlyRequest::ROUTES as $name ) {
			[ $route ] = $map['routes'][ $name ]['GET'];

			self::assertSame( array( $name, array( 'GET' ), null, false ), array( $route::path(), $route::methods(), $route::address_limit(), $route::is_cacheable() ) );
			self::assertNotSame( 'guest', $route::access()->name() );
		}
	}

	public function test_it_answers_as_rest_does(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo, 'Sveiki! „Ačiū“ <b>&amp;' );
		$this->watch();
		foreach ( array( "get_conversation_meta/?convo_id=$convo", 'get_plans_status', 'user/?lang=en' ) as $path ) {
			$rest  = $this->request( 'GET', $path, token: $this->token( $this->founder ) );
			$early = $this->early( $path, $this->token( $this->founder ) );

			self::assertNotNull( $early, $path );
			self::assertSame( $rest->get_status(), $early->status );
			self::assertSame( $rest->get_data(), json_decode( $early->body, true ) );
			self::assertEquals( $rest->get_headers(), $early->headers() );
		}
	}

	public function test_it_takes_three_queries_at_most(): void {
		$convo = $this->convo();
		$this->watch();

		self::assertLessThanOrEqual( 3, $this->count_queries( fn () => $this->early( "get_conversation_meta?convo_id=$convo", $this->token( $this->founder ) ) ) );
		self::assertLessThanOrEqual( 2, $this->count_queries( fn () => $this->early( "get_conversation_meta?convo_id=$convo&after_id=999999", $this->token( $this->founder ) ) ) );
	}

	public function test_identity_is_read_as_in_rest_and_refusals_are_in_the_language_of_the_request(): void {
		$this->watch();

		self::assertSame( 401, $this->early( 'user' )?->status );
		self::assertSame( 200, $this->early( 'user', null, array( 'HTTP_AUTHORIZATION' => 'Basic eDp5', 'HTTP_X_MENTORIAI_AUTHORIZATION' => 'Bearer ' . $this->token( $this->founder ) ) )?->status, 'Behind HTTP Basic.' );
		self::assertNotSame( $this->early( 'user?lang=lt' )?->body, $this->early( 'user?lang=en' )?->body );
	}

	/** @return array<string, array{string, array<string, mixed>}> */
	public static function unusual(): array {
		return array(
			'POST'                  => array( 'user', array( 'REQUEST_METHOD' => 'POST' ) ),
			'HEAD'                  => array( 'user', array( 'REQUEST_METHOD' => 'HEAD' ) ),
			'OPTIONS'               => array( 'user', array( 'REQUEST_METHOD' => 'OPTIONS' ) ),
			'origin'                => array( 'user', array( 'HTTP_ORIGIN' => 'https://app.example.org' ) ),
			'method override'       => array( 'user', array( 'HTTP_X_HTTP_METHOD_OVERRIDE' => 'POST' ) ),
			'type of a body'        => array( 'user', array( 'CONTENT_TYPE' => 'application/json' ) ),
			'body'                  => array( 'user', array( 'CONTENT_LENGTH' => '2' ) ),
			'body in pieces'        => array( 'user', array( 'HTTP_TRANSFER_ENCODING' => 'chunked' ) ),
			'parameter of WordPress' => array( 'user?_pretty', array() ),
			'route in the query'    => array( 'user?rest_route=/wp/v2/users', array() ),
			'other route'           => array( 'get_conversations', array() ),
			'more path'             => array( 'user/editavatar', array() ),
			'two slashes'           => array( 'user//', array() ),
			'encoded path'          => array( 'use%72', array() ),
			'other site'            => array( '', array( 'REQUEST_URI' => '/kita/wp-json/data/v1/user' ) ),
			'recovery mode'         => array( 'user', array( 'HTTP_COOKIE' => 'a=b; wordpress_rec_abc=1' ) ),
		);
	}

	/** @param array<string, mixed> $server */
	#[DataProvider( 'unusual' )]
	public function test_an_unusual_request_is_left_to_wordpress( string $path, array $server ): void {
		$this->watch();

		self::assertNotNull( $this->early( 'user', null, array( 'CONTENT_TYPE' => '', 'CONTENT_LENGTH' => '' ) ), 'as nginx sends it' );
		self::assertNull( $this->early( $path, null, $server ) );
	}

	/** @return array<string, array{callable(): mixed}> */
	public static function changes(): array {
		return array(
			'switched off'       => array( static fn () => EarlyState::forget() ),
			'plugin deactivated' => array( static fn () => update_option( 'active_plugins', array() ) ),
			'plugin activated'   => array( static fn () => update_option( 'active_plugins', array( ...get_option( 'active_plugins' ), 'kitas/kitas.php' ) ) ),
			'other theme'        => array( static fn () => update_option( 'stylesheet', 'kita' ) ),
			'other parent theme' => array( static fn () => update_option( 'template', 'kita' ) ),
			'WordPress updated'  => array( static fn () => $GLOBALS['wp_version'] = '99.0' ),
			'list of origins'    => array( static fn () => ( new Settings() )->update( array( 'cors_origins' => array( 'https://app.example.org' ) ) ) ),
			'plain permalinks'   => array( static fn () => update_option( 'permalink_structure', '' ) ),
			'moved'              => array( static fn () => update_option( 'home', get_option( 'home' ) . '/portalas' ) ),
		);
	}

	/** @param callable(): mixed $change */
	#[DataProvider( 'changes' )]
	public function test_a_changed_site_is_left_to_wordpress( callable $change ): void {
		$version = $GLOBALS['wp_version'];
		self::assertNull( $this->poll(), 'not seen yet' );
		$this->watch();
		self::assertNotNull( $this->poll() );
		try {
			$change();
			self::assertNull( $this->poll() );
		} finally {
			$GLOBALS['wp_version'] = $version;
		}
	}

	public function test_a_new_must_use_plugin_is_a_changed_site(): void {
		$this->watch();
		self::assertNotNull( $this->poll() );
		$file = WPMU_PLUGIN_DIR . '/zz-guard.php';
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( $file, "<?php\n" );
		try {
			self::assertNull( $this->poll() );
		} finally {
			unlink( $file );
		}
	}

	public function test_a_fault_is_left_to_wordpress(): void {
		$this->watch();
		$this->catch_log();
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'mentoriai_conversations' ) ? 'SELECT broken FROM nowhere' : $sql );
		try {
			$GLOBALS['wpdb']->suppress_errors( true );
			self::assertNull( $this->poll() );
		} finally {
			$GLOBALS['wpdb']->suppress_errors( false );
		}
	}
}
