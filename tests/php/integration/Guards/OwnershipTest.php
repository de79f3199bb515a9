<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Plans\Mail\PlanMail;
use MentoriaiPortal\Plans\PlanNoticeRepository;
use MentoriaiPortal\Plans\PlanRepository;
use MentoriaiPortal\Plans\StepRepository;
use MentoriaiPortal\Tests\Integration\Plans\PlansTestCase;

/**
 * What is other people's is neither counted nor found nor mailed, and what was done once is not done again.
 */
final class OwnershipTest extends PlansTestCase {

	public function test_numbers_are_ones_own(): void {
		$other  = $this->member( Role::Founder, 'Ona', 'Kita' );
		$second = $this->member( Role::Mentor, 'Jonas', 'Kitas' );
		$this->convo( $other );
		$this->convo( $this->founder, $second );
		$this->plan();

		self::assertSame( '1', $this->inbox( $other )->get_headers()['X-WP-Total'] );
		self::assertSame( '2', $this->inbox( $this->founder )->get_headers()['X-WP-Total'] );
		self::assertSame( array( 1, 0 ), array( $this->unread( $this->mentor ), $this->unread( $second ) ), 'Unopened plans.' );
		self::assertSame( array( 1, 0, 0 ), array( $this->list( $this->mentor )['total'], $this->list( $second )['total'], $this->list( $other )['total'] ) );
	}

	public function test_a_name_is_searched_for_in_ones_own_plans_only(): void {
		$other = $this->member( Role::Founder, 'Ona', 'Kita' );
		$this->convo( $other );
		$this->plan();
		$queries = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$queries ): string {
				$queries[] = $sql;
				return $sql;
			}
		);
		self::assertSame( 0, $this->list( $other, 0, 'kazlauskiene' )['total'] );
		self::assertStringNotContainsString( 'mentor_id IN (' . $this->mentor . ')', implode( "\n", $queries ), 'Nobody of foreign plans is even looked for.' );
	}

	public function test_a_mark_beyond_the_last_message_hides_no_later_one(): void {
		$convo = $this->convo();
		$this->read( $this->mentor, $convo, 1_000_000_000 );
		$id = $this->replied( $this->founder, $convo );
		self::assertTrue( $this->read( $this->mentor, $convo, $id - 1 )->get_data()['unreadmessages'] );
		self::assertSame( 0, (int) $this->db()->value( 'SELECT mentor_unread FROM {conversations} WHERE convo_id = ? AND mentor_read_id > ?', $convo, $id ) );
		$this->read( $this->mentor, $convo, $id );
		self::assertSame( (string) $id, $this->db()->value( 'SELECT mentor_read_id FROM {conversations} WHERE convo_id = ?', $convo ) );
	}

	public function test_an_edited_review_leaves_those_of_others(): void {
		$other = $this->member( Role::Founder, 'Ona', 'Kita' );
		$this->convo( $other );
		$write = fn ( int $who, int $rating, string $comment ): int => $this->request( 'POST', 'submit-review', array( 'mentorId' => $this->mentor, 'rating' => $rating, 'comment' => $comment ), $this->token( $who ) )->get_status();
		self::assertSame( array( 200, 200 ), array( $write( $other, 5, 'Puiku.' ), $write( $this->founder, 4, 'Gerai.' ) ) );
		self::assertSame( 200, $write( $this->founder, 1, 'Apsigalvojau.' ) );

		self::assertSame( array( array( 'rating' => '500', 'comment' => 'Puiku.' ) ), $this->db()->rows( 'SELECT rating, comment FROM {reviews} WHERE author_id = ?', $other ) );
	}

	public function test_answers_are_limited(): void {
		$convo = $this->convo();
		$this->limit( array( 'message_reply' => array( 2, 60 ) ) );
		$this->replied( $this->founder, $convo );
		$this->replied( $this->founder, $convo );
		$third = $this->reply( $this->founder, $convo, 'Dar' );
		self::assertSame( 429, $third->get_status() );
		self::assertSame( '60', $third->get_headers()['Retry-After'] );
	}

	public function test_the_time_of_the_end_stays(): void {
		$plan = $this->plan();
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor );
		$first = $this->db()->value( 'SELECT mentor_done_at FROM {plans} WHERE plan_id = ?', $plan );
		$told  = 0;
		add_action(
			'mentoriai_plan_completed',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$this->later( '2026-11-22T08:15:00Z' );
		self::assertSame( 200, $this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor )->get_status() );
		self::assertSame( $first, $this->db()->value( 'SELECT mentor_done_at FROM {plans} WHERE plan_id = ?', $plan ) );
		self::assertSame( 0, $told );
	}

	public function test_a_mail_of_a_plan_is_made_for_its_people_only(): void {
		$plan = $this->plan();
		$mail = new PlanMail( new PlanNoticeRepository( $this->db() ), PlanMail::CREATED );
		self::assertNotNull( $mail->compose( $this->mentor, Lang::Lt, array( 'plan_id' => $plan ) ) );
		self::assertNull( $mail->compose( $this->member( Role::Mentor, 'Jonas', 'Kitas' ), Lang::Lt, array( 'plan_id' => $plan ) ) );
	}

	public function test_only_founders_make_and_edit_plans(): void {
		$plan = $this->plan();
		foreach ( array( 'save_new_plan' => array(), 'update_step' => array( 'planId' => $plan ), 'mark_step_as_completed' => array( 'planId' => $plan ) ) as $route => $body ) {
			self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->call( $route, $body, $this->mentor ) ), $route );
		}
	}

	public function test_a_draft_finishes_no_plan(): void {
		$plan = $this->plan();
		update_user_meta( $this->founder, UserMeta::STATUS, AccountStatus::Draft->value );
		self::assertSame( array( 403, 'account_draft' ), self::refusal( $this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->founder ) ) );
	}

	public function test_an_edit_that_came_between_is_not_written_over(): void {
		$plan    = $this->plan();
		$step    = $this->get( $plan )['etapai'][0];
		$between = function ( string $sql ) use ( &$between, $plan ): string {
			if ( str_starts_with( $sql, "UPDATE {$this->db()->table( 'plans' )} SET rev" ) ) {
				remove_filter( 'query', $between );
				$this->db()->execute( 'UPDATE {plan_steps} SET action = ?, rev = rev + 1 WHERE plan_id = ?', 'Kito lango', $plan );
			}
			return $sql;
		};
		add_filter( 'query', $between );
		$reply = $this->request( 'POST', 'update_step/', array( 'planId' => $plan, 'veiksmas' => 'Šio lango' ) + $step, $this->token( $this->founder ) );

		self::assertFalse( has_filter( 'query', $between ), 'It came between.' );
		self::assertSame( array( 409, 'conflict' ), array( $reply->get_status(), $reply->get_data()['code'] ?? '' ) );
		self::assertNotSame( 'Šio lango', $this->get( $plan )['etapai'][0]['veiksmas'] );
	}

	public function test_nothing_is_edited_once_the_mentor_has_finished(): void {
		$plan  = $this->plan();
		$clock = new Clock();
		$plans = new PlanRepository( $this->db(), new StepRepository( $this->db(), $clock ), $clock );
		self::assertTrue( $this->db()->transaction( fn (): bool => $plans->begin_change( $plan, $this->founder ) ) );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor );
		self::assertFalse( $plans->begin_change( $plan, $this->founder ) );
		self::assertFalse( $plans->begin_change( $plan, $this->mentor ), 'Nor by anybody else.' );
		self::assertSame( array( 409, 'plan_closed' ), self::refusal( $this->edit( $plan ) ) );
	}
}
