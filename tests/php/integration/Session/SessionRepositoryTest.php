<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Session;

use MentoriaiPortal\BotCheck\BotSolutionRepository;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * How long a token lives, and everything that ends it.
 */
final class SessionRepositoryTest extends SessionTestCase {

	public function test_a_token_lives_six_hours_by_the_portals_clock(): void {
		$now = time();
		$this->at( $now );
		$token = $this->token( $this->member( 'ona@demo.test' ) );
		$this->at( $now + 21599 );
		self::assertSame( 200, $this->status_of( $token ) );
		$this->at( $now + 21600 );
		self::assertSame( 401, $this->status_of( $token ) );
	}

	public function test_logout_ends_this_token_and_no_other(): void {
		$id    = $this->member( 'ona@demo.test' );
		$one   = $this->token( $id );
		$other = $this->token( $id );

		self::assertSame( array( 'status' => true ), $this->post( 'logout', array(), $one )->get_data() );
		self::assertSame( 401, $this->status_of( $one ) );
		self::assert_refused( 401, 'not_logged_in', $this->post( 'logout', array(), $one ) );
		self::assertSame( 200, $this->status_of( $other ) );
		self::assert_refused( 401, 'not_logged_in', $this->post( 'logout' ) );
	}

	/** @return iterable<string, array{callable( int ): mixed}> */
	public static function endings(): iterable {
		yield 'password set by staff' => array( static fn ( int $id ): mixed => wp_update_user( array( 'ID' => $id, 'user_pass' => 'naujas kelias' ) ) );
		yield 'wp_set_password' => array( static function ( int $id ): void { wp_set_password( 'naujas kelias', $id ); } );
		yield 'role set by staff' => array( static function ( int $id ): void { ( new WP_User( $id ) )->set_role( 'mentorius' ); } );
		yield 'role added' => array( static function ( int $id ): void { ( new WP_User( $id ) )->add_role( 'subscriber' ); } );
		yield 'deleted' => array( static function ( int $id ): void { self::delete( $id ); } );
		yield 'ended by an administrator' => array( static function ( int $id ): void { do_action( 'mentoriai_end_sessions', $id ); } );
		yield 'everyone ended' => array( static function (): void { do_action( 'mentoriai_end_sessions', null ); } );
		yield 'everyone ended, no argument' => array( static function (): void { do_action( 'mentoriai_end_sessions' ); } );
		foreach ( array( 'returned', 'rejected', 'paused', 'closed', 'draft' ) as $status ) {
			yield $status => array( static function ( int $id ) use ( $status ): void { do_action( 'mentoriai_set_user_status', $id, $status ); } );
		}
	}

	#[DataProvider( 'endings' )]
	public function test_what_ends_all_sessions_of_a_person( callable $ending ): void {
		$id     = $this->member( 'ona@demo.test' );
		$tokens = array( $this->token( $id ), $this->token( $id ) );
		self::assertSame( 200, $this->status_of( $tokens[0] ) );
		$ending( $id );

		foreach ( $tokens as $token ) {
			self::assertSame( 401, $this->status_of( $token ) );
		}
	}

	/** @return iterable<string, array{callable( int ): mixed}> */
	public static function harmless(): iterable {
		yield 'another name' => array( static fn ( int $id ): mixed => wp_update_user( array( 'ID' => $id, 'first_name' => 'Rasa' ) ) );
		yield 'another address' => array( static fn ( int $id ): mixed => wp_update_user( array( 'ID' => $id, 'user_email' => 'rasa@demo.test' ) ) );
		yield 'approval' => array( static function ( int $id ): void { do_action( 'mentoriai_set_user_status', $id, 'public' ); } );
		yield 'another person' => array( static function (): void { do_action( 'mentoriai_end_sessions', 999999 ); } );
		yield 'unknown status' => array( static function ( int $id ): void { do_action( 'mentoriai_set_user_status', $id, 'gone' ); } );
	}

	#[DataProvider( 'harmless' )]
	public function test_what_ends_no_session( callable $event ): void {
		$id    = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		$token = $this->token( $id );
		$event( $id );

		self::assertSame( 200, $this->status_of( $token ) );
	}

	public function test_tokens_count_only_in_the_authorization_header(): void {
		$token = $this->token( $this->member( 'ona@demo.test' ) );

		self::assertSame( 401, $this->request( 'GET', "user/?token=$token&access_token=$token" )->get_status() );
		self::assertSame( 401, $this->request( 'GET', 'user/', array(), null, array( 'Cookie' => "token=$token" ) )->get_status() );
		self::assertSame( 401, $this->request( 'GET', 'user/', array(), null, array( 'Authorization' => "Basic $token" ) )->get_status() );
		self::assertSame( 200, $this->request( 'GET', 'user/', array(), null, array( 'Authorization' => "bEARER $token" ) )->get_status() );
		foreach ( array( '', '0', '0e1', 'null', substr( $token, 1 ), $token . '0', str_repeat( 'a', 10240 ), hash( 'sha256', $token ), 'ąžuolas' ) as $bad ) {
			self::assertSame( 401, $this->status_of( $bad ), $bad );
		}
	}

