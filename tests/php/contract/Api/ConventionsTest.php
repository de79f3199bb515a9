<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

use MentoriaiPortal\Tests\HttpReply;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * How data/v1 is spoken to: paths, methods, identity, caching, origins (docs/contract.md#conventions).
 */
final class ConventionsTest extends ApiTestCase {

	public function test_a_trailing_slash_makes_no_difference(): void {
		$token = $this->login( 'founder@demo.test' );
		foreach ( array( 'get_router', 'get_menu', 'mentoriai_dynamic', 'mentoriai_dynamic/tax', 'get_default/178' ) as $path ) {
			$bare  = $this->api( 'GET', $path );
			$slash = $this->api( 'GET', "$path/" );
			self::assertSame( array( 200, 200 ), array( $bare->status, $slash->status ), $path );
			self::assertSame( $bare->body, $slash->body );
		}
		self::assertSame( $this->api( 'GET', 'user', null, $token )->body, $this->api( 'GET', 'user/', null, $token )->body );
		foreach ( array( 'statistic_open', 'statistic_open/' ) as $path ) {
			self::assertSame( 200, $this->api( 'POST', $path, array( 'id' => $this->id_of( 'mentor2@demo.test' ) ) )->status );
		}
	}

	public function test_head_is_get_without_a_body(): void {
		$get  = $this->api( 'GET', 'get_menu' );
		$head = $this->api( 'HEAD', 'get_menu' );

		self::assertSame( 200, $head->status );
		self::assertSame( '', $head->body );
		foreach ( array( 'Content-Type', 'Cache-Control', 'ETag', 'X-Content-Type-Options' ) as $name ) {
			self::assertSame( $get->header( $name ), $head->header( $name ), $name );
		}
		self::assertSame( 401, $this->api( 'HEAD', 'user' )->status );
		self::assertSame( 405, $this->api( 'HEAD', 'message_reply' )->status );
	}

	public function test_identity_is_the_bearer_and_nothing_else(): void {
		$cookies = $this->staff_cookies();
		$nonce   = $this->send( 'GET', '/wp-admin/admin-ajax.php?action=rest-nonce', null, array( "Cookie: $cookies" ) )->body;
		self::assertMatchesRegularExpression( '~^[0-9a-f]{10}$~', $nonce );
		$with_cookie = fn ( string ...$more ): HttpReply => $this->api( 'GET', 'user', null, null, "Cookie: $cookies", ...$more );

		self::assert_refused( 401, 'not_logged_in', $with_cookie() );
		self::assert_refused( 401, 'not_logged_in', $with_cookie( "X-WP-Nonce: $nonce" ) );
		self::assert_refused( 401, 'not_logged_in', $this->api( 'GET', "user?_wpnonce=$nonce", null, null, "Cookie: $cookies" ) );

		self::assertSame( 'public, max-age=60, stale-while-revalidate=300', $this->api( 'GET', 'get_menu', null, null, "Cookie: $cookies", "X-WP-Nonce: $nonce" )->header( 'Cache-Control' ) );

		$token = $this->login( 'founder@demo.test' );
		foreach ( array( array(), array( "X-WP-Nonce: $nonce" ), array( 'X-WP-Nonce: wrong' ) ) as $more ) {
			$reply = $with_cookie( "Authorization: Bearer $token", ...$more );
			self::assertSame( array( 200, 'founder@demo.test' ), array( $reply->status, $reply->data()['user']['email'] ?? null ) );
		}
		self::assertSame( 200, $this->api( 'GET', 'user', null, null, "AUTHORIZATION: bEaReR $token" )->status );
		self::assertSame( 401, $this->api( 'GET', 'user', null, null, "Authorization: Basic $token" )->status );
		self::assertSame( 401, $this->api( 'GET', "user?token=$token&access_token=$token&authorization=Bearer+$token" )->status );
		self::assertSame( 401, $this->api( 'GET', 'user', null, null, "Cookie: token=$token; Authorization=Bearer $token" )->status );
		foreach ( array( strtoupper( $token ) . 'x', substr( $token, 1 ), "$token, Bearer $token", '0', 'null', str_repeat( 'a', 4000 ), 'ąčęė' ) as $wrong ) {
			self::assertSame( 401, $this->api( 'GET', 'user', null, $wrong )->status, $wrong );
		}
		// On a public route a bad token means a guest.
		self::assertSame( 200, $this->api( 'GET', 'get_menu', null, str_repeat( 'a', 64 ) )->status );
	}

	public function test_nobody_acts_as_somebody_else(): void {
		$founder = $this->new_founder();
		$other   = $this->id_of( 'founder2@demo.test' );
		$names   = array( 'userId' => $other, 'user_id' => $other, 'author_id' => $other, 'role' => 'administrator', 'status' => 'closed', 'wp_capabilities' => array( 'administrator' => true ), 'meta' => array( 'mentoriai_status' => 'closed' ) );
		$before  = $this->api( 'GET', 'user', null, $this->login( 'founder2@demo.test' ) )->body;
		$convo   = $this->new_conversation( $founder['token'], $names );
		self::assertSame( 200, $this->api( 'POST', 'save_profile', $names + array( 'id' => $other, 'email' => 'kitas@demo.test' ) + self::founder_profile(), $founder['token'] )->status );

		$user = $this->api( 'GET', 'user', null, $founder['token'] )->data()['user'];
		self::assertSame( array( 'frontuser', 'public', $founder['email'] ), array( $user['role'], $user['status'], $user['email'] ) );
		self::assertSame( $user['id'], $this->api( 'GET', "get_conversation_meta?convo_id=$convo&user_id=$other", null, $founder['token'] )->data()[0]['author_id'] );
		self::assertSame( $before, $this->api( 'GET', 'user', null, $this->login( 'founder2@demo.test' ) )->body );
	}

	/** @return iterable<string, array{string}> */
	public static function switches_of_wordpress(): iterable {
		foreach ( array( '_fields=status', '_fields[]=x', '_envelope=1', '_jsonp=alert', '_embed=1', '_locale=user', '_method=DELETE', '_method=POST', 'context=edit' ) as $switch ) {
			yield $switch => array( $switch );
		}
	}

	#[DataProvider( 'switches_of_wordpress' )]
	public function test_what_wordpress_reads_into_a_request_is_ignored( string $switch ): void {
		$plain = $this->api( 'GET', 'get_menu' );
		$reply = $this->api( 'GET', "get_menu?$switch" );
		self::assertSame( array( 200, $plain->body ), array( $reply->status, $reply->body ) );
		self::assertSame( $plain->header( 'Content-Type' ), $reply->header( 'Content-Type' ) );

		$token = $this->login( 'founder@demo.test' );
		self::assertSame( $this->api( 'GET', 'user', null, $token )->body, $this->api( 'GET', "user?$switch", null, $token )->body );
		self::assert_refused( 401, 'not_logged_in', $this->api( 'GET', "user?$switch" ) );
	}

	public function test_the_method_cannot_be_overridden(): void {
		foreach ( array( 'DELETE', 'POST', 'PUT' ) as $method ) {
			self::assertSame( 200, $this->api( 'GET', 'get_menu', null, null, "X-HTTP-Method-Override: $method" )->status );
		}
		self::assertSame( 405, $this->api( 'POST', 'get_menu', array( '_method' => 'GET' ), null, 'X-HTTP-Method-Override: GET' )->status );
	}

	public function test_public_reads_may_be_kept_and_asked_for_again(): void {
		foreach ( array( 'get_router', 'get_menu?lang=en', 'get_home', 'get_default/178', 'mentoriai_dynamic', 'mentoriai_static', 'mentoriai_dynamic/tax', 'mentoriai_static/tax' ) as $path ) {
			$reply = $this->api( 'GET', $path );
			self::assertSame( 'public, max-age=60, stale-while-revalidate=300', $reply->header( 'Cache-Control' ), $path );
			$etag = (string) $reply->header( 'ETag' );
			self::assertNotSame( '', $etag, $path );
			$again = $this->api( 'GET', $path, null, null, "If-None-Match: $etag" );
			self::assertSame( array( 304, '' ), array( $again->status, $again->body ), $path );
			self::assertSame( $etag, $again->header( 'ETag' ) );
			self::assertSame( 200, $this->api( 'GET', $path, null, null, 'If-None-Match: W/"other"' )->status );
		}
	}

	public function test_everything_else_is_nobodys_to_keep(): void {
		$token = $this->login( 'founder@demo.test' );
		foreach ( array(
			$this->api( 'GET', 'get_menu', null, $token ),
			$this->api( 'GET', 'get_menu', null, 'x' ),
			$this->api( 'POST', 'mentoriai_dynamic', array() ),
			$this->api( 'GET', 'bot_challenge' ),
			$this->api( 'GET', 'user', null, $token ),
			$this->api( 'GET', 'mentoriai_dynamic_single/nera' ),
		) as $number => $reply ) {
			self::assertSame( 'private, no-store', $reply->header( 'Cache-Control' ), "reply $number" );
			self::assertNull( $reply->header( 'ETag' ) );
		}
	}

	public function test_only_the_own_origin_is_let_in(): void {
		$own = $this->api( 'GET', 'get_menu', null, null, 'Origin: ' . self::url() );
		self::assertSame( self::url(), $own->header( 'Access-Control-Allow-Origin' ) );
		self::assertStringContainsString( 'Origin', (string) $own->header( 'Vary' ) );
		foreach ( array( 'GET', 'OPTIONS' ) as $method ) {
			$foreign = $this->api( $method, 'get_menu', null, null, 'Origin: https://evil.invalid', 'Access-Control-Request-Method: GET' );
			self::assertNull( $foreign->header( 'Access-Control-Allow-Origin' ) );
			self::assertNull( $foreign->header( 'Access-Control-Allow-Credentials' ) );
		}
	}

	/** The cookies of an administrator in wp-admin. */
	private function staff_cookies(): string {
		$reply = $this->send( 'POST', '/wp-login.php', http_build_query( array( 'log' => 'admin', 'pwd' => self::PASSWORD, 'testcookie' => '1', 'redirect_to' => '/wp-admin/users.php' ) ), array( 'Cookie: wordpress_test_cookie=WP+Cookie+check' ) );
		self::assertSame( 302, $reply->status );
		preg_match_all( '~(wordpress(?:_logged_in|_sec)?_[0-9a-f]{32}=[^;]+)~', (string) $reply->header( 'Set-Cookie' ), $found );
		self::assertNotSame( array(), $found[1] );
		return implode( '; ', $found[1] );
	}
}
