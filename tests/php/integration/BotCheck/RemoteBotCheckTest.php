<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\BotCheck;

use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_REST_Response;

/**
 * reCAPTCHA v3 and Turnstile; only their server's answers are made up.
 */
final class RemoteBotCheckTest extends SessionTestCase {

	private const NOW = 1_795_248_000;

	private mixed $answer = null;

	/** @var list<array{url: string, body: mixed}> */
	private array $asked = array();

	protected function setUp(): void {
		parent::setUp();
		$this->at( self::NOW );
		$this->member( 'ona@demo.test' );
		foreach ( array( 'recaptcha', 'turnstile' ) as $check ) {
			$this->setting( $check . '_site_key', 'site' );
			$this->setting( $check . '_secret', 'slapta' );
		}
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $request, string $url ): mixed {
				if ( ! str_contains( $url, 'siteverify' ) ) {
					return $answer;
				}
				$this->asked[] = array( 'url' => $url, 'body' => $request['body'] ?? null );
				return $this->answer;
			},
			10,
			3
		);
	}

	/** @return iterable<string, array{string}> */
	public static function checks(): iterable {
		yield 'recaptcha' => array( 'recaptcha' );
		yield 'turnstile' => array( 'turnstile' );
	}

	#[DataProvider( 'checks' )]
	public function test_a_good_token_passes_once( string $check ): void {
		$this->bot_check( $check );
		$this->says( array() );
		self::assertSame( 200, $this->lost( 'zeme' )->get_status() );
		self::assertSame( array( 'secret' => 'slapta', 'response' => 'zeme' ), $this->asked[0]['body'] );
		self::assert_refused( 400, 'bot_check_failed', $this->lost( 'zeme' ) );
		self::assert_refused( 400, 'bot_check_failed', $this->lost( '' ) );
		self::assert_refused( 404, 'not_found', $this->request( 'GET', 'bot_challenge' ) );
	}

	public function test_callbacks_that_forget_to_return_change_nothing(): void {
		remove_all_filters( 'mentoriai_bot_check' );
		$this->setting( 'bot_check', 'turnstile' );
		add_filter( 'mentoriai_bot_check', '__return_null' );
		add_filter( 'mentoriai_bot_verify_url', '__return_null', 20 );
		$this->says( array() );
		self::assertSame( 200, $this->lost( 'zeme' )->get_status() );
		self::assertStringContainsString( 'turnstile', $this->asked[0]['url'] );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> Check, what its server says. */
	public static function refusals(): iterable {
		foreach ( array( 'recaptcha', 'turnstile' ) as $check ) {
			yield "$check refuses" => array( $check, array( 'success' => false ) );
			yield "$check of another site" => array( $check, array( 'hostname' => 'evil.test' ) );
			yield "$check without a site" => array( $check, array( 'hostname' => null ) );
			yield "$check of another form" => array( $check, array( 'action' => 'login' ) );
			yield "$check without a form" => array( $check, array( 'action' => null ) );
			yield "$check too old" => array( $check, array( 'challenge_ts' => gmdate( 'c', self::NOW - 301 ) ) );
			yield "$check without a time" => array( $check, array( 'challenge_ts' => null ) );
		}
		yield 'a low score' => array( 'recaptcha', array( 'score' => 0.49 ) );
		yield 'no score' => array( 'recaptcha', array( 'score' => null ) );
	}

	/** @param array<string, mixed> $says */
	#[DataProvider( 'refusals' )]
	public function test_a_token_that_is_not_good_is_refused( string $check, array $says ): void {
		$this->bot_check( $check );
		$this->says( $says );
		self::assert_refused( 400, 'bot_check_failed', $this->lost( 'zeme' ) );
	}

	public function test_the_score_that_passes_is_a_setting(): void {
		$this->bot_check( 'recaptcha' );
		$this->setting( 'recaptcha_score', 30 );
		$this->says( array( 'score' => 0.3 ) );
		self::assertSame( 200, $this->lost( 'zeme' )->get_status() );
	}

	/** @return iterable<string, array{mixed}> */
	public static function outages(): iterable {
		yield 'late' => array( new WP_Error( 'http_request_failed', 'Operation timed out' ) );
		yield 'down' => array( array( 'body' => '<h1>Bad gateway', 'response' => array( 'code' => 502, 'message' => '' ), 'headers' => array(), 'cookies' => array() ) );
		yield 'garbage' => array( array( 'body' => '[1,2', 'response' => array( 'code' => 200, 'message' => '' ), 'headers' => array(), 'cookies' => array() ) );
	}

	#[DataProvider( 'outages' )]
	public function test_while_the_other_side_is_away_nobody_passes_and_is_told_why( mixed $answer ): void {
		$this->bot_check( 'turnstile' );
		$this->answer = $answer;
		$reply        = $this->lost( 'zeme', 'en' );
		self::assert_refused( 400, 'bot_check_failed', $reply );
		self::assertSame( 'The robot check cannot be reached right now. Try again in a minute.', $reply->get_data()['message'] );
		$this->says( array() );
		self::assertSame( 200, $this->lost( 'zeme' )->get_status(), 'The token is still good.' );
	}

	public function test_without_keys_nobody_passes_and_nobody_is_asked(): void {
		$this->bot_check( 'turnstile' );
		$this->setting( 'turnstile_secret', '' );
		self::assert_refused( 400, 'bot_check_failed', $this->lost( 'zeme' ) );
		self::assertSame( array(), $this->asked );
	}

	/** @param array<string, mixed> $changes Null leaves a field out. */
	private function says( array $changes ): void {
		$body         = array_filter(
			$changes + array(
				'success'      => true,
				'hostname'     => wp_parse_url( home_url(), PHP_URL_HOST ),
				'action'       => 'lost',
				'challenge_ts' => gmdate( 'Y-m-d\TH:i:s\Z', self::NOW ),
				'score'        => 0.5,
			),
			static fn ( mixed $field ): bool => null !== $field
		);
		$this->answer = array(
			'body'     => wp_json_encode( $body ),
			'response' => array( 'code' => 200, 'message' => '' ),
			'headers'  => array(),
			'cookies'  => array(),
		);
	}

	private function lost( string $token, string $lang = 'lt' ): WP_REST_Response {
		return $this->post( "lost?lang=$lang", array( 'email' => 'ona@demo.test', 'bot_token' => $token ) );
	}
}
