<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelMentorshipsTest extends MentorshipTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	private function states(): string {
		return implode( ' ', array_column( $this->db()->rows( 'SELECT state FROM {mentorships} ORDER BY id' ), 'state' ) );
	}

	public function test_sixteen_first_messages_of_one_founder_make_one_open_mentorship(): void {
		$this->limit( array( 'message_send_new' => array( 1, 86400 ) ) );
		$codes = Parallel::run( 16, fn (): int => $this->send( $this->founder, $this->mentor )->get_status() );

		self::assertSame( array( 200 ), array_values( array_unique( $codes ) ), 'One of them begins it; the limit of new mentors counts that one.' );
		self::assertSame( array( 'requested', 16 ), array( $this->states(), $this->rows_of( 'conversations' ) ) );
		self::assertSame( '16', $this->db()->value( 'SELECT message_count FROM {mentorships}' ) );
	}

	public function test_of_sixteen_first_answers_one_is_the_first(): void {
		$convo = $this->convo();
		$this->freeze( '2026-11-22T08:00:00Z' );
		$read = fn (): array => $this->db()->row( 'SELECT answered_at, answer_seconds, state FROM {mentorships}' ) ?? array();
		// Each is at another time, and reads which one counts as soon as it has written.
		$seen = Parallel::run(
			16,
			function ( int $number ) use ( $convo, $read ): array {
				$this->later( 0, $number );
				$this->replied( $this->mentor, $convo, "Nr. $number" );
				return $read();
			}
		);
		self::assertSame( array( $read() ), array_values( array_unique( $seen, SORT_REGULAR ) ), 'It never changed.' );
		self::assertSame( strtotime( "{$read()['answered_at']} UTC" ) - strtotime( '2026-11-21T08:15:00Z' ), (int) $read()['answer_seconds'] );
		self::assertSame( array( 'active', '17' ), array( $read()['state'], $this->db()->value( 'SELECT message_count FROM {mentorships}' ) ) );
	}

	public function test_sixteen_founders_at_a_mentor_with_three_places(): void {
		update_user_meta( $this->mentor, UserMeta::CAPACITY, '3' );
		$founders = array_map( fn ( int $number ): int => $this->member( Role::Founder, 'Įkūrėja', "Nr. $number" ), range( 1, 16 ) );
		$codes = array_count_values( Parallel::run( 16, fn ( int $number ): string => $this->send( $founders[ $number ], $this->mentor )->get_data()['code'] ?? 'sent' ) );
		ksort( $codes );

		self::assertSame( array( array( 'mentor_full' => 13, 'sent' => 3 ), 'requested requested requested' ), array( $codes, $this->states() ) );
	}

	public function test_of_withdraw_and_answer_one_happens(): void {
		$seen = $this->race_with_answer(
			fn ( int $id ): int => $this->post( 'mentorship_withdraw', array( 'id' => $id ), $this->founder )->get_status(),
			function ( array $codes, int $id ): string {
				$row = $this->db()->row( 'SELECT m.state, m.message_count, m.answered_at, c.message_count AS messages FROM {mentorships} m JOIN {conversations} c ON c.convo_id = m.convo_id WHERE m.id = ?', $id ) ?? array();
				$won = 'active' === $row['state'] ? 'answer' : 'withdraw';
				self::assertSame( 'answer' === $won ? array( array( 409, 200 ), 'active', '2', '2', true ) : array( array( 200, 409 ), 'withdrawn', '1', '1', false ), array( $codes, $row['state'], $row['message_count'], $row['messages'], null !== $row['answered_at'] ) );
				return $won;
			}
		);
		self::assertSame( array( 'answer', 'withdraw' ), $seen );
		self::assertSame( array(), array_filter( $this->emails_left(), static fn ( string $key ): bool => str_starts_with( $key, 'request_' ), ARRAY_FILTER_USE_KEY ), 'Nobody is told of a withdrawal.' );
	}

	public function test_of_decline_and_answer_the_answer_counts(): void {
		$seen = $this->race_with_answer(
			fn ( int $id ): int => $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'other', 'text' => 'Ne dabar' ), $this->mentor )->get_status(),
			function ( array $codes, int $id ): string {
				self::assertSame( array( 'state' => 'active', 'reason' => '', 'text' => '' ), array_map( 'strval', $this->db()->row( 'SELECT state, reason, text FROM {mentorships} WHERE id = ?', $id ) ?? array() ) );
				self::assertContains( $codes, array( array( 200, 200 ), array( 409, 200 ) ) );
				$queued = (int) $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'request_declined' AND data LIKE ?", '%' . $this->db()->like( ":$id" ) . '%' );
				self::assertSame( 200 === $codes[0] ? 1 : 0, $queued, 'Who comes too late mails nothing.' );
				return 200 === $codes[0] ? 'decline first' : 'too late';
			}
		);
		self::assertSame( array( 'decline first', 'too late' ), $seen );
		self::assertSame( array(), array_filter( $this->emails_left(), static fn ( string $key ): bool => str_starts_with( $key, 'request_' ), ARRAY_FILTER_USE_KEY ), 'And what was answered after all is no decline any more.' );
	}

	public function test_six_jobs_at_once_remind_tell_and_end_each_once(): void {
		$second   = $this->member( Role::Mentor, 'Ona', 'Antroji' );
		$founders = array_map( fn ( int $number ): int => $this->member( Role::Founder, 'Įkūrėja', "Nr. $number" ), range( 1, 4 ) );
		foreach ( $founders as $founder ) {
			$this->convo( $founder );
			$this->convo( $founder, $second );
		}
		$both     = array( $this->address( $this->mentor ), $this->address( $second ) );
		$founders = array_map( $this->address( ... ), $founders );
		$day      = 0;
		$expected = array( 3 => array( 'answer_nudge', $both, 1 ), 7 => array( 'answer_nudge', $both, 1 ), 10 => array( 'answer_waiting', $founders, 2 ), 14 => array( 'request_unanswered', $founders, 2 ) );
		foreach ( $expected as $next => [ $kind, $people, $times ] ) {
			$this->later( $next - $day );
			$day = $next;
			Parallel::run( 6, static fn (): bool => null === do_action( Background::RUN ) );
			self::run_due();
			$wanted = array_fill_keys( array_map( static fn ( string $address ): string => "$kind $address", $people ), $times );
			ksort( $wanted );
			self::assertSame( $wanted, $this->emails_left(), "Day $day." );
		}
		self::assertSame( str_repeat( 'unanswered ', 7 ) . 'unanswered', $this->states() );
	}

	/**
	 * The same again with new requests, until it went both ways; now the one, now the other is a little ahead.
	 *
	 * @param callable( int ): int                  $act    What is done to a mentorship while the mentor answers; its status.
	 * @param callable( list<int>, int ): string $judge Of both statuses and the mentorship: which way it went.
	 * @return list<string> Ways, in order.
	 */
	private function race_with_answer( callable $act, callable $judge ): array {
		$seen = array();
		for ( $round = 0; $round < 20 && ( $round < 4 || count( $seen ) < 2 ); $round++ ) {
			$founder = $this->founder = $this->member( Role::Founder, 'Įkūrėja', "Nr. $round" );
			$convo   = $this->convo( $founder );
			$id      = (int) $this->db()->value( 'SELECT MAX(id) FROM {mentorships}' );
			$codes   = Parallel::run(
				2,
				function ( int $who ) use ( $act, $id, $convo, $round ): int {
					usleep( $round > 1 && $who === $round % 2 ? 20_000 : 0 );
					return 0 === $who ? $act( $id ) : $this->reply( $this->mentor, $convo, 'Sveiki' )->get_status();
				}
			);
			$seen[ $judge( $codes, $id ) ] = true;
		}
		self::run_due();
		$ways = array_map( 'strval', array_keys( $seen ) );
		sort( $ways );
		return $ways;
	}
}
