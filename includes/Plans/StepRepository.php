<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;

/**
 * Steps of a plan that was found for its viewer.
 */
final readonly class StepRepository {

	private const COLUMNS = 'id, uid, action, result, deadline, done, rev';

	public function __construct( private Db $db, private Clock $clock ) {}

	/** @return list<Step> In their order. */
	public function of_plan( int $plan_id ): array {
		return array_map( self::hydrate( ... ), $this->db->rows( 'SELECT ' . self::COLUMNS . ' FROM {plan_steps} WHERE plan_id = ? ORDER BY plan_id, position', $plan_id ) );
	}

	public function find( int $plan_id, string $uid ): ?Step {
		$row = $this->db->row( 'SELECT ' . self::COLUMNS . ' FROM {plan_steps} WHERE plan_id = ? AND uid = ?', $plan_id, $uid );
		return null === $row ? null : self::hydrate( $row );
	}

	/**
	 * All steps in one query. Who chooses a deadline is not reminded of it on the same day.
	 *
	 * @param list<NewStep> $steps
	 */
	public function add( int $plan_id, array $steps ): void {
		$values = array();
		$today  = $this->clock->today();
		foreach ( $steps as $position => $step ) {
			array_push(
				$values,
				bin2hex( random_bytes( 16 ) ),
				$plan_id,
				$position,
				new FreeText( $step->action ),
				new FreeText( $step->result ),
				$step->deadline,
				(int) ( $step->done_at > 0 ),
				0 === $step->done_at ? null : Clock::to_sql( $step->done_at ),
				0 === $step->done_at ? Reminder::after( $today, $step->deadline ) : null
			);
		}
		$this->db->execute(
			'INSERT INTO {plan_steps} (uid, plan_id, position, action, result, deadline, done, done_at, remind_on) VALUES '
			. Db::rows_of_marks( count( $steps ), 9 ),
			...$values
		);
	}

	/**
	 * Writes an edit over the step as it was read; the caller holds the plan's row. Emails about the deadline start again
	 * only where it moved or the step is open again.
	 */
	public function update( Step $step, StepEdit $edit ): Step {
		$anew = $edit->done || $step->done || $edit->deadline !== $step->deadline;
		$this->db->execute(
			'UPDATE {plan_steps} SET action = ?, result = ?, deadline = ?, done = ?, rev = rev + 1,
			done_at = CASE WHEN ? = 1 THEN COALESCE( done_at, ? ) ELSE NULL END,
			remind_on = CASE WHEN ? = 1 THEN ? ELSE remind_on END WHERE id = ?',
			new FreeText( $edit->action ),
			new FreeText( $edit->result ),
			$edit->deadline,
			(int) $edit->done,
			(int) $edit->done,
			Clock::to_sql( $this->clock->now() ),
			(int) $anew,
			$edit->done ? null : Reminder::after( $this->clock->today(), $edit->deadline ),
			$step->id
		);
		return new Step( $step->id, $step->uid, $edit->action, $edit->result, $edit->deadline, $edit->done, $step->rev + 1 );
	}

	public function complete( Step $step ): void {
		$this->db->execute( 'UPDATE {plan_steps} SET done = 1, done_at = ?, remind_on = NULL, rev = rev + 1 WHERE id = ? AND done = 0', Clock::to_sql( $this->clock->now() ), $step->id );
	}

	/** @param array<string, string|null> $row */
	private static function hydrate( array $row ): Step {
		return new Step(
			(int) $row['id'],
			(string) $row['uid'],
			(string) $row['action'],
			(string) $row['result'],
			substr( (string) $row['deadline'], 0, 10 ),
			'1' === $row['done'],
			(int) $row['rev']
		);
	}
}
