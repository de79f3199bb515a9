<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Meetings;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelMeetingsTest extends MeetingTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	public function test_of_sixteen_answers_one_counts(): void {
		$id    = $this->proposed();
		$codes = array_count_values( Parallel::run( 16, fn ( int $number ): string => $this->answer( $this->mentor, $id, array( self::TIME, self::LATER, null )[ $number % 3 ], "Nr. $number" )->get_data()['code'] ?? 'won' ) );
		ksort( $codes );
		self::assertSame( array( 'conflict' => 15, 'won' => 1 ), $codes );
	}

	public function test_of_sixteen_meetings_at_one_time_one_is_agreed_on(): void {
		$this->limit( array( 'meeting' => array( 100, 86400 ) ) );
		$ids   = array_map( fn (): int => $this->proposed(), range( 1, 16 ) );
		$codes = array_count_values( Parallel::run( 16, fn ( int $number ): string => $this->answer( $this->mentor, $ids[ $number ] )->get_data()['code'] ?? 'won' ) );
		ksort( $codes );
		self::assertSame( array( 'meeting_overlaps' => 15, 'won' => 1 ), $codes );
	}

	public function test_sixteen_repeats_of_a_proposal_make_one_meeting(): void {
		$key = array( 'client_id' => '1b4e28ba-2fa1-11d2-883f-0016d3cca427' );
		$this->limit( array( 'meeting' => array( 1, 86400 ) ) );
		$ids = Parallel::run( 16, fn (): int => $this->proposed( $key ) );
		self::assertSame( array( 1, 1 ), array( count( array_unique( $ids ) ), $this->rows_of( 'meetings' ) ) );
	}

	public function test_answer_against_cancel_and_both_words_at_once(): void {
		for ( $round = 0; $round < 5; $round++ ) {
			$id    = $this->proposed();
			$codes = Parallel::run( 2, fn ( int $who ): int => ( 0 === $who ? $this->answer( $this->mentor, $id ) : $this->post( 'meeting_cancel', array( 'id' => $id ), $this->founder ) )->get_status() );
			// What was agreed may be called off right afterwards.
			self::assertContains( $codes, array( array( 200, 200 ), array( 409, 200 ) ) );
			self::assertSame( 'cancelled', $this->state( $id ) );
		}
		$id = $this->agreed();
		$this->freeze( self::TIME );
		Parallel::run( 16, fn ( int $number ): int => $this->log( 0 === $number % 2 ? $this->mentor : $this->founder, $id, true, 30 + $number % 2 )->get_status() );
		self::assertSame( array( 1, 30 ), $this->held( $this->mentor ) );
	}

	public function test_both_note_the_same_day_at_once(): void {
		$ids = Parallel::run( 16, fn ( int $number ): int => $this->good( $this->log_day( 0 === $number % 2 ? $this->mentor : $this->founder, '2026-11-20', 40 ) )['id'] );
		self::assertSame( array( 1, 1, array( 1, 40 ) ), array( count( array_unique( $ids ) ), $this->rows_of( 'meetings' ), $this->held( $this->founder ) ) );
	}

	public function test_six_jobs_at_once_mail_each_once_and_settle(): void {
		$this->agreed();
		self::run_due();
		$this->emails_left();
		$both = array( $this->address( $this->founder ), $this->address( $this->mentor ) );
		foreach ( array( '2026-11-30T08:00:00Z' => 'meeting_reminder', '2026-12-01T09:00:00Z' => 'meeting_done', '2026-12-08T09:00:00Z' => null ) as $time => $kind ) {
			$this->freeze( $time );
			Parallel::run( 6, static fn (): bool => null === do_action( Background::RUN ) );
			self::run_due();
			$wanted = null === $kind ? array() : array_fill_keys( array( "$kind {$both[0]}", "$kind {$both[1]}" ), 1 );
			ksort( $wanted );
			$left = array_filter( $this->emails_left(), static fn ( string $key ): bool => str_starts_with( $key, 'meeting' ), ARRAY_FILTER_USE_KEY );
			self::assertSame( $wanted, $left, $time );
		}
		self::assertSame( 'unconfirmed', $this->db()->value( 'SELECT state FROM {meetings}' ) );
	}
}
