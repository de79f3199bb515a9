<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

/**
 * What statistics ask about action plans; answered by the module that keeps them.
 */
interface PlanNumbers {

	/** The plans that founders sent to this mentor. */
	public function of_mentor( int $mentor_id ): PlanTotals;
}
