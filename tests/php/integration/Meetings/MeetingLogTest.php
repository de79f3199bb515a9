<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Meetings\MeetingReadRepository;
use MentoriaiPortal\Meetings\MeetingRepository;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * What both say of a meeting, and what of it counts.
 */
#[Group( 'any-database' )]
final class MeetingLogTest extends MeetingTestCase {

	private const CONFLICT = array( 409, 'conflict' );

	/** Seconds from the frozen start of the tests to the end of the agreed meeting. */
	private function after( int $days, int $seconds = 0 ): void {
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( '2026-12-01T09:00:00Z' ) + $days * 86400 + $seconds ) );
	}

	public function test_both_say_held_and_the_smaller_number_counts(): void {
		$id = $this->agreed();
		$this->after( 0 );
		$mine = $this->good( $this->log( $this->founder, $id, true, 90 ) );
		self::assertSame( array( 'agreed', array( 'held' => true, 'minutes' => 90 ), array( 0, 0 ) ), array( $mine['state'], $mine['my_word'], $this->held( $this->founder ) ) );
		self::assertNull( $this->meeting( $this->mentor )['my_word'] );
		$both = $this->good( $this->log( $this->mentor, $id, true, 45 ) );
		self::assertSame( array( 'held', 45, array( 1, 45 ) ), array( $both['state'], $both['minutes'], $this->held( $this->mentor ) ) );
		self::assertSame( 'unclear', $this->good( $this->log( $this->founder, $id, false ) )['state'], 'Whoever changes their mind.' );
		self::assertSame( array( 0, 0 ), $this->held( $this->mentor ) );
		self::assertSame( array( 'held', 45 ), array_values( array_intersect_key( $this->good( $this->log( $this->founder, $id, true, 50 ) ), array( 'state' => 1, 'minutes' => 1 ) ) ) );
		self::assertSame( 'not_held', ( $this->log( $this->founder, $id, false ) && true ) ? $this->good( $this->log( $this->mentor, $id, false ) )['state'] : '' );
	}

	public function test_a_word_is_for_after_the_start_and_for_fourteen_days(): void {
		$id = $this->agreed();
		$this->freeze( '2026-12-01T07:59:59Z' );
		self::assertSame( self::CONFLICT, self::refusal( $this->log( $this->founder, $id, true ) ) );
		$this->freeze( self::TIME );
		$this->good( $this->log( $this->founder, $id, true ) );
		$this->after( 14 );
		$this->good( $this->log( $this->mentor, $id, true ) );
		$this->after( 14, 1 );
		self::assertSame( self::CONFLICT, self::refusal( $this->log( $this->mentor, $id, false ) ) );
		self::assertSame( 'held', $this->state( $id ) );
	}

	#[TestWith( array( 'cancelled' ) )]
	#[TestWith( array( 'declined' ) )]
	#[TestWith( array( 'proposed' ) )]
	public function test_what_was_not_agreed_takes_no_word( string $state ): void {
		$id = 'cancelled' === $state ? $this->agreed() : $this->proposed();
		'declined' === $state && $this->answer( $this->mentor, $id, null );
		'cancelled' === $state && $this->post( 'meeting_cancel', array( 'id' => $id ), $this->mentor );
		$this->after( 2 );
		self::assertSame( self::CONFLICT, self::refusal( $this->log( $this->founder, $id, true ) ) );
		self::assertSame( $state, $this->state( $id ) );
	}

	public function test_after_the_end_of_the_mentorship_words_about_before_are_taken(): void {
		$id = $this->agreed();
		$this->after( 0 );
		$this->post( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'other' ), $this->mentor );
		$this->good( $this->log( $this->founder, $id, true ) );
		self::assertSame( 'held', $this->good( $this->log( $this->mentor, $id, true ) )['state'] );
		self::assertSame( 'agreed', $this->good( $this->log_day( $this->mentor, '2026-12-01' ) )['state'] );
		$this->after( 1 );
		self::assertSame( self::CONFLICT, self::refusal( $this->log_day( $this->mentor, '2026-12-02' ) ) );
	}

	public function test_a_day_that_was_never_proposed_counts_when_both_said_so(): void {
		$mine = $this->good( $this->log_day( $this->mentor, '2026-11-21', 90 ) );
		self::assertSame( array( 'agreed', true, array(), '2026-11-21T10:00:00Z', 90, '', null ), array( $mine['state'], $mine['mine'], $mine['times'], $mine['start'], $mine['minutes'], $mine['place'], $mine['ics'] ) );
		self::assertNull( $this->mentorship( $this->founder )['next_meeting'] );
		self::assertSame( array( 'held', false, 60 ), array_values( array_intersect_key( $this->good( $this->log( $this->founder, $mine['id'], true, 60 ) ), array( 'state' => 1, 'mine' => 1, 'minutes' => 1 ) ) ) );
		self::assertSame( array( 1, 60 ), $this->held( $this->founder ) );
		self::assertSame( $mine['id'], $this->good( $this->log_day( $this->founder, '2026-11-21', 30 ) )['id'], 'The pair has each day once.' );
		self::assertSame( array( 1, 30 ), $this->held( $this->mentor ) );
	}

	public function test_hours_of_the_mentor_by_month_and_by_year(): void {
		foreach ( array( '2026-12-30' => 45, '2026-12-31' => 60, '2027-01-01' => 30 ) as $day => $minutes ) {
			$this->freeze( "{$day}T22:30:00Z" );
			$this->good( $this->log_day( $this->founder, $day, $minutes ) );
			$this->good( $this->log_day( $this->mentor, $day, $minutes ) );
		}
		$this->good( $this->log_day( $this->mentor, '2027-01-02' ) );
		$meetings = fn (): array => $this->request( 'GET', 'user-results', array(), $this->token( $this->mentor ) )->get_data()['results']['meetings'];
		$years    = array( array( 'year' => 2027, 'held' => 1, 'minutes' => 30 ), array( 'year' => 2026, 'held' => 2, 'minutes' => 105 ) );
		self::assertSame( array( 3, 135, $years ), array( $meetings()['held'], $meetings()['minutes'], $meetings()['by_year'] ) );
		self::assertSame( array( array( 'month' => '2026-12', 'held' => 2, 'minutes' => 105 ), array( 'month' => '2027-01', 'held' => 1, 'minutes' => 30 ) ), array_slice( $meetings()['by_month'], -2 ) );
		$this->freeze( '2028-06-01T10:00:00Z' );
		self::assertSame( $years, $meetings()['by_year'], 'Years stay when their months are no longer shown.' );
		self::assertSame( 0, array_sum( array_column( $meetings()['by_month'], 'minutes' ) ) );
	}

	/** Pages, the certificate and the programme read the same minutes. */
	public function test_one_word_alone_counts_for_no_more_than_was_agreed(): void {
		$id = $this->agreed();
		$this->after( 0 );
		$this->good( $this->log( $this->mentor, $id, true, 480 ) );
		$this->after( 7 );
		self::run_due();
		$counted = fn (): array => array(
			$this->meeting( $this->founder )['minutes'],
			$this->held( $this->founder )[1],
			$this->request( 'GET', 'user-results', array(), $this->token( $this->mentor ) )->get_data()['results']['meetings']['by_year'][0]['minutes'],
			(int) $this->db()->value( "SELECT SUM( amount ) FROM {programme_months} WHERE stage = 'minutes' AND field_id = 0" ),
		);
		self::assertSame( array( 60, 60, 60, 60 ), $counted() );
		self::assertSame( 480, $this->meeting( $this->mentor )['my_word']['minutes'], 'What was said stays.' );
		$this->good( $this->log( $this->founder, $id, true, 120 ) );
		self::assertSame( array( 120, 120, 120, 120 ), $counted(), 'Confirmed.' );
	}

	public function test_one_word_alone_may_be_for_less(): void {
		$id = $this->agreed();
		$this->after( 7 );
		$this->good( $this->log( $this->mentor, $id, true, 20 ) );
		self::assertSame( array( 1, 20 ), $this->held( $this->mentor ) );
	}

	/** @param array<string, mixed> $body */
	#[TestWith( array( array( 'day' => '2026-11-22' ), 'day' ) )]
	#[TestWith( array( array( 'day' => '2026-09-21' ), 'day' ) )]
	#[TestWith( array( array( 'day' => '' ), 'day' ) )]
	#[TestWith( array( array( 'held' => false ), 'held' ) )]
	#[TestWith( array( array( 'held' => null ), 'held' ) )]
	#[TestWith( array( array( 'minutes' => 4 ), 'minutes' ) )]
	#[TestWith( array( array( 'minutes' => 481 ), 'minutes' ) )]
	#[TestWith( array( array( 'minutes' => null ), 'minutes' ) )]
	public function test_a_wrong_word_names_its_field( array $body, string $field ): void {
		$reply = $this->post( 'meeting_log', $body + array( 'mentorship_id' => $this->pair, 'day' => '2026-11-21', 'held' => true, 'minutes' => 60 ), $this->founder );
		self::assertSame( array( 400, array( $field ) ), array( $reply->get_status(), array_keys( $reply->get_data()['data']['fields'] ) ) );
	}

	public function test_the_first_day_and_the_bounds_of_minutes_are_taken(): void {
		$this->good( $this->log_day( $this->founder, '2026-09-22', 5 ) );
		$this->good( $this->log_day( $this->founder, '2026-11-21', 480 ) );
		$this->pair = $this->asked_by_another();
		self::assertSame( self::NOT_FOUND, self::refusal( $this->log_day( $this->founder, '2026-11-20' ) ) );
	}

	public function test_days_are_limited_because_each_is_a_mail(): void {
		add_filter( 'mentoriai_rate_limits', static fn ( array $limits ): array => array( 'mentorship_change' => array( 2, 86400 ) ) + $limits );
		$this->good( $this->log_day( $this->founder, '2026-11-19' ) );
		$this->good( $this->log_day( $this->founder, '2026-11-20' ) );
		self::assertSame( 429, $this->log_day( $this->founder, '2026-11-21' )->get_status() );
		$this->good( $this->log_day( $this->founder, '2026-11-20', 30 ) );
		self::assertSame( 2, (int) $this->db()->value( 'SELECT COUNT(*) FROM {meetings}' ), 'Half of one is not kept.' );
	}

	public function test_a_job_does_not_write_minutes_over_a_later_word(): void {
		$id = $this->agreed();
		$this->after( 0 );
		$this->good( $this->log( $this->mentor, $id, true, 480 ) );
		$this->after( 7 );
		$reads = new MeetingReadRepository( $this->db() );
		$seen  = $reads->find( $id );
		self::assertNotNull( $seen );
		$this->good( $this->log( $this->mentor, $id, true, 60 ) );
		( new MeetingRepository( $this->db() ) )->settle( $seen, $seen->outcome( ( new Clock() )->now() ) );
		self::assertSame( array( 1, 60 ), $this->held( $this->mentor ) );
	}

	public function test_a_request_that_nobody_answered_has_no_days(): void {
		$this->pair = $this->asked_by_another();
		$mentor     = $this->request( 'GET', 'mentorships/', array(), $this->token( $this->mentor ) )->get_data()['list'][0];
		self::assertSame( array( $this->pair, 'requested' ), array( $mentor['id'], $mentor['state'] ) );
		self::assertSame( self::CONFLICT, self::refusal( $this->log_day( $this->mentor, '2026-11-20' ) ) );
	}

	public function test_a_mentors_results_have_the_hours_by_month(): void {
		foreach ( array( '2026-10-31' => 30, '2026-11-01' => 45, '2026-11-20' => 60 ) as $day => $minutes ) {
			$id = $this->good( $this->log_day( $this->mentor, $day, $minutes ) )['id'];
			$this->good( $this->log( $this->founder, $id, true, 480 ) );
		}
		$this->good( $this->log_day( $this->mentor, '2026-11-19' ) );
		$found = $this->request( 'GET', 'user-results/', array(), $this->token( $this->mentor ) )->get_data()['results']['meetings'];
		self::assertSame( array( 3, 135, 12 ), array( $found['held'], $found['minutes'], count( $found['by_month'] ) ) );
		self::assertSame( array( array( 'month' => '2026-10', 'held' => 1, 'minutes' => 30 ), array( 'month' => '2026-11', 'held' => 2, 'minutes' => 105 ) ), array_slice( $found['by_month'], -2 ) );
	}

	private function asked_by_another(): int {
		$founder = $this->member( \MentoriaiPortal\Core\Identity\Role::Founder, 'Kita', 'Įkūrėja' );
		$this->later( 0, 1 );
		$this->convo( $founder );
		return $this->mentorship( $founder )['id'];
	}
}
