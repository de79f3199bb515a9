<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Plans;

use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Plans\PlanNoticeRepository;

/**
 * Mails around plans: each sent once, by the clock, and only to who wants it.
 */
final class PlanNoticesTest extends PlansTestCase {

	/** @var list<array{to: string, kind: string, message: string}> Since the last look. */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		// Answered and read: no one waits, and nothing is unread.
		$convo = (int) $this->db()->value( 'SELECT MAX(convo_id) FROM {conversations}' );
		$this->replied( $this->mentor, $convo );
		$this->read( $this->mentor, $convo, PHP_INT_MAX );
		$this->read( $this->founder, $convo, PHP_INT_MAX );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				$kind = (string) $this->db()->value( "SELECT type FROM {mail_queue} WHERE state = 'sending'" );
				// The pair is asked how it goes meanwhile, and staff are told what waits.
				if ( ! in_array( $kind, array( 'checkin', 'staff_summary' ), true ) ) {
					$this->mails[] = $mail + array( 'kind' => $kind );
				}
				return true;
			},
			10,
			2
		);
	}

	public function test_a_new_plan_is_told_once_even_if_it_was_opened_before(): void {
		$plan = $this->plan( array( 'pagrindinisTikslas' => "Svetainė demo.test\niki pavasario" ) );
		self::assertSame( array(), $this->mails, 'Nothing is sent inside the request.' );
		$this->call( 'plan_open', array( 'id' => $plan ), $this->mentor );
		$this->run_due();
		$this->run_due();

		self::assertSame( array( array( $this->address( $this->mentor ), 'new_plan' ) ), $this->sent() );
		$this->assert_mail_says( "/veiksmu-planai/$plan", 'Lina Urbonaitė', "„Svetainė demo.\u{200B}test iki pavasario“" );
		self::assertStringNotContainsString( 'Suskaičiuoti savikainą', $this->mails[0]['message'] ?? '' );
	}

	public function test_changes_after_opening_are_told_at_most_once_a_day(): void {
		$plan = $this->plan();
		$this->run_due();
		$this->edit( $plan, array( 'veiksmas' => 'Neatidarytas' ) );
		$this->run_due();
		self::assertCount( 1, $this->mails, 'Not opened yet: the first mail is enough.' );

		$this->mails = array();
		$this->call( 'plan_open', array( 'id' => $plan ), $this->mentor );
		$this->edit( $plan, array( 'veiksmas' => 'Pirmas' ) );
		$this->edit( $plan, array( 'veiksmas' => 'Antras' ) );
		$this->run_due();
		$this->edit( $plan, array( 'veiksmas' => 'Trečias' ) );
		$this->later( '2026-11-22T08:14:59Z' );
		$this->run_due();
		self::assertSame( array( array( $this->address( $this->mentor ), 'plan_changed' ) ), $this->sent() );

		$this->later( '2026-11-22T08:15:00Z' );
		$this->run_due();
		self::assertCount( 2, $this->mails, 'What changed meanwhile is told the next day.' );
		$this->later( '2026-11-25T08:15:00Z' );
		$this->edit( $plan, array( 'veiksmas' => 'Ketvirtas' ) );
		$this->call( 'plan_open', array( 'id' => $plan ), $this->mentor );
		$this->run_due();
		self::assertCount( 2, $this->mails, 'Opened before the mail left.' );
	}

	public function test_deadlines_are_told_a_week_and_a_day_before_and_once_after(): void {
		$plan = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-12-10', 'veiksmas' => 'Pirmas žingsnis' ) ), self::new_step( array( 'terminas' => '2026-12-10', 'veiksmas' => 'Antras' ) ) ) ) );
		$this->run_due();
		$this->mails = array();
		$days        = array();
		for ( $day = 22; $day <= 45; $day++ ) {
			$this->freeze( gmdate( 'Y-m-d\T06:00:00\Z', (int) gmmktime( 0, 0, 0, 11, $day, 2026 ) ) );
			$before = count( $this->mails );
			$this->run_due();
			$this->run_due();
			foreach ( array_slice( $this->sent(), $before ) as [ $to, $kind ] ) {
				self::assertSame( $this->address( $this->founder ), $to );
				$days[ gmdate( 'm-d', (int) gmmktime( 0, 0, 0, 11, $day, 2026 ) ) ][] = $kind;
			}
		}

		$soon = 'plan_step_due';
		self::assertSame( array( '12-03' => array( $soon ), '12-09' => array( $soon ), '12-11' => array( 'plan_step_overdue' ) ), $days );
		$this->assert_mail_says( "/veiksmu-planai/$plan", '2026-12-10: Pirmas žingsnis', '2026-12-10: Antras' );
	}

	public function test_who_chooses_a_deadline_is_not_reminded_of_it_on_that_day(): void {
		$this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-11-28' ) ) ) ) );
		$this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-11-22' ) ) ) ) );
		$moved = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2027-03-10' ) ) ) ) );
		$this->edit( $moved, array( 'terminas' => '2026-11-28' ) );
		$this->run_due();
		self::assertSame( array(), array_filter( $this->sent(), fn ( array $mail ): bool => $mail[0] === $this->address( $this->founder ) ) );

		$this->mails = array();
		$this->freeze( '2026-11-27T06:00:00Z' );
		$this->run_due();
		self::assertSame( array( 'plan_step_due' => 2, 'plan_step_overdue' => 1 ), array_count_values( array_column( $this->sent(), 1 ) ) );
		$this->assert_mail_says( "/veiksmu-planai/$moved", '2026-11-28: ' );
	}

	public function test_a_late_job_tells_once_and_only_what_is_right(): void {
		$this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-12-10' ) ) ) ) );
		$this->run_due();
		$this->mails = array();
		$this->freeze( '2027-01-15T06:00:00Z' );
		$this->run_due();
		$this->run_due();

		self::assertSame( array( array( $this->address( $this->founder ), 'plan_step_overdue' ) ), $this->sent() );
	}

	public function test_a_reminder_leaves_in_the_morning_of_its_day_in_vilnius(): void {
		$this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-12-10' ) ) ) ) );
		$this->run_due();
		$this->mails = array();
		foreach ( array( '2026-12-02T21:59:00Z', '2026-12-02T22:01:00Z', '2026-12-03T05:59:00Z' ) as $night ) {
			$this->freeze( $night );
			$this->run_due();
			self::assertSame( array(), $this->sent() );
		}
		$this->freeze( '2026-12-03T06:00:00Z' );
		$this->run_due();
		self::assertCount( 1, $this->mails );
	}

	public function test_done_steps_and_finished_plans_are_not_told_and_a_new_deadline_begins_anew(): void {
		$done  = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-12-10' ) ) ) ) );
		$over  = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-12-10' ) ) ) ) );
		$moved = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-12-10' ) ) ) ) );
		$this->call( 'mark_step_as_completed', array( 'planId' => $done, 'stepUid' => $this->get( $done )['etapai'][0]['uid'] ), $this->founder );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $over ), $this->founder );
		$this->edit( $moved, array( 'terminas' => '2026-12-20' ) );
		$this->run_due();
		$this->mails = array();
		$this->freeze( '2026-12-04T06:00:00Z' );
		$this->run_due();
		self::assertSame( array(), $this->sent() );
		$this->freeze( '2026-12-13T06:00:00Z' );
		$this->run_due();
		self::assertCount( 1, $this->mails );
		$this->assert_mail_says( "/veiksmu-planai/$moved", '2026-12-20' );
	}

	public function test_the_other_side_hears_of_the_end_once(): void {
		$plan = $this->plan();
		$this->run_due();
		$this->mails = array();
		foreach ( array( array( $this->mentor, '' ), array( $this->mentor, 'Per vėlu' ), array( $this->founder, "Ačiū & <b>iki</b>\n\n--\nMentoriai\u{2028}www.apgaule.lt" ) ) as [ $who, $thanks ] ) {
			$this->call( 'mark_plan_as_completed', array( 'planId' => $plan, 'thanks' => $thanks ), $who );
			$this->run_due();
		}

		self::assertSame( array( array( $this->address( $this->founder ), 'plan_finished' ), array( $this->address( $this->mentor ), 'plan_finished' ) ), $this->sent() );
		$this->assert_mail_says( 'Lina Urbonaitė', "/veiksmu-planai/$plan", ">Ačiū &amp; &lt;b&gt;iki&lt;/\u{200B}b&gt;<br>\n<br>\n--<br>\nMentoriai<br>\nwww.\u{200B}apgaule.\u{200B}lt</blockquote>" );
		self::assertStringNotContainsString( 'Per vėlu', (string) wp_json_encode( $this->mails, JSON_UNESCAPED_UNICODE ) );
		self::assertStringNotContainsString( 'Padėka', (string) $this->mails[0]['message'], 'Nobody thanked.' );
	}

	public function test_a_last_step_and_the_end_are_one_mail(): void {
		$plan = $this->plan();
		$this->run_due();
		$this->call( 'plan_open', array( 'id' => $plan ), $this->mentor );
		$this->mails = array();
		$this->call( 'mark_step_as_completed', array( 'planId' => $plan, 'stepUid' => $this->get( $plan )['etapai'][0]['uid'] ), $this->founder );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->founder );
		$this->run_due();

		self::assertSame( array( array( $this->address( $this->mentor ), 'plan_finished' ) ), $this->sent() );
	}

	public function test_each_kind_can_be_switched_off(): void {
		foreach ( array( 'new_plan', 'plan_changed', 'plan_step_due', 'plan_step_overdue', 'plan_finished' ) as $kind ) {
			MutedMails::set( $this->mentor, $kind, true );
			MutedMails::set( $this->founder, $kind, true );
		}
		$plan = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-11-29' ) ) ) ) );
		$this->run_due();
		$this->call( 'plan_open', array( 'id' => $plan ), $this->mentor );
		$this->edit( $plan, array( 'veiksmas' => 'Kitas' ) );
		$this->run_due();
		$this->freeze( '2026-11-22T08:00:00Z' );
		$this->run_due();
		$this->freeze( '2026-11-30T06:00:00Z' );
		$this->run_due();
		$this->later( '2026-11-30T06:00:00Z' );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor );
		$this->run_due();

		self::assertSame( array(), $this->sent() );
		$kinds = fn ( int $who ): array => array_column( $this->request( 'GET', 'get_mail_settings', array(), $this->token( $who ) )->get_data()['mails'], 'kind' );
		self::assertSame( array( 'new_plan', 'plan_changed', 'plan_finished' ), array_values( array_filter( $kinds( $this->mentor ), static fn ( string $kind ): bool => str_contains( $kind, 'plan' ) ) ) );
		self::assertSame( array( 'plan_step_due', 'plan_step_overdue', 'plan_finished' ), array_values( array_filter( $kinds( $this->founder ), static fn ( string $kind ): bool => str_contains( $kind, 'plan' ) ) ) );
	}

	public function test_two_runs_at_once_take_a_notice_once(): void {
		$this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-11-29' ) ) ) ) );
		$notices = new PlanNoticeRepository( $this->db() );
		$plan    = $notices->plans_due( PHP_INT_MAX, 10 )[0];
		$step    = $notices->steps_due( '2026-11-22', 10 )[0];

		self::assertSame( array( true, false ), array( $notices->claim_plan( $plan, 1 ), $notices->claim_plan( $plan, 1 ) ) );
		self::assertSame( array( true, false ), array( $notices->claim_step( $step, '2026-11-28' ), $notices->claim_step( $step, '2026-11-29' ) ) );
		self::assertSame( array( array(), array() ), array( $notices->plans_due( PHP_INT_MAX, 10 ), $notices->steps_due( '2026-11-22', 10 ) ) );
	}

	private function run_due(): void {
		do_action( 'mentoriai_run_due' );
	}

	/** @return list<array{string, string}> Address and kind. */
	private function sent(): array {
		return array_map( static fn ( array $mail ): array => array( $mail['to'], $mail['kind'] ), $this->mails );
	}

	private function assert_mail_says( string ...$texts ): void {
		foreach ( $texts as $text ) {
			self::assertStringContainsString( $text, $this->mails[ count( $this->mails ) - 1 ]['message'] );
		}
	}
}
