<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Authenticator;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\Origins;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

/** The Dispatcher with two routes of its own behind it. */
final class DispatcherTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		remove_all_filters( 'rest_pre_dispatch' );
		$identify = new class() implements Authenticator {
			public function identify( string $token ): ?Identity {
				return match ( $token[0] ) {
					'a' => new Identity( 7, Role::Founder, AccountStatus::Public, 1, 0 ),
					'b' => new Identity( 8, Role::Founder, AccountStatus::Draft, 2, 0 ),
					'c' => new Identity( 9, Role::Mentor, AccountStatus::Public, 3, 0 ),
					default => null,
				};
			}
		};
		$settings = new Settings();
		$mine     = new Dispatcher(
			OwnTable::of( new EchoRoute(), new PublicRoute() ),
			$identify,
			new RateLimiter( new RateLimitRepository( new Db( $wpdb ) ), new Clock() ),
			new ClientIp( $settings ),
			new Locale( dirname( __DIR__, 5 ) . '/languages/' ),
			new Origins( $settings )
		);
		remove_all_filters( 'rest_pre_dispatch' );
		add_filter( 'rest_pre_dispatch', array( $mine, 'dispatch' ), 5, 3 );
	}

	public function test_a_route_gets_declared_clean_input_and_who_acts(): void {
		$reply = $this->post( array( 'text' => "  labas\n", 'role' => 'administrator', 'user_id' => 1, 'slug' => 'kitas' ), 'a' );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( array( 'status' => true, 'slug' => 'x', 'text' => 'labas', 'flag' => false, 'lang' => 'lt', 'me' => 7 ), $reply->get_data() );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
	}

	/** @return iterable<string, array{string, array<string, mixed>|string, int, string}> Token, body, status, code. */
	public static function refusals(): iterable {
		yield 'a guest before validation' => array( '', '{bad', 401, 'not_logged_in' );
		yield 'a wrong role before account state and validation' => array( 'c', '{bad', 403, 'forbidden' );
		yield 'a draft account before validation' => array( 'b', '{bad', 403, 'account_draft' );
		yield 'malformed JSON' => array( 'a', '{bad', 400, 'invalid_input' );
		yield 'a list for an object' => array( 'a', '[1]', 400, 'invalid_input' );
		yield 'JSON of 33 levels' => array( 'a', '{"text":"x","more":' . str_repeat( '[', 32 ) . str_repeat( ']', 32 ) . '}', 400, 'invalid_input' );
		yield 'a missing field' => array( 'a', array( 'flag' => true ), 400, 'invalid_input' );
		yield 'a body over 64 KB' => array( 'a', array( 'text' => 'x', 'more' => str_repeat( 'x', 65_536 ) ), 413, 'too_large' );
		yield 'an error of ours tells no detail' => array( 'a', array( 'text' => 'boom' ), 500, 'server_error' );
	}

	/** @param array<string, mixed>|string $body */
	#[DataProvider( 'refusals' )]
	public function test_refusals_come_in_order_with_one_body( string $token, array|string $body, int $status, string $code ): void {
		$this->catch_log();
		$reply = $this->post( $body, $token );
		$data  = $reply->get_data();
		self::assertSame( $status, $reply->get_status() );
		self::assertSame( array( false, $code, $code, $status ), array( $data['status'], $data['code'], $data['errorCode'], $data['data']['status'] ) );
		self::assertSame( $data['message'], $data['msg'] );
		self::assertNotSame( '', $data['message'] );
		self::assertStringNotContainsString( 'secret123', (string) wp_json_encode( $data ) );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
	}

	public function test_wrong_fields_are_named(): void {
		$data = $this->post( array( 'text' => array( 'x' ) ), 'a' )->get_data();
		self::assertSame( array( 'text' => 'invalid' ), $data['data']['fields'] );
	}

	public function test_json_of_32_levels_is_read(): void {
		$body = '{"text":"x","more":' . str_repeat( '[', 31 ) . str_repeat( ']', 31 ) . '}';
		self::assertSame( 200, $this->post( $body, 'a' )->get_status() );
	}

	public function test_other_content_types(): void {
		$xml = $this->post( '<x/>', 'a', array( 'Content-Type' => 'application/xml' ) );
		self::assertSame( array( 415, 'unsupported_type' ), array( $xml->get_status(), $xml->get_data()['code'] ) );
	}

	public function test_identity_is_one_exact_bearer_header(): void {
		$token = str_repeat( 'a', 64 );
		foreach ( array( "bearer $token", "Bearer  $token", "BEARER $token" ) as $header ) {
			self::assertSame( 7, $this->read( array( 'Authorization' => $header ) ), $header );
		}
		$wrong = array( "Bearer $token, Bearer $token", "Basic $token", $token, 'Bearer ' . substr( $token, 1 ), "Bearer {$token}0", 'Bearer ' . strtoupper( $token ), 'Bearer ' );
		foreach ( $wrong as $header ) {
			self::assertNull( $this->read( array( 'Authorization' => $header ) ), $header );
		}
		foreach ( array( array(), array( 'Authorization' => 'Basic c3RhZ2luZzp4' ), array( 'Authorization' => "bearer $token" ) ) as $beside ) {
			self::assertSame( 7, $this->read( array( 'X-Mentoriai-Authorization' => "Bearer $token" ) + $beside ), 'A server may keep Authorization for itself.' );
		}
		foreach ( array( 'Bearer ' . str_repeat( 'b', 64 ), 'Bearer x', "Bearer $token, Bearer $token" ) as $other ) {
			self::assertNull( $this->read( array( 'X-Mentoriai-Authorization' => "Bearer $token", 'Authorization' => $other ) ), 'Two that differ.' );
			self::assertNull( $this->read( array( 'X-Mentoriai-Authorization' => $other, 'Authorization' => "Bearer $token" ) ), 'Two that differ.' );
		}
		self::assertSame( 7, $this->read( array( 'Redirect-Http-Authorization' => '' ), array( 'REDIRECT_HTTP_AUTHORIZATION' => "Bearer $token" ) ) );
	}

	public function test_unknown_path_and_method(): void {
		self::assertSame( 404, $this->request( 'GET', 'nothing' )->get_status() );
		$reply = $this->request( 'GET', 'echo/x' );
		self::assertSame( array( 405, 'method_not_allowed' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		self::assertStringContainsString( 'POST', $reply->get_headers()['Allow'] );
	}

	public function test_public_reads_carry_an_etag_without_a_bearer_only(): void {
		$first = $this->request( 'GET', 'open/' );
		self::assertSame( 'public, max-age=60, stale-while-revalidate=300', $first->get_headers()['Cache-Control'] );
		$again = $this->request( 'GET', 'open', array(), null, array( 'If-None-Match' => $first->get_headers()['ETag'] ) );
		self::assertSame( 304, $again->get_status() );
		foreach ( array( 'Authorization', 'X-Mentoriai-Authorization' ) as $header ) {
			$member = $this->request( 'GET', 'open', array(), null, array( $header => 'Bearer ' . str_repeat( 'a', 64 ) ) );
			self::assertSame( 'private, no-store', $member->get_headers()['Cache-Control'] );
		}
	}

	public function test_the_limit_by_address_comes_first(): void {
		add_filter( 'mentoriai_rate_limits', static fn (): array => array( 'public_read' => array( 2, 60 ) ) );
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->request( 'GET', 'open' );
		self::assertSame( 200, $this->request( 'GET', 'open', array(), null, array( 'X-Forwarded-For' => '9.9.9.9' ) )->get_status() );
		$third = $this->request( 'GET', 'open', array(), null, array( 'X-Forwarded-For' => '8.8.8.8' ) );
		self::assertSame( array( 429, '60' ), array( $third->get_status(), $third->get_headers()['Retry-After'] ) );
		add_filter( 'mentoriai_trusted_proxies', static fn (): array => array( '127.0.0.0/8' ) );
		self::assertSame( 200, $this->request( 'GET', 'open', array(), null, array( 'X-Forwarded-For' => '1.1.1.1, 9.9.9.9' ) )->get_status() );
	}

	public function test_cors_is_for_the_own_origin_and_the_list(): void {
		$origin = static fn ( string $from, WP_REST_Response $reply ): ?string => $reply->get_headers()['Access-Control-Allow-Origin'] ?? null;
		$ask    = fn ( string $from ): ?string => $origin( $from, $this->request( 'GET', 'open', array(), null, array( 'Origin' => $from ) ) );
		self::assertNull( $ask( 'https://evil.test' ) );
		self::assertSame( home_url(), $ask( home_url() ) );
		add_filter( 'mentoriai_cors_origins', static fn (): array => array( 'https://app.test' ) );
		self::assertSame( 'https://app.test', $ask( 'https://app.test' ) );
		$exposed = $this->request( 'GET', 'open', array(), null, array( 'Origin' => 'https://app.test' ) )->get_headers()['Access-Control-Expose-Headers'];
		self::assertSame( 'X-WP-Total, Retry-After', $exposed, 'A script of that origin may read how long to wait.' );
	}

	public function test_texts_follow_the_language_of_the_query(): void {
		self::assertSame( 'To perform this action you need log in', $this->request( 'POST', 'echo/x?lang=en' )->get_data()['message'] );
		self::assertNotSame( 'To perform this action you need log in', $this->request( 'POST', 'echo/x' )->get_data()['message'] );
	}

	/**
	 * @param array<string, mixed>|string $body
	 * @param array<string, string>       $headers
	 */
	private function post( array|string $body, string $token, array $headers = array() ): WP_REST_Response {
		return $this->request( 'POST', 'echo/x', $body, '' === $token ? null : str_repeat( $token, 64 ), $headers );
	}

	/**
	 * @param array<string, string> $headers
	 * @param array<string, string> $server
	 */
	private function read( array $headers, array $server = array() ): mixed {
		$before  = $_SERVER;
		$_SERVER = $server + $_SERVER;
		$who     = $this->request( 'GET', 'open', array(), null, $headers )->get_data()['who'];
		$_SERVER = $before;
		return $who;
	}
}
