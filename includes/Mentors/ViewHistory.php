<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;

/**
 * Puts in views of dynamic mentors that took place elsewhere or are invented for a demo.
 *
 * @phpstan-type DayOfViews array{mentor_id: int, day: string, total: int, term_ids: list<int>}
 */
final readonly class ViewHistory {

	public function __construct( private Db $db, private ViewRepository $views ) {}

	/** Whether anyone ever looked at this mentor. */
	public function has( int $mentor_id ): bool {
		return $this->views->has( MentorKind::Dynamic, $mentor_id );
	}

	/**
	 * @param list<DayOfViews> $days `day` is `yyyy-MM-dd`, `term_ids` the tags that were of interest.
	 * @param string           $kept Single views are written from this day on; before it only the months.
	 */
	public function add( array $days, string $kept ): void {
		$months = array();
		$fields = array();
		$single = array();
		foreach ( $days as $day ) {
			$month                                = substr( $day['day'], 0, 7 );
			$months[ $day['mentor_id'] ][ $month ] = ( $months[ $day['mentor_id'] ][ $month ] ?? 0 ) + $day['total'];
			foreach ( $day['term_ids'] as $term_id ) {
				$fields[ $term_id ][ $day['day'] ] = ( $fields[ $term_id ][ $day['day'] ] ?? 0 ) + $day['total'];
			}
			for ( $number = 1; $day['day'] >= $kept && $number <= $day['total']; $number++ ) {
				$single[] = array( $day['mentor_id'], $day['day'], hash( 'sha256', "history {$day['mentor_id']} {$day['day']} $number" ) );
			}
		}
		$this->db->transaction( fn () => $this->write( $months, $fields, $single ) );
	}

	/**
	 * @param array<int, array<string, int>>   $months
	 * @param array<int, array<string, int>>   $fields
	 * @param list<array{int, string, string}> $single
	 */
	private function write( array $months, array $fields, array $single ): void {
		foreach ( $months as $mentor_id => $totals ) {
			foreach ( $totals as $month => $total ) {
				$this->views->add_to_month( MentorKind::Dynamic, $mentor_id, $month, $total );
			}
		}
		foreach ( $fields as $term_id => $totals ) {
			foreach ( $totals as $day => $total ) {
				$this->views->add_interest( $term_id, $day, $total );
			}
		}
		$this->views->add_single( MentorKind::Dynamic, $single );
	}
}