	public function test_the_day_of_a_person_is_written_once_a_day(): void {
		$this->freeze( '2026-11-21T20:00:00Z' );
		$id     = $this->member( 'ona@demo.test' );
		$tokens = array( $this->token( $id ), $this->token( $id ) );
		$day    = fn (): ?string => $this->db()->value( 'SELECT seen_on FROM {last_seen} WHERE user_id = ?', $id );
		$writes = static function ( callable $work ): int {
			$count = 0;
			$look  = static function ( string $sql ) use ( &$count ): string {
				$count += str_contains( $sql, 'mentoriai_last_seen' ) ? 1 : 0;
				return $sql;
			};
			add_filter( 'query', $look );
			$work();
			remove_filter( 'query', $look );
			return $count;
		};
		self::assertSame( '2026-11-21', $day() );
		self::assertSame( 0, $writes( fn () => $this->status_of( $tokens[0] ) ), 'Signing in was today.' );
		// Midnight in Vilnius, and less than fifteen minutes after the last use.
		foreach ( array( '2026-11-21T21:55:00Z' => 0, '2026-11-21T22:01:00Z' => 1, '2026-11-21T22:02:00Z' => 0, '2026-11-21T22:30:00Z' => 0 ) as $time => $count ) {
			$this->freeze( $time );
			self::assertSame( $count, $writes( fn () => $this->status_of( $tokens[0] ) ), $time );
		}
		self::assertSame( '2026-11-22', $day() );
		self::assertSame( 0, $writes( fn () => $this->status_of( str_repeat( 'a', 64 ) ) ) );
	}

	public function test_last_seen_is_written_every_fifteen_minutes_at_most(): void {
		global $wpdb;
		$id  = $this->member( 'ona@demo.test' );
		$now = time();
		$this->at( $now );
		$token = $this->token( $id );
		$seen  = static fn (): int => (int) $wpdb->get_var( "SELECT last_seen FROM {$wpdb->prefix}mentoriai_sessions" );
		$this->at( $now + 899 );
		$this->status_of( $token );
		self::assertSame( $now, $seen() );
		$this->at( $now + 900 );
		$this->status_of( $token );
		self::assertSame( $now + 900, $seen() );
	}

	public function test_expired_sessions_and_solutions_are_purged(): void {
		global $wpdb;
		$now = time();
		$this->at( $now );
		$id = $this->member( 'ona@demo.test' );
		$this->token( $id );
		( new BotSolutionRepository( new Db( $wpdb ), new Clock() ) )->add( 'a', $now + 300 );
		$this->at( $now + 10000 );
		$live = $this->token( $id );
		$this->at( $now + 21600 );
		do_action( Background::RUN );

		self::assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}mentoriai_sessions" ) );
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}mentoriai_bot_solutions" ) );
		self::assertSame( 200, $this->status_of( $live ) );
	}

	#[Group( 'any-database' )]
	public function test_queries_and_rows_read_stay_flat(): void {
		global $wpdb;
		$id    = $this->member( 'ona@demo.test' );
		$token = $this->token( $id );
		$now   = time();
		for ( $batch = 0; $batch < 10; $batch++ ) {
			$values = array();
			for ( $row = 0; $row < 200; $row++ ) {
				array_push( $values, hash( 'sha256', "$batch-$row" ), 0 === $row % 2 ? hash( 'sha256', "former $batch-$row" ) : null, $now + 60, $id, $now, $now + 9999, $now );
			}
			( new Db( $wpdb ) )->execute( 'INSERT INTO {sessions} (token_hash, former_hash, former_until, user_id, created_at, expires_at, last_seen) VALUES ' . implode( ',', array_fill( 0, 200, '(?, ?, ?, ?, ?, ?, ?)' ) ), ...$values );
		}
		$next = $this->post( 'extend_session', array(), $token )->get_data()['user']['token'];
		foreach ( array( $token, $next ) as $each ) {
			self::assertSame( 2, $this->count_queries( fn () => $this->status_of( $each ) ), 'user/, identity and unread flags included' );
			self::assertSame( 1, $this->count_queries( fn () => $this->request( 'GET', 'get-user-id/', array(), $each ) ) );
			self::assertLessThan( 100, $this->rows_read( fn () => $this->request( 'GET', 'get-user-id/', array(), $each ) ) );
		}
	}
}
