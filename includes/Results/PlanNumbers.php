<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * What statistics ask about action plans; answered by the module that keeps them.
 */
interface PlanNumbers {

	/** The plans that founders sent to this mentor; see totals(). */
	public function select( int $mentor_id ): UnionPart;

	/** @param list<array<string, string|null>> $rows Of select(). */
	public function totals( array $rows ): PlanTotals;
}
