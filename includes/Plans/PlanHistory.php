<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\Db;

/**
 * Puts in plans that were made elsewhere or are invented for a demo: with their own times, without limits, emails and
 * actions.
 */
final readonly class PlanHistory {

	public function __construct( private Db $db, private PlanRepository $plans, private PlanPeopleRepository $people ) {}

	/** Whether the two have a plan with this goal. */
	public function has( int $founder_id, int $mentor_id, string $goal ): bool {
		return $this->people->have_plan( $founder_id, $mentor_id, $goal );
	}

	/**
	 * @param non-empty-list<NewStep> $steps
	 * @return int The plan's id.
	 */
	public function add( NewPlan $plan, array $steps ): int {
		$id = $this->db->transaction( fn (): int => $this->plans->create( $plan, $steps ) );
		clean_post_cache( $id );
		return $id;
	}
}
