<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Meetings;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

/**
 * Proposing, answering and calling off.
 */
final class MeetingLifeTest extends MeetingTestCase {

	private const CONFLICT = array( 409, 'conflict' );

	public function test_what_both_see_of_a_proposal_and_of_the_agreement(): void {
		$mine = $this->good( $this->propose( $this->founder ) );
		$id   = $mine['id'];
		self::assertSame(
			array( 'id' => $id, 'mentorship_id' => $this->pair, 'person' => array( 'name' => 'Rasa Kazlauskienė' ), 'state' => 'proposed', 'mine' => true, 'times' => array( self::TIME, self::LATER ), 'start' => null, 'minutes' => 60, 'place' => 'Kavinė „Rytas“', 'note' => 'Atsinešiu planą', 'answer_note' => '', 'my_word' => null, 'ics' => null ),
			$mine
		);
		$theirs = $this->good( $this->answer( $this->mentor, $id, self::LATER, 'Tiks' ) );
		self::assertSame( array( 'agreed', false, self::LATER, 'Tiks', 'Lina Urbonaitė' ), array( $theirs['state'], $theirs['mine'], $theirs['start'], $theirs['answer_note'], $theirs['person']['name'] ) );
		self::assertStringContainsString( 'METHOD:REQUEST', $theirs['ics'] );
		self::assertSame( $theirs['start'], $this->meeting( $this->founder )['start'] );
	}

	public function test_the_mentorship_tells_the_next_meeting_and_who_may_propose(): void {
		$this->agreed();
		$earlier = $this->proposed( array( 'times' => array( '2026-11-25T08:00:00Z' ), 'minutes' => 30 ) );
		$this->good( $this->answer( $this->mentor, $earlier, '2026-11-25T08:00:00Z' ) );
		self::assertSame( array( 'id' => $earlier, 'start' => '2026-11-25T08:00:00Z', 'minutes' => 30 ), $this->mentorship( $this->founder )['next_meeting'] );
		$this->freeze( '2026-11-25T08:30:00Z' );
		self::assertSame( self::TIME, $this->mentorship( $this->mentor )['next_meeting']['start'] );
		self::assertTrue( $this->mentorship( $this->mentor )['can']['propose_meeting'] );
		update_user_meta( $this->founder, UserMeta::STATUS, AccountStatus::Paused->value );
		self::assertFalse( $this->mentorship( $this->mentor )['can']['propose_meeting'] );
		self::assertSame( self::CONFLICT, self::refusal( $this->propose( $this->mentor ) ) );
	}

	/** @param array<string, mixed> $body */
	#[TestWith( array( array( 'times' => array( self::TIME, '2026-11-21T08:15:00Z' ) ), array( 'times.1' => 'date_past' ) ) )]
	#[TestWith( array( array( 'times' => array( '2027-05-20T08:15:01Z' ) ), array( 'times.0' => 'invalid' ) ) )]
	#[TestWith( array( array( 'times' => array( '2026-12-01 08:00' ) ), array( 'times.0' => 'invalid' ) ) )]
	#[TestWith( array( array( 'times' => array( '2027-02-30T08:00:00Z' ) ), array( 'times.0' => 'invalid' ) ) )]
	#[TestWith( array( array( 'times' => array() ), array( 'times' => 'required' ) ) )]
	#[TestWith( array( array( 'times' => array( self::TIME, self::LATER, '2026-12-03T08:00:00Z', '2026-12-04T08:00:00Z' ) ), array( 'times' => 'too_long' ) ) )]
	#[TestWith( array( array( 'minutes' => 50 ), array( 'minutes' => 'invalid' ) ) )]
	#[TestWith( array( array( 'place' => ' ' ), array( 'place' => 'required' ) ) )]
	public function test_a_wrong_proposal_names_its_fields( array $body, array $fields ): void {
		$reply = $this->propose( $this->founder, $body );
		self::assertSame( array( 400, $fields ), array( $reply->get_status(), $reply->get_data()['data']['fields'] ) );
	}

	public function test_the_longest_texts_and_a_browsers_time_are_taken(): void {
		$meeting = $this->good( $this->propose( $this->founder, array( 'times' => array( '2027-05-20T08:15:00.000Z' ), 'place' => str_repeat( 'ė', 300 ), 'note' => str_repeat( 'ų', 500 ) ) ) );
		self::assertSame( array( array( '2027-05-20T08:15:00Z' ), 300, 500 ), array( $meeting['times'], mb_strlen( $meeting['place'] ), mb_strlen( $meeting['note'] ) ) );
		self::assertSame( 400, $this->propose( $this->founder, array( 'place' => str_repeat( 'ė', 301 ) ) )->get_status() );
		self::assertSame( 400, $this->propose( $this->founder, array( 'note' => str_repeat( 'ų', 501 ) ) )->get_status() );
	}

