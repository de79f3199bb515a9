<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * A mentor's plans in numbers, for the results.
 */
final readonly class PlanTotalsRepository {

	/** In the index of the mentor's plans. */
	public function select( int $mentor_id ): UnionPart {
		return new UnionPart(
			array( 'month', 'received', 'completed', 'steps' ),
			'SELECT p.month, COUNT(*) AS received, COUNT(p.mentor_done_at) AS completed,
				SUM( ( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id AND s.done = 1 ) ) AS steps
			FROM {plans} p WHERE p.mentor_id = ? GROUP BY p.month',
			array( $mentor_id )
		);
	}

	/** @param list<array<string, string|null>> $rows Of select(). */
	public function totals( array $rows ): PlanTotals {
		$months = array();
		foreach ( $rows as $row ) {
			$months[ (string) $row['month'] ] = (int) $row['received'];
		}
		$sum = static fn ( string $column ): int => array_sum( array_map( 'intval', array_column( $rows, $column ) ) );
		return new PlanTotals( $sum( 'received' ), $sum( 'completed' ), $sum( 'steps' ), $months );
	}
}
