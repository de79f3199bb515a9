<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mentorships\SilenceRepository;
use PHPUnit\Framework\Attributes\Group;

/**
 * Mentorships that nobody ends.
 */
#[Group( 'any-database' )]
final class SilentMentorshipsTest extends MentorshipTestCase {

	public function test_both_are_asked_once_after_ninety_days_and_it_ends_a_week_later(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		for ( $day = 0; $day < 100; $day++ ) {
			$this->later( 1 );
			self::run_due();
			self::run_due();
		}
		$asked = static fn ( array $kinds ): int => count( array_keys( $kinds, 'still_going', true ) );
		$mine  = $this->mentorship( $this->founder, 'past' );

		self::assertSame( array( 1, 1 ), array( $asked( $this->mails_to( $this->founder ) ), $asked( $this->mails_to( $this->mentor ) ) ) );
		self::assertSame( array( 'ended', 'silent', true ), array( $mine['state'], $mine['reason'], $mine['can']['reply'] ) );
		self::assertNotContains( 'mentorship_ended', array( ...$this->mails_to( $this->founder ), ...$this->mails_to( $this->mentor ) ) );

		$this->replied( $this->founder, $convo );
		self::assertSame( array( $mine['id'], 'active', null ), array( $this->mentorship( $this->mentor )['id'], $this->mentorship( $this->mentor )['state'], $this->mentorship( $this->mentor )['reason'] ) );
	}

	public function test_the_week_begins_when_the_email_leaves_or_no_longer_can(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->later( 91 );
		self::run_due();
		$this->later( 8 );
		self::run_due();
		self::assertSame( 'active', $this->mentorship( $this->founder )['state'], 'Nobody has been asked yet.' );

		$this->later( 2 );
		self::run_due();
		self::assertSame( 'silent', $this->mentorship( $this->founder, 'past' )['reason'] );
	}

	public function test_a_word_or_a_change_of_the_plan_after_the_question_goes_on(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		$plan = $this->post( 'save_new_plan', array( 'mentorId' => $this->mentor, 'pagrindinisTikslas' => 'Eksportas', 'planSteps' => array( array( 'veiksmas' => 'A', 'rezultatas' => 'B', 'terminas' => '2027-12-31' ) ) ), $this->founder )->get_data()['id'];
		$this->later( 91 );
		self::run_due();
		$uid = (string) $this->db()->value( 'SELECT uid FROM {plan_steps} WHERE plan_id = ?', $plan );
		self::assertSame( 200, $this->post( 'mark_step_as_completed', array( 'planId' => $plan, 'stepUid' => $uid ), $this->founder )->get_status() );
		$this->later( 10 );
		self::run_due();

		self::assertSame( 'active', $this->mentorship( $this->founder )['state'] );
	}

	/** The job has read that it is silent; before it ends it, somebody writes. */
	public function test_a_message_that_comes_between_reading_and_ending_goes_on(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		$this->later( 91 );
		self::run_due();
		$this->later( 8 );
		$silence = new SilenceRepository( $this->db() );
		$now     = ( new Clock() )->now();
		$limits  = array( Clock::to_sql( $now - 90 * 86400 ), Clock::to_sql( $now - 7 * 86400 ) );
		$id      = $this->mentorship( $this->founder )['id'];
		self::assertSame( array( $id ), $silence->unheard( ...array( ...$limits, 10 ) ) );
		$this->replied( $this->founder, $convo );
		self::assertFalse( $silence->end( $id, ...array( ...$limits, $now ) ) );
		self::assertSame( 'active', $this->mentorship( $this->founder )['state'] );
	}
}
