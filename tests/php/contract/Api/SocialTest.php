<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

/**
 * Social sign-in over HTTP, as far as it goes without a provider (with one: tests/e2e/journeys/social.spec.ts).
 */
final class SocialTest extends ApiTestCase {

	private const ON = 'X-Mentoriai-Oauth: 1';

	protected function setUp(): void {
		parent::setUp();
		$this->set( 'oauth', array( 'google' => array( 'client_id' => 'a', 'client_secret' => 'b' ) ) );
	}

	public function test_the_way_there_sets_the_one_cookie_and_the_way_back_is_a_redirect(): void {
		self::assert_refused( 400, 'oauth_error', $this->api( 'POST', 'social_auth', array( 'provider' => 'google' ) ) );
		$there = $this->api( 'POST', 'social_auth/', array( 'provider' => 'google', 'usertype' => 1, 'lang' => 'en' ), null, self::ON );
		$this->assert_shape( 'social_auth', $there );
		self::assertSame( 'private, no-store', $there->header( 'Cache-Control' ) );
		self::assertMatchesRegularExpression( '~^mentoriai_social=[0-9a-f]{64}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax$~D', (string) $there->header( 'Set-Cookie' ) );
		parse_str( (string) parse_url( $there->data()['url'], PHP_URL_QUERY ), $query );
		self::assertSame( self::url( '/wp-json/data/v1/social_callback/google' ), $query['redirect_uri'] ?? null );

		$back = $this->api( 'GET', 'social_callback/google?error=access_denied&state=' . ( is_string( $query['state'] ?? null ) ? $query['state'] : '' ), null, null, self::ON );
		self::assertSame( array( 302, self::url( '/en/prisijungti?error=oauth_error' ) ), array( $back->status, $back->header( 'Location' ) ) );
		self::assertSame( array( 'private, no-store', 'no-referrer', 'nosniff' ), array( $back->header( 'Cache-Control' ), $back->header( 'Referrer-Policy' ), $back->header( 'X-Content-Type-Options' ) ) );
		self::assertNull( $back->header( 'Set-Cookie' ) );
		foreach ( array( 'google', 'myspace', 'google?state[]=x&code=y' ) as $path ) {
			self::assertLessThan( 500, $this->api( 'GET', "social_callback/$path", null, null, self::ON )->status );
		}
	}

	public function test_a_code_is_traded_once(): void {
		$code = bin2hex( random_bytes( 32 ) );
		// By a plain query: WordPress's SQLite driver cannot tell insert() the table's character set.
		$row = sprintf( '(code_hash, browser_hash, user_id, expires_at) VALUES (\'%s\', \'\', %d, %d)', hash( 'sha256', $code ), $this->id_of( 'founder@demo.test' ), time() + 60 );
		$this->as_server( sprintf( '$GLOBALS["wpdb"]->query( "INSERT INTO {$GLOBALS["wpdb"]->prefix}mentoriai_social_codes " . %s );', var_export( $row, true ) ) );
		$reply = $this->api( 'POST', 'social_exchange/', array( 'code' => $code ) );
		$this->assert_shape( 'social_exchange', $reply );
		self::assertSame( 'founder@demo.test', $reply->data()['user']['email'] );
		self::assert_refused( 400, 'invalid_key', $this->api( 'POST', 'social_exchange/', array( 'code' => $code ) ) );
	}

	public function test_links_of_a_member(): void {
		$token = $this->new_founder()['token'];
		$this->assert_shape( 'social_links', $this->api( 'GET', 'social_links/', null, $token, self::ON ) );
		$this->assert_shape( 'social_unlink', $this->api( 'POST', 'social_unlink/', array( 'provider' => 'google', 'current_password' => 'labas123' ), $token ) );
		self::assert_refused( 403, 'reauth_required', $this->api( 'POST', 'social_link/', array( 'provider' => 'google' ), $token, self::ON ) );
		$this->assert_shape( 'social_link', $this->api( 'POST', 'social_link/', array( 'provider' => 'google', 'current_password' => self::PASSWORD ), $this->login( 'founder2@demo.test' ), self::ON ) );
	}
}
