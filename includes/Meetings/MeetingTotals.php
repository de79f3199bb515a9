<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;

/**
 * What other modules may ask about meetings: numbers and times, no texts. Only those that were held are counted.
 */
final readonly class MeetingTotals {

	public function __construct( private MeetingTotalsRepository $totals, private Clock $clock ) {}

	/**
	 * What the two of some mentorships have held, and the agreed meetings that are not over.
	 *
	 * @param list<int> $mentorship_ids
	 * @return array{held: UnionPart, next: UnionPart} See Mentorships\PairWork.
	 */
	public function select_of_pairs( array $mentorship_ids ): array {
		return array(
			'held' => $this->totals->select_held( $mentorship_ids ),
			'next' => $this->totals->select_next( $mentorship_ids, Clock::to_sql( $this->clock->now() ) ),
		);
	}

	/** See by_month(). */
	public function select_of_mentor( int $mentor_id ): UnionPart {
		return $this->totals->select_of_mentor( $mentor_id );
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select_of_mentor().
	 * @return array<string, array{held: int, minutes: int}> Of months that have any.
	 */
	public function by_month( array $rows ): array {
		$months = array();
		foreach ( $rows as $row ) {
			$months[ (string) $row['month'] ] = array(
				'held'    => (int) $row['held'],
				'minutes' => (int) $row['minutes'],
			);
		}
		return $months;
	}
}
