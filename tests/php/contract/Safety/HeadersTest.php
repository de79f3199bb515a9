<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

use MentoriaiPortal\Tests\HttpReply;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Headers of every kind of answer, errors too (docs/contract.md#conventions).
 */
final class HeadersTest extends SafetyTestCase {

	private const PUBLIC = 'public, max-age=60, stale-while-revalidate=300';

	private const NEVER = array( 'X-Powered-By', 'X-Pingback', 'Access-Control-Allow-Credentials', 'Set-Cookie' );

	public function test_every_route_in_every_method(): void {
		$token = $this->login( 'founder2@demo.test' );
		foreach ( self::every_route() as $name => [ $method, $path, $is_open ] ) {
			// Whom it lets in would be logged out or leave.
			$replies = array(
				'guest'   => 'POST' === $method && $is_open ? $this->api( $method, $path, '{', null, 'Content-Type: application/json' ) : $this->bare( $method, $path ),
				'OPTIONS' => $this->api( 'OPTIONS', $path ),
				'PUT'     => $this->api( 'PUT', $path, '{}', $token, 'Content-Type: application/json' ),
				'bearer'  => 'GET' === $method ? $this->api( 'GET', $path, null, $token ) : $this->api( 'DELETE', $path ),
			);
			foreach ( $replies as $kind => $reply ) {
				$may_be_kept = 'guest' === $kind && 'GET' === $method && 200 === $reply->status && $is_open && ! in_array( $name, array( 'GET bot_challenge', 'GET find_mentors' ), true );
				self::assert_of_the_api( "$name, $kind", $reply, $may_be_kept ? self::PUBLIC : 'private, no-store' );
			}
			self::assertSame( array( 200, 405 ), array( $replies['OPTIONS']->status, $replies['PUT']->status ), $name );
			self::assertStringContainsString( $method, (string) $replies['PUT']->header( 'Allow' ) );
		}
	}

	public function test_errors_without_a_route(): void {
		foreach ( array( 'GET', 'POST', 'DELETE', 'OPTIONS' ) as $method ) {
			foreach ( array( 'nera-tokio', 'user/extra', '%FF' ) as $path ) {
				$reply = $this->api( $method, $path, 'POST' === $method ? '{' : null, null, 'Content-Type: application/json' );
				self::assertSame( 404, $reply->status, "$method $path" );
				self::assert_of_the_api( "$method $path", $reply, 'private, no-store' );
			}
		}
		$this->set( 'limits', array( 'public_read' => array( 0, 60 ) ) );
		$limited = $this->api( 'GET', 'get_menu' );
		self::assertSame( 429, $limited->status );
		self::assert_of_the_api( '429', $limited, 'private, no-store' );
	}

	public function test_calendars_and_files(): void {
		$slug   = $this->api( 'GET', 'get_events' )->data()[0]['slug'];
		$plan   = $this->api( 'POST', 'get_plans/0', array(), $this->login( 'founder@demo.test' ) )->data()['list'][0]['id'];
		$public = array( $this->api( 'GET', 'events.ics' ), $this->api( 'GET', "events/$slug/ics" ) );
		foreach ( $public as $reply ) {
			self::assert_of_the_api( 'calendar', $reply, self::PUBLIC, 'text/calendar' );
		}
		$own = $this->api( 'GET', "veiksmu-planai/$plan/ics", null, $this->login( 'founder@demo.test' ) );
		self::assertSame( 200, $own->status );
		self::assert_of_the_api( 'calendar of a plan', $own, 'private, no-store', 'text/calendar' );
		self::assertStringStartsWith( 'attachment', (string) $own->header( 'Content-Disposition' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function origins(): iterable {
		foreach ( array( 'https://evil.test', 'null', 'https://app.test.evil.test', 'http://app.test', 'https://app.test:8443', 'https://APP.test', 'https://app.test/', 'file://', '*', 'https://evil.test, https://app.test' ) as $origin ) {
			yield $origin => array( $origin );
		}
	}

	#[DataProvider( 'origins' )]
	public function test_other_origins_are_not_let_in( string $origin ): void {
		$this->set( 'settings', array( 'cors_origins' => array( 'https://app.test' ) ) );
		foreach ( array( 'GET', 'OPTIONS' ) as $method ) {
			$reply = $this->api( $method, 'get_menu', null, null, "Origin: $origin", 'Access-Control-Request-Method: GET' );
			self::assertNull( $reply->header( 'Access-Control-Allow-Origin' ) );
			self::assertNull( $reply->header( 'Access-Control-Allow-Credentials' ) );
			self::assertStringStartsWith( 'Origin', (string) $reply->header( 'Vary' ) );
		}
		self::assertNull( $this->api( 'GET', 'user', null, null, "Origin: $origin" )->header( 'Access-Control-Allow-Origin' ) );
	}

	public function test_an_origin_of_the_list_is_let_in_without_cookies(): void {
		$this->set( 'settings', array( 'cors_origins' => array( 'https://app.test' ) ) );
		foreach ( array( $this->api( 'GET', 'get_menu', null, null, 'Origin: https://app.test' ), $this->api( 'GET', 'user', null, null, 'Origin: https://app.test' ), $this->api( 'PUT', 'user', null, null, 'Origin: https://app.test' ) ) as $reply ) {
			self::assertSame( array( 'https://app.test', null ), array( $reply->header( 'Access-Control-Allow-Origin' ), $reply->header( 'Access-Control-Allow-Credentials' ) ) );
			self::assertStringStartsWith( 'Origin', (string) $reply->header( 'Vary' ) );
		}
		$asked = $this->api( 'OPTIONS', 'message_reply', null, null, 'Origin: https://app.test', 'Access-Control-Request-Method: POST', 'Access-Control-Request-Headers: authorization,content-type' );
		self::assertSame( array( 'https://app.test', 'Authorization, X-Mentoriai-Authorization, Content-Type' ), array( $asked->header( 'Access-Control-Allow-Origin' ), $asked->header( 'Access-Control-Allow-Headers' ) ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function pages(): iterable {
		foreach ( array( '/', '/en/', '/renginiai', '/e-mentoriai', '/prisijungti', '/prisijungti?email=a@b.test&key=abc', '/prisijungti?social=abc', '/atstatyti-slaptazodi?email=a@b.test&key=abc', '/zinutes', '/pokalbis/1', '/apklausa/1/abc', '/apklausa/1/abc?rest_route=', '/?rest_route=0', '/renginiai?robots=', '/en/profilis' ) as $path ) {
			yield $path => array( $path, 200 );
		}
		foreach ( array( '/nera-tokio', '/mentorius/nera', '/?p=999999', '/e-mentoriai/feed' ) as $path ) {
			yield $path => array( $path, 404 );
		}
	}

	#[DataProvider( 'pages' )]
	public function test_pages( string $path, int $status ): void {
		$reply = $this->send( 'GET', $path );
		self::assertSame( $status, $reply->status );
		$has_key = 1 === preg_match( '~[?&](key|social)=|^/apklausa/~', $path );
		if ( 200 === $status ) {
			self::assertSame( $has_key ? 'private, no-store' : 'public, max-age=0, s-maxage=60', $reply->header( 'Cache-Control' ) );
		}
		self::assertSame( array( 'nosniff', $has_key ? 'no-referrer' : 'strict-origin-when-cross-origin', 'SAMEORIGIN', "frame-ancestors 'self'" ), array_map( $reply->header( ... ), array( 'X-Content-Type-Options', 'Referrer-Policy', 'X-Frame-Options', 'Content-Security-Policy' ) ) );
		self::assert_nothing_told( $path, $reply );
	}

	public function test_the_page_of_unsubscribing(): void {
		$reply = $this->send( 'GET', '/?mentoriai_unsubscribe=x' );
		self::assertSame( array( 404, 'nosniff', 'no-referrer', 'DENY' ), array( $reply->status, ...array_map( $reply->header( ... ), array( 'X-Content-Type-Options', 'Referrer-Policy', 'X-Frame-Options' ) ) ) );
		self::assert_nothing_told( 'unsubscribe', $reply );
	}

	/** @param non-empty-string $type */
	private static function assert_of_the_api( string $what, HttpReply $reply, string $cache, string $type = 'application/json' ): void {
		if ( 200 !== $reply->status || ! str_contains( $what, '.ics' ) && ! str_contains( $what, '/ics' ) ) {
			$is_redirect = 302 === $reply->status;
			self::assertStringStartsWith( $type, (string) $reply->header( 'Content-Type' ), $what );
			self::assertSame( $is_redirect ? 'no-referrer' : null, $reply->header( 'Referrer-Policy' ), $what );
		}
		self::assertSame( array( $cache, 'nosniff' ), array_map( $reply->header( ... ), array( 'Cache-Control', 'X-Content-Type-Options' ) ), $what );
		// The server adds Accept-Encoding where it compresses.
		self::assertStringStartsWith( 'Origin', (string) $reply->header( 'Vary' ), $what );
		self::assertNull( $reply->header( 'Access-Control-Allow-Origin' ), $what );
		self::assert_nothing_told( $what, $reply );
	}

	/** Neither cookies nor what the server is made of. */
	private static function assert_nothing_told( string $what, HttpReply $reply ): void {
		foreach ( self::NEVER as $name ) {
			self::assertNull( $reply->header( $name ), "$what: $name" );
		}
		self::assertDoesNotMatchRegularExpression( '~PHP/|WordPress/~', implode( "\n", $reply->headers ), $what );
		self::assertDoesNotMatchRegularExpression( '~Stack trace|Fatal error| on line \d|/wp-content/plugins/[^"\s]*\.php|SQLSTATE|wpdb~', $reply->body, $what );
	}
}
