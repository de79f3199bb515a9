<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Tests\Integration\Meetings\MeetingTestCase;

/**
 * Each act of the two is written where it happens, at the time of the clock.
 */
final class ActsTest extends MeetingTestCase {

	public function test_what_the_two_do_is_written_at_once(): void {
		self::assertSame( array( 'first_request', 'answered' ), $this->reached( $this->mentor ) );
		self::assertSame( array( 'first_request', 'answered' ), $this->reached( $this->founder ) );

		$id = $this->agreed();
		$this->freeze( '2026-12-01T09:30:00Z' );
		$this->good( $this->log( $this->founder, $id, true, 45 ) );
		self::assertSame( array( 0, '' ), array( $this->minutes(), $this->moment( 'met' ) ), 'One word is not enough yet.' );
		$this->good( $this->log( $this->mentor, $id, true, 60 ) );
		self::assertSame( array( 45, '2026-12-01 08:00:00' ), array( $this->minutes(), $this->moment( 'met' ) ) );
		$this->good( $this->log( $this->mentor, $id, false ) );
		self::assertSame( array( 0, '' ), array( $this->minutes(), $this->moment( 'met' ) ), 'They differ.' );
		$this->good( $this->log_day( $this->founder, '2026-11-30', 30 ) );
		$this->good( $this->log_day( $this->mentor, '2026-11-30', 30 ) );
		self::assertSame( array( 30, '2026-11-30 10:00:00' ), array( $this->minutes(), $this->moment( 'met' ) ), 'Noon of a day that was never proposed.' );

		$this->later( 1 );
		$this->done( 'save_new_plan', array( 'mentorId' => $this->mentor, 'pagrindinisTikslas' => 'Eksportas', 'planSteps' => array( array( 'veiksmas' => 'Skambinti', 'rezultatas' => 'Sutarta', 'terminas' => '31/12/2026' ) ) ), $this->founder );
		self::assertSame( $this->now(), $this->moment( 'plan' ) );
		$plan_id = (int) $this->db()->value( 'SELECT plan_id FROM {plans}' );
		$uid     = (string) $this->db()->value( 'SELECT uid FROM {plan_steps}' );
		$this->later( 1 );
		$this->done( 'mark_step_as_completed', array( 'planId' => $plan_id, 'stepUid' => $uid ), $this->founder );
		self::assertSame( $this->now(), $this->moment( 'step_done' ) );
		$this->done( 'mark_plan_as_completed', array( 'planId' => $plan_id ), $this->mentor );
		self::assertSame( '', $this->moment( 'plan_done' ), 'The mentor’s side is not the founder’s.' );
		$this->done( 'mark_plan_as_completed', array( 'planId' => $plan_id ), $this->founder );
		self::assertSame( $this->now(), $this->moment( 'plan_done' ) );

		$this->done( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'not_needed', 'goals' => 'mostly' ), $this->mentor );
		self::assertSame( $this->now(), $this->moment( 'goals_reached' ) );
		self::assertSame( array( 'ended', 'minutes', 'opened' ), array_column( $this->db()->rows( 'SELECT kind FROM {programme_facts} ORDER BY kind' ), 'kind' ) );
	}

	public function test_a_refused_act_leaves_no_figure(): void {
		$before = $this->db()->rows( 'SELECT * FROM {programme_months} ORDER BY role, field_id, month, stage' );
		add_action( 'mentoriai_mentorship_moved', static fn () => throw new \RuntimeException( 'stopped' ), 99 );
		$this->catch_log();
		self::assertSame( 500, $this->post( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'goals_reached' ), $this->founder )->get_status() );

		self::assertSame( array( $before, '' ), array( $this->db()->rows( 'SELECT * FROM {programme_months} ORDER BY role, field_id, month, stage' ), $this->moment( 'goals_reached' ) ) );
	}

	/** @param array<string, mixed> $body */
	private function done( string $route, array $body, int $who ): void {
		$reply = $this->post( $route, $body, $who );
		self::assertSame( 200, $reply->get_status(), $route . (string) wp_json_encode( $reply->get_data() ) );
	}

	private function now(): string {
		return Clock::to_sql( ( new Clock() )->now() );
	}

	private function moment( string $stage ): string {
		return (string) $this->db()->value( "SELECT {$stage}_at FROM {programme_people} WHERE user_id = ?", $this->founder );
	}

	private function minutes(): int {
		return (int) $this->db()->value( "SELECT SUM( amount ) FROM {programme_months} WHERE stage = 'minutes' AND field_id = 0" );
	}

	/** @return list<string> Beyond being public. */
	private function reached( int $user_id ): array {
		$row = $this->db()->row( 'SELECT first_request_at AS first_request, answered_at AS answered, met_at AS met, plan_at AS plan FROM {programme_people} WHERE user_id = ?', $user_id );
		return array_keys( array_filter( (array) $row ) );
	}
}
