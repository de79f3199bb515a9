<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\ListSegments;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorIndexRepository;
use MentoriaiPortal\Mentors\MentorSourceRepository;
use MentoriaiPortal\Mentorships\ContactPolicy;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Mentorships\MentorshipRepository;
use MentoriaiPortal\Tests\Integration\Mentors\NoPairs;
use PHPUnit\Framework\Attributes\Group;

/**
 * From the first message to the end: who may do what in which state.
 */
#[Group( 'any-database' )]
final class MentorshipLifeTest extends MentorshipTestCase {

	public function test_a_first_message_is_a_request_and_a_further_one_joins_it(): void {
		$first = $this->convo();
		$mine  = $this->mentorship( $this->founder );

		self::assertSame( array( 'requested', 'founder', 0, $first, null ), array( $mine['state'], $mine['side'], $mine['waiting_days'], $mine['convo_id'], $mine['answered_at'] ) );
		self::assertSame( array( 'reply' => true, 'decline' => false, 'withdraw' => true, 'end' => false, 'propose_meeting' => false ), $mine['can'] );
		self::assertSame( array( 'reply' => true, 'decline' => true, 'withdraw' => false, 'end' => false, 'propose_meeting' => false ), $this->mentorship( $this->mentor )['can'] );

		$second = $this->convo();
		self::assertSame( array( $mine['id'], $second, 1 ), array( $this->mentorship( $this->founder )['id'], $this->mentorship( $this->founder )['convo_id'], $this->rows_of( 'mentorships' ) ) );
	}

	public function test_the_first_answer_in_any_thread_makes_it_active_once(): void {
		$first = $this->convo();
		$this->convo();
		$this->later( 2 );
		$this->replied( $this->mentor, $first );
		$mine = $this->mentorship( $this->founder );
		$this->later( 1 );
		$this->replied( $this->mentor, $first );

		self::assertSame( array( 'active', '2026-11-23T08:15:00Z', null ), array( $mine['state'], $mine['answered_at'], $mine['waiting_days'] ) );
		self::assertSame( '2026-11-23T08:15:00Z', $this->mentorship( $this->founder )['answered_at'] );
	}

