<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\SocialSignIn;

use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use WP_Error;

/**
 * Providers that are on, and a remote side whose answers a test chooses (the real way there and back is
 * tests/e2e/journeys/social.spec.ts).
 */
abstract class SocialTestCase extends SessionTestCase {

	protected const NOW = 1_795_248_000;

	private const COOKIE = 'mentoriai_social';

	/** @var array<string, array<string, mixed>|WP_Error> Part of an address to the answer. */
	protected array $remote = array();

	/** @var list<array{url: string, body: mixed, headers: mixed}> What the remote side was asked. */
	protected array $asked = array();

	/** What the provider was sent. */
	protected string $nonce = '';

	protected function setUp(): void {
		parent::setUp();
		$this->at( self::NOW );
		remove_all_filters( 'mentoriai_oauth_providers' );
		foreach ( array( 'google', 'facebook', 'linkedin' ) as $name ) {
			$this->setting( $name . '_client_id', "id-of-$name" );
			$this->setting( $name . '_client_secret', 'slapta' );
		}
		add_filter( 'pre_http_request', array( $this, 'answer' ), 10, 3 );
		// What is told to the operator's log is not the test's.
		$this->catch_log();
	}

	protected function tearDown(): void {
		$_COOKIE = array();
		parent::tearDown();
	}

	/**
	 * Filter `pre_http_request`.
	 *
	 * @param mixed                $answer
	 * @param array<string, mixed> $request
	 */
	public function answer( mixed $answer, array $request, string $url ): mixed {
		foreach ( $this->remote as $part => $reply ) {
			if ( str_contains( $url, $part ) ) {
				$this->asked[] = array( 'url' => $url, 'body' => $request['body'] ?? null, 'headers' => $request['headers'] ?? null );
				return $reply;
			}
		}
		return $answer;
	}

	/** @return array<string, mixed> */
	protected static function reply( mixed $body, int $status = 200 ): array {
		return array(
			'headers'  => array(),
			'body'     => is_string( $body ) ? $body : (string) wp_json_encode( $body ),
			'response' => array( 'code' => $status, 'message' => '' ),
			'cookies'  => array(),
		);
	}

	/**
	 * The remote side as it should be.
	 *
	 * @param array<string, mixed> $profile Of userinfo, over the usual one.
	 * @param array<string, mixed> $id      Of the id_token, over the usual one; null leaves a claim out.
	 */
	protected function google_says( array $profile = array(), array $id = array() ): void {
		$profile += array(
			'sub'            => 'G-1',
			'email'          => 'Rasa@Demo.test',
			'email_verified' => true,
			'given_name'     => 'Rasa',
			'family_name'    => 'Rytė',
		);
		$claims   = array_filter(
			$id + array(
				'iss'   => 'https://accounts.google.com',
				'aud'   => 'id-of-google',
				'sub'   => $profile['sub'],
				'exp'   => self::NOW + 3600,
				'nonce' => $this->nonce,
			),
			static fn ( mixed $claim ): bool => null !== $claim
		);
		$part         = static fn ( mixed $data ): string => rtrim( strtr( base64_encode( (string) wp_json_encode( $data ) ), '+/', '-_' ), '=' );
		$this->remote = array(
			'/token'    => self::reply( array( 'access_token' => 'at', 'id_token' => $part( array( 'alg' => 'RS256' ) ) . '.' . $part( $claims ) . '.x' ) ),
			'/userinfo' => self::reply( $profile ),
		);
	}

	/**
	 * Begins a sign-in in this browser.
	 *
	 * @param array<string, mixed> $body
	 * @return array<string, string> The query of the provider's address.
	 */
	protected function begin( string $provider = 'google', array $body = array(), string $path = 'social_auth', ?string $token = null ): array {
		$reply = $this->post( $path, array( 'provider' => $provider ) + $body, $token );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->keep_cookie( $reply->get_headers()['Set-Cookie'] ?? '' );
		$query       = self::query( (string) $reply->get_data()['url'] );
		$this->nonce = $query['nonce'] ?? '';
		return $query;
	}

	/** @return array<string, string> The query of our own screen; `path` is the screen. */
	protected function come_back( string $state, string $provider = 'google', string $more = '&code=abc' ): array {
		$reply = $this->request( 'GET', "social_callback/$provider?state=$state$more" );
		self::assertSame( 302, $reply->get_status() );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
		$url = (string) $reply->get_headers()['Location'];
		self::assertTrue( str_starts_with( $url, home_url( '/' ) ), $url );
		return array( 'path' => (string) wp_parse_url( $url, PHP_URL_PATH ) ) + self::query( $url );
	}

	/** @return array<string, string> */
	private static function query( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $parsed );
		$query = array();
		foreach ( $parsed as $name => $value ) {
			self::assertIsString( $value );
			$query[ (string) $name ] = $value;
		}
		return $query;
	}

	protected function keep_cookie( string $header ): void {
		self::assertMatchesRegularExpression( '~^' . self::COOKIE . '=[0-9a-f]{64}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax$~D', $header );
		$_COOKIE[ self::COOKIE ] = substr( $header, strlen( self::COOKIE ) + 1, 64 );
	}

	protected static function other_browser(): void {
		$_COOKIE[ self::COOKIE ] = str_repeat( 'b', 64 );
	}

	protected static function no_cookies(): void {
		$_COOKIE = array();
	}
}
