<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use PHPUnit\Framework\Attributes\Group;

/**
 * What becomes of a request that nobody answers, day by day.
 */
#[Group( 'any-database' )]
final class WaitingRequestsTest extends MentorshipTestCase {

	/**
	 * @param int $first Days until background work runs for the first time.
	 * @return array{list<string>, list<string>} What mentor and founder were sent by then, and afterwards day by day until day 20.
	 */
	private function twenty_days( int $first ): array {
		$this->asked();
		$this->later( $first );
		for ( $day = $first; $day <= 20; $day++ ) {
			self::run_due();
			self::run_due();
			$this->later( 1 );
		}
		return array( array_values( array_diff( $this->mails_to( $this->mentor ), array( 'new_message' ) ) ), $this->mails_to( $this->founder ) );
	}

	public function test_the_mentor_is_reminded_twice_the_founder_told_once_and_then_it_ends(): void {
		self::assertSame( array( array( 'answer_nudge', 'answer_nudge' ), array( 'answer_waiting', 'request_unanswered' ) ), $this->twenty_days( 0 ) );
		self::assertSame( 'unanswered', $this->mentorship( $this->founder, 'past' )['state'] );
	}

	public function test_after_a_job_that_slept_only_the_latest_step_is_sent(): void {
		self::assertSame( array( array( 'answer_nudge' ), array( 'answer_waiting', 'request_unanswered' ) ), $this->twenty_days( 8 ) );
	}

	public function test_what_slept_too_long_only_ends(): void {
		self::assertSame( array( array(), array( 'request_unanswered' ) ), $this->twenty_days( 15 ) );
	}

	public function test_one_mail_names_all_who_wait_and_none_comes_within_three_days(): void {
		$other = $this->member( Role::Founder, 'Jonas', 'Petraitis' );
		$this->asked();
		$this->later( 1 );
		$this->convo( $other );
		$this->later( 2 );
		$mails = $this->sent_mails();
		self::run_due();
		$nudge = array_values( array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => str_contains( $mail['message'], 'Jonas Petraitis' ) && str_contains( $mail['message'], 'Lina Urbonaitė' ) ) );
		self::assertCount( 1, $nudge );
		$this->later( 1 );
		self::run_due();
		self::assertCount( 1, array_keys( $this->mails_to( $this->mentor ), 'answer_nudge', true ), 'The second founder has waited for three days, the mentor was reminded a day ago.' );
		$this->later( 2 );
		self::run_due();
		self::assertCount( 2, array_keys( $this->mails_to( $this->mentor ), 'answer_nudge', true ) );
	}

	public function test_nobody_is_mailed_about_a_pair_with_a_side_that_is_not_public(): void {
		$this->asked();
		do_action( 'mentoriai_set_user_status', $this->founder, AccountStatus::Paused->value );
		$before = $this->mails_to( $this->founder );
		$this->later( 11 );
		self::run_due();
		self::assertSame( array( array(), $before ), array( array_values( array_diff( $this->mails_to( $this->mentor ), array( 'new_message' ) ) ), $this->mails_to( $this->founder ) ) );
		$this->later( 3 );
		self::run_due();
		self::assertSame( 'unanswered', $this->mentorship( $this->mentor, 'past' )['state'] );
	}

	public function test_settings_switch_it_off(): void {
		update_option( 'mentoriai_test_settings', array( 'answer_nudge_days' => array(), 'answer_tell_day' => 0, 'answer_expire_day' => 0 ) );
		self::assertSame( array( array(), array() ), $this->twenty_days( 0 ) );
		self::assertSame( 'requested', $this->mentorship( $this->founder )['state'] );
	}
}