	public function test_a_declined_founder_reads_why_and_may_not_reply_but_ask_anew(): void {
		$convo    = $this->convo();
		$id       = $this->mentorship( $this->founder )['id'];
		$declined = $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'no_time', 'text' => "2026-1-5 ''' <b>Kovą</b> galėčiau." ), $this->mentor );

		self::assertSame( array( 200, 'declined' ), array( $declined->get_status(), $declined->get_data()['mentorship']['state'] ?? '' ) );
		$mine = $this->mentorship( $this->founder, 'past' );
		self::assertSame( array( 'declined', 'no_time', "2026-1-5 ''' <b>Kovą</b> galėčiau.", false ), array( $mine['state'], $mine['reason'], $mine['text'], $mine['can']['reply'] ) );
		self::assertSame( array( 'request_declined' ), $this->mails_to( $this->founder ) );
		self::assertSame( array( 409, 'request_closed' ), self::refusal( $this->reply( $this->founder, $convo, 'Vis dėlto?' ) ) );
		self::assertSame( 200, $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'no_time' ), $this->mentor )->get_status(), 'The same again.' );

		$this->convo();
		$new = $this->mentorship( $this->founder )['id'];
		self::assertNotSame( $id, $new );
		self::assertSame( 2, $this->rows_of( 'mentorships' ) );
		foreach ( array( $this->founder, $this->mentor ) as $who ) {
			$earlier = $this->request( 'GET', "mentorships/$id", array(), $this->token( $who ) )->get_data()['mentorship'];
			self::assertSame( array( $id, 'declined', 'no_time', $convo, $new ), array( $earlier['id'], $earlier['state'], $earlier['reason'], $earlier['convo_id'], $earlier['latest_id'] ), 'An earlier one is itself, and knows the newest.' );
		}
		self::assertSame( $new, $this->mentorship( $this->founder )['latest_id'] );
	}

	public function test_an_answer_after_declining_counts_and_takes_the_reason_away(): void {
		$convo = $this->convo();
		$this->post( 'mentorship_decline', array( 'id' => $this->mentorship( $this->mentor )['id'], 'reason' => 'other', 'text' => 'Ne.' ), $this->mentor );
		$this->replied( $this->mentor, $convo );
		$mine = $this->mentorship( $this->founder );

		self::assertSame( array( 'active', null, null, null ), array( $mine['state'], $mine['reason'], $mine['text'], $mine['ended_at'] ) );
	}

	public function test_nobody_writes_in_a_withdrawn_request(): void {
		$convo = $this->convo();
		$id    = $this->mentorship( $this->founder )['id'];

		self::assertSame( 'withdrawn', $this->post( 'mentorship_withdraw', array( 'id' => $id ), $this->founder )->get_data()['mentorship']['state'] );
		self::assertSame( 200, $this->post( 'mentorship_withdraw', array( 'id' => $id ), $this->founder )->get_status(), 'The same again.' );
		foreach ( array( $this->founder, $this->mentor ) as $user_id ) {
			self::assertSame( array( 409, 'request_closed' ), self::refusal( $this->reply( $user_id, $convo, 'Sveiki' ) ) );
		}
		self::assertSame( array( 409, 'conflict' ), self::refusal( $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'other' ), $this->mentor ) ) );
		self::assertSame( array(), $this->mails_to( $this->founder ) );
		self::assertSame( 1, $this->rows_of( 'messages' ) );
	}

	public function test_an_end_closes_the_talk_and_keeps_its_reason_from_the_other_side(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		$id    = $this->mentorship( $this->founder )['id'];
		$ended = $this->post( 'mentorship_end', array( 'id' => $id, 'reason' => 'not_a_fit', 'goals' => 'partly', 'thanks' => 'Ačiū už laiką.', 'note' => 'Slapta pastaba' ), $this->founder );

		self::assertSame( array( 200, 'ended', 'not_a_fit' ), array( $ended->get_status(), $ended->get_data()['mentorship']['state'], $ended->get_data()['mentorship']['reason'] ) );
		$theirs = $this->mentorship( $this->mentor, 'past' );
		self::assertSame( array( null, 'Ačiū už laiką.' ), array( $theirs['reason'], $theirs['thanks'] ) );
		self::assertStringNotContainsString( 'Slapta', $this->sent . wp_json_encode( $ended->get_data() ) );
		self::assertContains( 'mentorship_ended', $this->mails_to( $this->mentor ) );
		foreach ( array( $this->founder, $this->mentor ) as $user_id ) {
			self::assertSame( array( 409, 'mentorship_ended' ), self::refusal( $this->reply( $user_id, $convo, 'Sveiki' ) ) );
			self::assertSame( 200, $this->messages( $user_id, $convo )->get_status() );
		}
		self::assertSame( array( 409, 'conflict' ), self::refusal( $this->post( 'mentorship_end', array( 'id' => $id, 'reason' => 'no_time' ), $this->mentor ) ), 'The first of the two counts.' );
	}

	public function test_the_mail_of_an_end_is_the_same_whatever_the_reason(): void {
		$sent = $this->sent_mails();
		foreach ( array( 'goals_reached', 'not_a_fit' ) as $reason ) {
			$this->post( 'mentorship_end', array( 'id' => $this->active(), 'reason' => $reason, 'note' => 'Slapta' ), $this->mentor );
			self::run_due();
		}
		$ends = array_values( array_filter( array_map( static fn ( array $mail ): string => (string) preg_replace( '~\d+~', '', $mail['subject'] . $mail['message'] ), $sent->getArrayCopy() ), static fn ( string $mail ): bool => str_contains( $mail, 'baigėsi' ) ) );
		self::assertCount( 2, $ends );
		self::assertSame( ...$ends );
	}

	public function test_what_is_not_the_callers_is_not_found(): void {
		$id       = $this->asked();
		$stranger = $this->member( Role::Founder, 'Kita', 'Įkūrėja' );
		$missing  = $this->request( 'GET', 'mentorships/999999', array(), $this->token( $stranger ) );

		self::assertSame( self::NOT_FOUND, self::refusal( $missing ) );
		self::assertSame( $missing->get_data(), $this->request( 'GET', "mentorships/$id", array(), $this->token( $stranger ) )->get_data() );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->post( 'mentorship_withdraw', array( 'id' => $id ), $stranger ) ) );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'other' ), $this->member( Role::Mentor, 'Kitas', 'Mentorius' ) ) ) );
	}

	public function test_the_mentor_sees_who_asks_while_it_is_open_and_for_thirty_days(): void {
		update_user_meta( $this->founder, UserMeta::COMPANY, 'MB „Medaus namai“' );
		update_user_meta( $this->founder, UserMeta::QUESTIONS, 'Kaip eksportuoti?' );
		$id   = $this->active();
		$card = fn ( int $user_id ): ?array => $this->request( 'GET', "mentorships/$id", array(), $this->token( $user_id ) )->get_data()['founder'];

		self::assertSame( array( 'Lina', 'MB „Medaus namai“', 'Kaip eksportuoti?' ), array( $card( $this->mentor )['first_name'], $card( $this->mentor )['company'], $card( $this->mentor )['question'] ) );
		self::assertNull( $card( $this->founder ) );
		$this->post( 'mentorship_end', array( 'id' => $id, 'reason' => 'other' ), $this->mentor );
		$this->later( 29 );
		self::assertNotNull( $card( $this->mentor ) );
		$this->later( 2 );
		self::assertNull( $card( $this->mentor ) );
	}

	public function test_places_are_open_mentorships_and_free_at_once(): void {
		update_user_meta( $this->mentor, UserMeta::CAPACITY, '1' );
		$id    = $this->asked();
		$other = $this->member( Role::Founder, 'Kita', 'Įkūrėja' );

		self::assertSame( array( 409, 'mentor_full' ), self::refusal( $this->send( $other, $this->mentor ) ) );
		self::assertSame( 200, $this->send( $this->founder, $this->mentor )->get_status(), 'Who has an open one may always write.' );
		update_user_meta( $this->mentor, UserMeta::BUSY, '1' );
		self::assertSame( 200, $this->send( $this->founder, $this->mentor )->get_status() );
		update_user_meta( $this->mentor, UserMeta::BUSY, '0' );
		$this->post( 'mentorship_withdraw', array( 'id' => $id ), $this->founder );
		self::assertSame( 200, $this->send( $other, $this->mentor )->get_status() );
	}

	public function test_who_withdraws_while_a_further_message_is_on_its_way_gets_no_place_of_somebody_else(): void {
		update_user_meta( $this->mentor, UserMeta::CAPACITY, '1' );
		$id     = $this->asked();
		$other  = $this->member( Role::Founder, 'Kita', 'Įkūrėja' );
		$events = new MentorshipEvents( new MentorshipRepository( $this->db() ), new ContactPolicy( new MentorDirectory( new MentorSourceRepository( $this->db() ), $mentors = NoPairs::mentors( $this->db() ), new Settings(), new ListSegments( $mentors, new MentorIndexRepository( $this->db() ), new Clock() ), new FieldRepository( $this->db() ), new Clock() ), new MentorshipRepository( $this->db() ) ), new Clock() );
		$read   = $events->contact( $this->founder, $this->mentor );
		$this->post( 'mentorship_withdraw', array( 'id' => $id ), $this->founder );
		$this->convo( $other );

		$this->expectException( ApiError::class );
		$events->thread_opened( $read, 1 );
	}

	public function test_plans_are_for_mentors_who_did_not_decline(): void {
		$plans = fn (): array => array_column( $this->request( 'POST', 'get_plans/0/', array(), $this->token( $this->founder ) )->get_data()['contactedMentors'], 'id' );
		$id    = $this->asked();

		self::assertSame( array( $this->mentor ), $plans() );
		$this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'other' ), $this->mentor );
		self::assertSame( array(), $plans() );
	}

	public function test_accounts_that_go_leave_nobody_waiting(): void {
		$this->asked();
		do_action( 'mentoriai_set_user_status', $this->mentor, AccountStatus::Paused->value );
		self::assertSame( 'unanswered', $this->mentorship( $this->founder, 'past' )['state'] );
		self::assertSame( array( 'request_unanswered' ), $this->mails_to( $this->founder ) );

		do_action( 'mentoriai_set_user_status', $this->mentor, AccountStatus::Public->value );
		$this->active();
		do_action( 'mentoriai_set_user_status', $this->founder, AccountStatus::Closed->value );
		$theirs = $this->mentorship( $this->mentor, 'past' );
		self::assertSame( array( 'ended', 'gone' ), array( $theirs['state'], $theirs['reason'] ) );
		self::assertContains( 'mentorship_ended', $this->mails_to( $this->mentor ) );
	}

	public function test_rows_of_the_inbox_tell_what_the_two_have(): void {
		$id  = $this->asked();
		$row = $this->inbox( $this->mentor )->get_data()[0];
		self::assertSame( array( $id, 'requested', true ), array( $row['mentorship_id'], $row['mentorship_state'], $row['can_reply'] ) );
		$this->post( 'mentorship_withdraw', array( 'id' => $id ), $this->founder );
		$row = $this->inbox( $this->mentor )->get_data()[0];
		self::assertSame( array( 'withdrawn', false ), array( $row['mentorship_state'], $row['can_reply'] ) );
	}
}
