<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Session\Rest;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;

/**
 * sessions, sessions_end and leave_portal.
 */
final class SessionsRoutesTest extends SessionTestCase {

	public function test_an_extension_gives_a_new_token_and_the_former_lives_a_minute(): void {
		$this->at( 1_795_248_000 );
		$first = $this->token( $this->member( 'ona@demo.test' ) );
		$this->at( 1_795_248_000 + 21000 );
		$reply = $this->post( 'extend_session', array(), $first );
		$next  = $reply->get_data()['user']['token'];

		self::assertSame( array( 200, 'ona@demo.test' ), array( $reply->get_status(), $reply->get_data()['user']['email'] ) );
		self::assertSame( 200, $this->status_of( $first ) );
		self::assertCount( 1, $this->request( 'GET', 'sessions', array(), $next )->get_data()['sessions'], 'One log-in is one session.' );
		$this->at( 1_795_248_000 + 21060 );
		self::assertSame( 401, $this->status_of( $first ) );
		$this->at( 1_795_248_000 + 21000 + 21599 );
		self::assertSame( 200, $this->status_of( $next ) );
		self::assert_refused( 403, 'reauth_required', $this->post( 'set-user-pass', array( 'password' => 'naujas' ), $next ) );
	}

	public function test_a_day_after_the_log_in_no_session_is_extended(): void {
		$token = '';
		foreach ( array( 0, 20000, 40000, 60000, 80000, 86399 ) as $seconds ) {
			$this->at( 1_795_248_000 + $seconds );
			$token = '' === $token ? $this->token( $this->member( 'ona@demo.test' ) ) : $this->post( 'extend_session', array(), $token )->get_data()['user']['token'];
		}
		$this->at( 1_795_248_000 + 86400 );
		self::assert_refused( 403, 'reauth_required', $this->post( 'extend_session', array(), $token ) );
		self::assertSame( 200, $this->status_of( $token ) );
		self::assert_refused( 401, 'not_logged_in', $this->post( 'extend_session' ) );
	}

	private const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

	private const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0';

	private function sign_in( string $email, string $browser ): string {
		return $this->request( 'POST', 'login/', array( 'email' => $email, 'password' => self::PASSWORD ), null, array( 'User-Agent' => $browser ) )->get_data()['user']['token'];
	}

	/** @return list<array<string, mixed>> */
	private function sessions( string $token ): array {
		return $this->request( 'GET', 'sessions', array(), $token )->get_data()['sessions'];
	}

	public function test_a_person_sees_their_own_sessions_without_addresses(): void {
		$this->freeze( '2026-11-21T08:00:00Z' );
		$this->member( 'ona@demo.test' );
		$this->token( $this->member( 'jonas@demo.test' ) );
		$this->sign_in( 'ona@demo.test', self::EDGE );
		$this->freeze( '2026-11-21T09:00:00Z' );
		$token = $this->sign_in( 'ona@demo.test', self::FIREFOX );
		$list  = $this->sessions( $token );

		self::assertSame(
			array(
				array( 'Firefox, Linux', '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z', true ),
				array( 'Edge, Windows', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z', false ),
			),
			array_map( static fn ( array $one ): array => array( $one['browser'], $one['created_at'], $one['last_seen_at'], $one['is_current'] ), $list )
		);
		self::assertSame( array( 'id', 'created_at', 'last_seen_at', 'browser', 'is_current' ), array_keys( $list[0] ) );
		$this->freeze( '2026-11-21T14:30:00Z' );
		self::assertCount( 1, $this->sessions( $token ), 'A session that ran out is not there.' );
	}

	public function test_one_session_is_ended_and_that_of_another_is_404(): void {
		$this->member( 'ona@demo.test' );
		$here   = $this->sign_in( 'ona@demo.test', self::FIREFOX );
		$there  = $this->sign_in( 'ona@demo.test', self::EDGE );
		$jonas  = $this->token( $this->member( 'jonas@demo.test' ) );
		$others = $this->sessions( $jonas )[0]['id'];
		$id     = array_column( $this->sessions( $there ), 'id', 'browser' )['Edge, Windows'];

		self::assertCount( 1, $this->post( 'sessions_end', array( 'id' => $id ), $here )->get_data()['sessions'] );
		self::assertSame( array( 401, 200 ), array( $this->status_of( $there ), $this->status_of( $here ) ) );
		foreach ( array( $others, $id, 999999999 ) as $gone ) {
			self::assert_refused( 404, 'not_found', $this->post( 'sessions_end', array( 'id' => $gone ), $here ) );
		}
		self::assertSame( 200, $this->status_of( $jonas ) );
	}

	public function test_everywhere_is_here_too_and_nobody_elses(): void {
		$this->member( 'ona@demo.test' );
		$here  = $this->sign_in( 'ona@demo.test', self::FIREFOX );
		$there = $this->sign_in( 'ona@demo.test', self::EDGE );
		$jonas = $this->token( $this->member( 'jonas@demo.test' ) );

		self::assertSame( array(), $this->post( 'sessions_end', array(), $here )->get_data()['sessions'] );
		self::assertSame( array( 401, 401, 200 ), array( $this->status_of( $here ), $this->status_of( $there ), $this->status_of( $jonas ) ) );
	}

	public function test_leaving_takes_the_password_and_the_own_address(): void {
		$id    = $this->member( 'ona@demo.test' );
		$token = $this->token( $id );

		self::assertSame( array( 'email' => 'required' ), self::fields( $this->post( 'leave_portal', array( 'password' => self::PASSWORD ), $token ) ) );
		self::assertSame( array( 'email' => 'invalid' ), self::fields( $this->post( 'leave_portal', array( 'password' => self::PASSWORD, 'email' => 'kita@demo.test' ), $token ) ) );
		self::assert_refused( 403, 'reauth_required', $this->post( 'leave_portal', array( 'email' => 'ona@demo.test' ), $token ) );
		self::assert_refused( 403, 'incorrect_password', $this->post( 'leave_portal', array( 'password' => 'ne', 'email' => 'ona@demo.test' ), $token ) );
		self::assertSame( 'public', get_user_meta( $id, UserMeta::STATUS, true ) );

		self::assertSame( array( 'status' => true ), $this->post( 'leave_portal', array( 'password' => self::PASSWORD, 'email' => 'ONA@demo.test' ), $token )->get_data() );
		self::assertSame( 'closed', get_user_meta( $id, UserMeta::STATUS, true ) );
		self::assertSame( 401, $this->status_of( $token ) );
		self::assert_refused( 403, 'account_closed', $this->login( 'ona@demo.test' ) );
	}

	public function test_guessing_the_password_by_leaving_is_limited_like_the_login(): void {
		$this->real_limits();
		$token = $this->token( $this->member( 'ona@demo.test' ) );
		for ( $i = 0; $i < 5; $i++ ) {
			self::assert_refused( 403, 'incorrect_password', $this->post( 'leave_portal', array( 'password' => 'ne', 'email' => 'ona@demo.test' ), $token ) );
		}
		self::assert_refused( 429, 'too_many_requests', $this->post( 'leave_portal', array( 'password' => self::PASSWORD, 'email' => 'ona@demo.test' ), $token ) );
	}
}
