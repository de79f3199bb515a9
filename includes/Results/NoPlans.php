<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

/**
 * The numbers of a portal without action plans.
 */
final readonly class NoPlans implements PlanNumbers {

	public function of_mentor( int $mentor_id ): PlanTotals {
		return new PlanTotals( 0, 0, 0, array() );
	}
}
