<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use MentoriaiPortal\Tests\Parallel;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
final class ParallelMentorshipsTest extends MessagingTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$this->token( $this->founder );
		$this->token( $this->mentor );
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
		$codes = Parallel::run( 16, fn ( int $number ): int => $this->reply( $this->mentor, $convo, "Nr. $number" )->get_status() );

		self::assertSame( array( 200 ), array_values( array_unique( $codes ) ) );
		self::assertSame( array( 'active', '17' ), array( $this->states(), $this->db()->value( 'SELECT message_count FROM {mentorships}' ) ) );
	}

	public function test_sixteen_founders_at_a_mentor_with_three_places(): void {
		update_user_meta( $this->mentor, UserMeta::CAPACITY, '3' );
		$founders = array_map( fn ( int $number ): int => $this->member( Role::Founder, 'Įkūrėja', "Nr. $number" ), range( 1, 16 ) );
		array_map( $this->token( ... ), $founders );
		$codes = array_count_values( Parallel::run( 16, fn ( int $number ): string => $this->send( $founders[ $number ], $this->mentor )->get_data()['code'] ?? 'sent' ) );
		ksort( $codes );

		self::assertSame( array( array( 'mentor_full' => 13, 'sent' => 3 ), 'requested requested requested' ), array( $codes, $this->states() ) );
	}

	public function test_withdraw_against_answer_and_decline_against_answer(): void {
		$this->limit( array( 'message_send' => array( 100, 3600 ), 'message_send_new' => array( 100, 86400 ) ) );
		$id    = null;
		$convo = 0;
		$begin = function () use ( &$id, &$convo ): void {
			$convo = $this->convo();
			$id    = (int) $this->db()->value( 'SELECT MAX(id) FROM {mentorships}' );
		};
		for ( $round = 0; $round < 5; $round++ ) {
			$begin();
			$codes = Parallel::run( 2, fn ( int $who ): int => ( 0 === $who
				? $this->request( 'POST', 'mentorship_withdraw', array( 'id' => $id ), $this->token( $this->founder ) )
				: $this->reply( $this->mentor, $convo, 'Sveiki' ) )->get_status() );
			$state = (string) $this->db()->value( 'SELECT state FROM {mentorships} WHERE id = ?', $id );
			self::assertSame( 'active' === $state ? array( 409, 200 ) : array( 200, 409 ), $codes, $state );
			'active' === $state && $this->request( 'POST', 'mentorship_end', array( 'id' => $id, 'reason' => 'other' ), $this->token( $this->mentor ) );
			$begin();
			Parallel::run( 2, fn ( int $who ): int => ( 0 === $who
				? $this->request( 'POST', 'mentorship_decline', array( 'id' => $id, 'reason' => 'other' ), $this->token( $this->mentor ) )
				: $this->reply( $this->mentor, $convo, 'Sveiki' ) )->get_status() );
			self::assertSame( 'active', $this->db()->value( 'SELECT state FROM {mentorships} WHERE id = ?', $id ), 'The answer counts.' );
			$this->request( 'POST', 'mentorship_end', array( 'id' => $id, 'reason' => 'other' ), $this->token( $this->mentor ) );
		}
	}
}
