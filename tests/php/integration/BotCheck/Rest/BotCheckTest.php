<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\BotCheck\Rest;

use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * The robot check on the routes that ask for it, with ALTCHA for real.
 */
#[Group( 'any-database' )]
final class BotCheckTest extends SessionTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->bot_check( 'altcha' );
	}

	/** @return iterable<string, array{string, array<string, mixed>, int}> */
	public static function guarded(): iterable {
		yield 'login' => array( 'login', array( 'email' => 'ona@demo.test', 'password' => self::PASSWORD ), 200 );
		yield 'lost' => array( 'lost', array( 'email' => 'ona@demo.test' ), 200 );
		yield 'register' => array( 'register', self::registration(), 200 );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'guarded' )]
	public function test_a_solution_counts_once( string $route, array $body, int $status ): void {
		$this->member( 'ona@demo.test' );
		$token = $this->solve();

		self::assert_refused( 400, 'bot_check_failed', $this->post( $route, $body ) );
		self::assert_refused( 400, 'bot_check_failed', $this->post( $route, array( 'bot_token' => 'x' ) + $body ) );
		self::assertSame( $status, $this->post( $route, array( 'bot_token' => $token ) + $body )->get_status() );
		self::assert_refused( 400, 'bot_check_failed', $this->post( $route, array( 'bot_token' => $token ) + $body ) );
		self::assert_refused( 400, 'bot_check_failed', $this->post( 'login', array( 'bot_token' => $token, 'email' => 'ona@demo.test', 'password' => self::PASSWORD ) ) );
	}

	public function test_wrong_fields_do_not_spend_a_solution(): void {
		$token = $this->solve();
		self::assert_refused( 400, 'invalid_input', $this->post( 'register', self::registration( array( 'password_confirm' => 'kitas', 'bot_token' => $token ) ) ) );

		self::assertSame( 200, $this->post( 'register', self::registration( array( 'bot_token' => $token ) ) )->get_status() );
	}

	public function test_a_solution_is_good_for_five_minutes(): void {
		$this->member( 'ona@demo.test' );
		$now = time();
		$this->at( $now );
		$token = $this->solve();
		$this->at( $now + 301 );
		self::assert_refused( 400, 'bot_check_failed', $this->post( 'lost', array( 'email' => 'ona@demo.test', 'bot_token' => $token ) ) );
		$this->at( $now + 300 );
		self::assertSame( 200, $this->post( 'lost', array( 'email' => 'ona@demo.test', 'bot_token' => $token ) )->get_status() );
	}

	public function test_a_challenge_of_another_site_is_refused(): void {
		$this->member( 'ona@demo.test' );
		$token = $this->solve();
		delete_option( 'mentoriai_altcha_keys' );

		self::assert_refused( 400, 'bot_check_failed', $this->post( 'lost', array( 'email' => 'ona@demo.test', 'bot_token' => $token ) ) );
	}

	public function test_the_challenge_is_not_cached_and_missing_where_the_check_is_off(): void {
		$reply = $this->request( 'GET', 'bot_challenge' );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
		self::assertNotSame( $reply->get_data(), $this->request( 'GET', 'bot_challenge' )->get_data() );
		$this->bot_check( 'none' );

		self::assert_refused( 404, 'not_found', $this->request( 'GET', 'bot_challenge' ) );
	}

	/** Solves a challenge the long way round: by trying counters. */
	private function solve(): string {
		$challenge  = array_diff_key( $this->request( 'GET', 'bot_challenge' )->get_data(), array( 'status' => 1 ) );
		$parameters = $challenge['parameters'];
		for ( $counter = 0; $counter < 10000; $counter++ ) {
			$key = hash_pbkdf2( 'sha256', hex2bin( $parameters['nonce'] ) . pack( 'N', $counter ), (string) hex2bin( $parameters['salt'] ), max( 1, (int) $parameters['cost'] ), 64 );
			if ( str_starts_with( $key, $parameters['keyPrefix'] ) ) {
				return base64_encode( (string) wp_json_encode( array( 'challenge' => $challenge, 'solution' => array( 'counter' => $counter, 'derivedKey' => $key ) ) ) );
			}
		}
		self::fail( 'No solution.' );
	}
}