	public function test_the_proposer_may_not_answer_whatever_the_state_and_others_find_nothing(): void {
		$id = $this->proposed();
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->answer( $this->founder, $id ) ) );
		$this->good( $this->answer( $this->mentor, $id ) );
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->answer( $this->founder, $id ) ) );
		self::assertSame( self::CONFLICT, self::refusal( $this->answer( $this->mentor, $id ) ) );
		$stranger = $this->member( Role::Mentor, 'Kitas', 'Mentorius' );
		foreach ( array( $this->answer( $stranger, $id ), $this->post( 'meeting_cancel', array( 'id' => $id ), $stranger ), $this->log( $stranger, $id, true ), $this->propose( $stranger ) ) as $reply ) {
			self::assertSame( self::NOT_FOUND, self::refusal( $reply ) );
		}
	}

	public function test_an_answer_takes_a_proposed_time_that_is_to_come_or_says_that_none_fits(): void {
		$id = $this->proposed();
		self::assertSame( array( 'time' => 'invalid' ), $this->answer( $this->mentor, $id, '2026-12-01T08:00:01Z' )->get_data()['data']['fields'] );
		self::assertSame( array( 'time' => 'required' ), $this->post( 'meeting_answer', array( 'id' => $id ), $this->mentor )->get_data()['data']['fields'] );
		$this->freeze( self::TIME );
		self::assertSame( array( 'time' => 'date_past' ), $this->answer( $this->mentor, $id )->get_data()['data']['fields'] );
		self::assertSame( array( 'declined', 'Vėliau' ), array_values( array_intersect_key( $this->good( $this->answer( $this->mentor, $id, null, 'Vėliau' ) ), array( 'state' => 1, 'answer_note' => 1 ) ) ) );
		self::assertSame( self::CONFLICT, self::refusal( $this->answer( $this->mentor, $id, self::LATER ) ) );
	}

	public function test_no_hour_is_agreed_on_twice(): void {
		$first  = $this->agreed();
		$taken  = array( 409, 'meeting_overlaps' );
		$answer = function ( string $time, int $minutes = 30 ): WP_REST_Response {
			return $this->answer( $this->mentor, $this->proposed( array( 'times' => array( $time, '2026-12-20T08:00:00Z' ), 'minutes' => $minutes ) ), $time );
		};
		foreach ( array( self::TIME, '2026-12-01T08:59:59Z', '2026-12-01T07:30:01Z' ) as $time ) {
			self::assertSame( $taken, self::refusal( $answer( $time ) ), $time );
		}
		self::assertSame( $taken, self::refusal( $answer( '2026-12-01T07:45:00Z', 90 ) ), 'All around it.' );
		self::assertSame( array( 'agreed' => 1, 'proposed' => 4 ), array_map( 'intval', array_column( $this->db()->rows( 'SELECT state, COUNT(*) AS n FROM {meetings} GROUP BY state ORDER BY state' ), 'n', 'state' ) ) );
		$this->good( $answer( '2026-12-01T07:30:00Z' ) );
		$this->good( $answer( '2026-12-01T09:00:00Z' ) );

		$this->post( 'meeting_cancel', array( 'id' => $first ), $this->mentor );
		$again = $this->agreed();
		$this->freeze( '2026-12-01T08:05:00Z' );
		self::assertSame( $taken, self::refusal( $answer( '2026-12-01T08:10:00Z' ) ), 'It has begun.' );
		$this->log( $this->founder, $again, false );
		$this->log( $this->mentor, $again, false );
		$this->good( $answer( '2026-12-01T08:10:00Z' ) );
	}

	public function test_neither_is_one_of_an_earlier_mentorship_of_the_two(): void {
		$this->agreed();
		$this->post( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'other' ), $this->mentor );
		$this->pair = $this->active();
		self::assertSame( array( 409, 'meeting_overlaps' ), self::refusal( $this->answer( $this->mentor, $this->proposed() ) ) );
		$this->founder = $this->member( Role::Founder, 'Kita', 'Įkūrėja' );
		$this->pair    = $this->active();
		self::assertSame( 'agreed', $this->good( $this->answer( $this->mentor, $this->proposed() ) )['state'], 'With another founder it is.' );
	}

	public function test_either_side_calls_off_what_has_not_begun(): void {
		$proposed = $this->proposed();
		self::assertSame( 'cancelled', $this->good( $this->post( 'meeting_cancel', array( 'id' => $proposed ), $this->mentor ) )['state'] );
		self::assertSame( self::CONFLICT, self::refusal( $this->answer( $this->mentor, $proposed ) ) );
		$agreed = $this->agreed();
		$gone   = $this->good( $this->post( 'meeting_cancel', array( 'id' => $agreed, 'note' => 'Sergu' ), $this->founder ) );
		self::assertSame( array( 'cancelled', 'Sergu', null ), array( $gone['state'], $gone['answer_note'], $gone['ics'] ) );
		self::assertSame( self::CONFLICT, self::refusal( $this->post( 'meeting_cancel', array( 'id' => $agreed ), $this->mentor ) ) );
		self::assertNull( $this->mentorship( $this->founder )['next_meeting'] );
		$begun = $this->agreed();
		$this->freeze( self::TIME );
		self::assertSame( self::CONFLICT, self::refusal( $this->post( 'meeting_cancel', array( 'id' => $begun ), $this->mentor ) ) );
	}

	public function test_only_an_active_mentorship_has_proposals_and_answers(): void {
		$id = $this->proposed();
		$this->post( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'other' ), $this->mentor );
		self::assertSame( self::CONFLICT, self::refusal( $this->propose( $this->founder ) ) );
		self::assertSame( self::CONFLICT, self::refusal( $this->answer( $this->mentor, $id ) ) );
		self::assertSame( 'proposed', $this->state( $id ) );
		$gone = $this->good( $this->post( 'meeting_cancel', array( 'id' => $id, 'note' => 'Dar žodis' ), $this->mentor ) );
		self::assertSame( array( 'cancelled', '' ), array( $gone['state'], $gone['answer_note'] ), 'After the end nobody writes to the other.' );
		$this->pair = $this->asked();
		self::assertSame( self::CONFLICT, self::refusal( $this->propose( $this->founder ) ) );
	}

	public function test_a_repeated_proposal_writes_nothing_even_after_the_end(): void {
		$key   = array( 'client_id' => '1b4e28ba-2fa1-11d2-883f-0016d3cca427' );
		$first = $this->good( $this->propose( $this->founder, $key ) );
		$this->limit( array( 'meeting' => array( 1, 86400 ) ) );
		$this->post( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'other' ), $this->mentor );
		self::assertSame( $first, $this->good( $this->propose( $this->founder, array( 'place' => 'Kitur' ) + $key ) ) );
		self::assertSame( 1, $this->rows_of( 'meetings' ) );
	}

	public function test_a_refused_proposal_takes_nothing_from_the_limit(): void {
		$this->limit( array( 'meeting' => array( 2, 86400 ) ) );
		$this->propose( $this->founder, array( 'minutes' => 31 ) );
		$this->propose( $this->founder, array( 'mentorship_id' => 999999 ) );
		$id = $this->proposed();
		$this->good( $this->post( 'meeting_cancel', array( 'id' => $id ), $this->founder ) );
		$this->post( 'meeting_cancel', array( 'id' => $id ), $this->founder );
		self::assertSame( 429, $this->propose( $this->founder )->get_status() );
		self::assertSame( 1, $this->rows_of( 'meetings' ) );
		$this->good( $this->propose( $this->mentor ) );
	}

	public function test_a_proposal_ends_the_silence_of_a_pair(): void {
		$this->later( 80 );
		$this->proposed( array( 'times' => array( gmdate( 'Y-m-d\TH:i:s\Z', ( new \MentoriaiPortal\Core\Clock() )->now() + 86400 ) ) ) );
		$this->later( 89 );
		self::run_due();
		self::assertNotContains( 'still_going', $this->mails_to( $this->founder ) );
		// A check-in has left, and the two are mailed of one of both in a week.
		$this->later( 9 );
		self::run_due();
		self::assertContains( 'still_going', $this->mails_to( $this->founder ) );
	}

	public function test_lists_are_pages_of_ones_own_and_cost_two_queries(): void {
		$this->limit( array( 'meeting' => array( 100, 86400 ) ) );
		for ( $number = 0; $number < 21; $number++ ) {
			$this->proposed( array( 'times' => array( sprintf( '2026-12-%02dT08:00:00Z', $number + 1 ) ) ) );
		}
		$token = $this->token( $this->mentor );
		$pages = array_map( fn ( int $page ): array => $this->request( 'GET', "meetings/?page=$page&mentorship_id={$this->pair}", array(), $token )->get_data(), array( 0, 1, 2 ) );
		self::assertSame( array( 20, 1, 0, 21 ), array( count( $pages[0]['list'] ), count( $pages[1]['list'] ), count( $pages[2]['list'] ), $pages[2]['total'] ) );
		self::assertSame( '2026-12-21T08:00:00Z', $pages[0]['list'][0]['times'][0] );
		$empty = $this->count_queries( fn () => $this->request( 'GET', 'get-user-id/', array(), $token ) );
		self::assertLessThanOrEqual( $empty + 2, $this->count_queries( fn () => $this->request( 'GET', 'meetings/', array(), $token ) ) );
		self::assertLessThanOrEqual( $empty + 3, $this->count_queries( fn () => $this->request( 'GET', 'mentorships/', array(), $token ) ) );
	}

	public function test_who_leaves_has_nothing_to_come(): void {
		$agreed   = $this->agreed();
		$proposed = $this->proposed();
		do_action( 'mentoriai_user_status_changed', $this->mentor, 'public', 'closed' );
		self::assertSame( array( 'cancelled', 'cancelled' ), array( $this->state( $agreed ), $this->state( $proposed ) ) );
	}
}
