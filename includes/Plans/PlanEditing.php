<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Plans\Schema\DeadlineField;
use MentoriaiPortal\Plans\Schema\StepSchema;

/**
 * A founder's changes to the steps, while the mentor is not done with the plan.
 */
final readonly class PlanEditing {

	public function __construct( private Db $db, private PlanRepository $plans, private StepRepository $steps, private MentorshipEvents $mentorships, private Clock $clock ) {}

	/**
	 * @param int|null $rev The step's when the person began; null writes over whatever is there.
	 * @throws ApiError 400 `date_past`, 404, 409 `plan_closed`, 409 `conflict` with the fresh step.
	 */
	public function update( Identity $founder, int $plan_id, string $uid, StepEdit $edit, ?int $rev ): Step {
		$mentor_id = $this->mentor( $founder, $plan_id );
		$this->judge( $this->step( $plan_id, $uid ), $edit, $rev );
		return $this->change(
			$founder,
			$mentor_id,
			$plan_id,
			$uid,
			function ( Step $step ) use ( $founder, $edit, $rev ): Step {
				$this->judge( $step, $edit, $rev );
				$updated = $this->steps->update( $step, $edit );
				$updated->done === $step->done || PlanRepository::progressed( $founder->user_id );
				return $updated;
			}
		);
	}

	/** @throws ApiError 404, 409 `plan_closed`. */
	public function complete( Identity $founder, int $plan_id, string $uid ): void {
		$mentor_id = $this->mentor( $founder, $plan_id );
		if ( $this->step( $plan_id, $uid )->done ) {
			return;
		}
		$this->change(
			$founder,
			$mentor_id,
			$plan_id,
			$uid,
			function ( Step $step ) use ( $founder ): void {
				$this->steps->complete( $step );
				PlanRepository::progressed( $founder->user_id );
			}
		);
	}

	/** @throws ApiError 404. */
	private function mentor( Identity $founder, int $plan_id ): int {
		return $this->plans->other_side( $plan_id, $founder ) ?? throw ApiError::not_found();
	}

	/** @throws ApiError 404, also for a step of another plan. */
	private function step( int $plan_id, string $uid ): Step {
		return $this->steps->find( $plan_id, $uid ) ?? throw ApiError::not_found();
	}

	/**
	 * Takes the plan's row first, so that changes come one after the other and none is written after the mentor has
	 * finished; the step is read after that.
	 *
	 * @template T
	 * @param callable( Step ): T $write
	 * @return T
	 */
	private function change( Identity $founder, int $mentor_id, int $plan_id, string $uid, callable $write ): mixed {
		return $this->db->repeatable(
			function () use ( $founder, $mentor_id, $plan_id, $uid, $write ): mixed {
				if ( ! $this->plans->begin_change( $plan_id, $founder->user_id ) ) {
					throw ApiError::conflict( 'plan_closed' );
				}
				$this->mentorships->was_active( $founder->user_id, $mentor_id );
				return $write( $this->step( $plan_id, $uid ) );
			}
		);
	}

	/** A deadline that has passed may stay, but not be chosen. Whether it was chosen shows only beside the step that the person saw. */
	private function judge( Step $step, StepEdit $edit, ?int $rev ): void {
		if ( null !== $rev && $rev !== $step->rev ) {
			throw new ApiError( 'conflict', 409, data: array( 'step' => StepSchema::present( $step ) ) );
		}
		if ( $edit->deadline !== $step->deadline && DeadlineField::is_past( $edit->deadline, $this->clock->today() ) ) {
			throw ApiError::invalid( array( StepSchema::DEADLINE => 'date_past' ) );
		}
	}
}
