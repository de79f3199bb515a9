<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * What other modules may ask about the plans that founders sent to a mentor: numbers, no texts and no people.
 */
final readonly class MentorPlans {

	public function __construct( private PlanTotalsRepository $totals ) {}

	/** See totals(). */
	public function select( int $mentor_id ): UnionPart {
		return $this->totals->select( $mentor_id );
	}

	/** @param list<array<string, string|null>> $rows Of select(). */
	public function totals( array $rows ): PlanTotals {
		return $this->totals->totals( $rows );
	}
}
