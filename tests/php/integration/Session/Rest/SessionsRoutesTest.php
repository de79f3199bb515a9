<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Session\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Session\SessionRepository;
use MentoriaiPortal\Session\Sessions;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

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
		$this->at( 1_795_248_000 + 21059 );
		foreach ( array( $first, $next ) as $token ) {
			self::assertSame( 200, $this->status_of( $token ) );
			self::assertSame( array( true ), array_column( $this->sessions( $token ), 'is_current' ), 'One log-in is one session.' );
		}
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
			$token = '' === $token ? $this->token( $this->member( 'ona@demo.test' ) ) : $this->extend( $token );
		}
		$this->at( 1_795_248_000 + 86400 );
		self::assert_refused( 403, 'reauth_required', $this->post( 'extend_session', array(), $token ) );
		self::assertSame( 200, $this->status_of( $token ) );
		self::assert_refused( 401, 'not_logged_in', $this->post( 'extend_session' ) );
	}

	public function test_a_former_token_extends_nothing_and_signs_nobody_out(): void {
		$this->at( 1_795_248_000 );
		$first = $this->token( $this->member( 'ona@demo.test' ) );
		$next  = $this->extend( $first );
		$this->at( 1_795_248_050 );

		self::assert_refused( 409, 'conflict', $this->post( 'extend_session', array(), $first ) );
		self::assertSame( array( 200, 200 ), array( $this->status_of( $first ), $this->status_of( $next ) ) );
		$last = $this->extend( $next );
		self::assertSame( array( 401, 200, 200 ), array( $this->status_of( $first ), $this->status_of( $next ), $this->status_of( $last ) ), 'There is one former token at most.' );
		$this->at( 1_795_248_060 );
		self::assert_refused( 401, 'not_logged_in', $this->post( 'extend_session', array(), $first ) );
	}

	public function test_an_extension_whose_answer_was_lost_is_repeated(): void {
		$this->at( 1_795_248_000 );
		$first = $this->token( $this->member( 'ona@demo.test' ) );
		$this->at( 1_795_248_000 + 18000 );
		$next = $this->extend( $first, self::CLIENT_ID );
		$this->at( 1_795_248_000 + 21599 );

		self::assertSame( $next, $this->extend( $first, self::CLIENT_ID ), 'The token has its own time yet.' );
		self::assert_refused( 409, 'conflict', $this->post( 'extend_session', array( 'client_id' => str_replace( '5f', '6f', self::CLIENT_ID ) ), $first ) );
		self::assert_refused( 409, 'conflict', $this->post( 'extend_session', array(), $first ) );
		$this->at( 1_795_248_000 + 21599 + 21599 );
		self::assertSame( array( 401, 200 ), array( $this->status_of( $first ), $this->status_of( $next ) ) );
		self::assertNotSame( $next, $this->extend( $next, self::CLIENT_ID ) );
	}

	public function test_a_former_token_ends_a_minute_after_the_new_one_came_or_when_it_would_have(): void {
		$this->at( 1_795_248_000 );
		$member = $this->member( 'ona@demo.test' );
		$first  = $this->token( $member );
		$other  = $this->token( $member );
		$next   = $this->extend( $first, self::CLIENT_ID );
		$this->extend( $other, self::CLIENT_ID );
		$this->at( 1_795_248_000 + 20000 );
		self::assertSame( array( 200, 200 ), array( $this->status_of( $next ), $this->status_of( $other ) ) );
		$this->at( 1_795_248_000 + 20059 );
		self::assertSame( array( 200, 200 ), array( $this->status_of( $next ), $this->status_of( $first ) ) );
		$this->at( 1_795_248_000 + 20060 );
		self::assertSame( array( 401, 200 ), array( $this->status_of( $first ), $this->status_of( $other ) ) );
		$this->at( 1_795_248_000 + 21600 );
		self::assertSame( 401, $this->status_of( $other ) );
	}

	public function test_of_two_extensions_at_once_one_wins(): void {
		$first    = $this->token( $this->member( 'ona@demo.test' ) );
		$sessions = new SessionRepository( $this->db(), new Clock() );
		$who      = $sessions->identify( $first );
		self::assertNotNull( $who );
		$next = $this->extend( $first );

		try {
			( new Sessions( $sessions, new Clock() ) )->extend( $who );
			self::fail( 'Both won.' );
		} catch ( ApiError $error ) {
			self::assertSame( array( 'conflict', 409 ), array( $error->error, $error->status ) );
		}
		self::assertSame( array( 200, 200 ), array( $this->status_of( $first ), $this->status_of( $next ) ) );
	}

	/** @return iterable<string, array{bool}> */
	public static function tokens_of_a_log_out(): iterable {
		yield 'the new token' => array( false );
		yield 'the former token, sent before the new one came' => array( true );
	}

	#[DataProvider( 'tokens_of_a_log_out' )]
	public function test_log_out_ends_the_former_token_and_the_new_one( bool $by_former ): void {
		$first = $this->token( $this->member( 'ona@demo.test' ) );
		$next  = $this->extend( $first );
		$this->post( 'logout', array(), $by_former ? $first : $next );

		self::assertSame( array( 401, 401 ), array( $this->status_of( $first ), $this->status_of( $next ) ) );
	}

	public function test_an_extension_that_comes_after_the_log_out_revives_nothing(): void {
		$sessions = new SessionRepository( $this->db(), new Clock() );
		$first    = $this->token( $this->member( 'ona@demo.test' ) );
		$who      = $sessions->identify( $first );
		self::assertNotNull( $who );
		$this->post( 'logout', array(), $first );

		try {
			( new Sessions( $sessions, new Clock() ) )->extend( $who );
			self::fail( 'It was extended.' );
		} catch ( ApiError $error ) {
			self::assertSame( array( 'not_logged_in', 401 ), array( $error->error, $error->status ) );
		}
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {sessions}' ) );
	}

	public function test_an_extended_session_is_ended_with_its_former_token(): void {
		$this->member( 'ona@demo.test' );
		$here  = $this->sign_in( 'ona@demo.test', self::FIREFOX );
		$there = $this->sign_in( 'ona@demo.test', self::EDGE );
		$next  = $this->extend( $there );
		$id    = array_column( $this->sessions( $here ), 'id', 'browser' )['Edge, Windows'];

		self::assertCount( 1, $this->post( 'sessions_end', array( 'id' => $id ), $here )->get_data()['sessions'] );
		self::assertSame( array( 401, 401, 200 ), array( $this->status_of( $there ), $this->status_of( $next ), $this->status_of( $here ) ) );
	}

	public function test_a_changed_password_leaves_the_token_that_was_sent_and_no_other(): void {
		$id     = $this->member( 'ona@demo.test' );
		$other  = $this->token( $id );
		$away   = $this->extend( $other );
		$former = $this->token( $id );
		$here   = $this->extend( $former );

		self::assertSame( array( 'status' => true ), $this->change( $here )->get_data() );
		self::assertSame( array( 401, 401, 401, 200 ), array_map( $this->status_of( ... ), array( $other, $away, $former, $here ) ) );
	}

	public function test_a_client_that_takes_a_new_token_leaves_a_copy_of_the_former_one_worthless(): void {
		$this->at( 1_795_248_000 );
		$copied = $this->token( $this->member( 'ona@demo.test' ) );
		$this->at( 1_795_248_000 + 500 );
		$user = $this->change( $copied, array( 'new_token' => true ) )->get_data()['user'];

		self::assertSame( 'ona@demo.test', $user['email'] );
		self::assertSame( array( 401, 200 ), array( $this->status_of( $copied ), $this->status_of( $user['token'] ) ) );
		$this->at( 1_795_248_000 + 500 + 21599 );
		self::assertSame( 200, $this->status_of( $user['token'] ), 'Of full life.' );
		self::assert_refused( 403, 'reauth_required', $this->change( $user['token'] ) );
	}

	public function test_who_has_stolen_and_extended_a_token_is_put_out_by_the_owners_password(): void {
		$stolen = $this->token( $this->member( 'ona@demo.test' ) );
		$thiefs = $this->extend( $stolen );

		self::assert_refused( 403, 'reauth_required', $this->change( $stolen ) );
		$owners = $this->change( $stolen, array( 'current_password' => self::PASSWORD ) )->get_data()['user']['token'];
		self::assertSame( array( 401, 401, 200 ), array_map( $this->status_of( ... ), array( $thiefs, $stolen, $owners ) ) );
	}

	/** @param array<string, mixed> $more */
	private function change( string $token, array $more = array() ): WP_REST_Response {
		return $this->post( 'set-user-pass', array( 'password' => 'naujas kelias' ) + $more, $token );
	}

	private const CLIENT_ID = '5f0a1c8e-0000-4000-8000-00005f0a1c8e';

	private function extend( string $token, string $client_id = '' ): string {
		return $this->post( 'extend_session', array_filter( array( 'client_id' => $client_id ) ), $token )->get_data()['user']['token'];
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
