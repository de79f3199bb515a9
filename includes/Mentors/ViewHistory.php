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

	public function __construct( private Db $db ) {}

	/** Whether anybody ever looked at this mentor. */
	public function has( int $mentor_id ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {view_months} WHERE kind = ? AND mentor_id = ? LIMIT 1', MentorKind::Dynamic->value, $mentor_id );
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
				$single[] = array( $day['mentor_id'], $day['day'], $number );
			}
		}
		$this->db->transaction( fn () => $this->write( $months, $fields, $single ) );
	}

	/**
	 * @param array<int, array<string, int>>      $months
	 * @param array<int, array<string, int>>      $fields
	 * @param list<array{int, string, int}>       $single
	 */
	private function write( array $months, array $fields, array $single ): void {
		foreach ( $months as $mentor_id => $totals ) {
			foreach ( $totals as $month => $total ) {
				$this->db->execute( 'INSERT INTO {view_months} (kind, mentor_id, month, total) VALUES (?, ?, ?, ?) ON DUPLICATE KEY UPDATE total = total + ?', MentorKind::Dynamic->value, $mentor_id, $month, $total, $total );
			}
		}
		foreach ( $fields as $term_id => $totals ) {
			foreach ( $totals as $day => $total ) {
				$this->db->execute( 'INSERT INTO {field_views} (term_id, day, total) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE total = total + ?', $term_id, $day, $total, $total );
			}
		}
		foreach ( array_chunk( $single, 100 ) as $rows ) {
			$values = array();
			foreach ( $rows as [ $mentor_id, $day, $number ] ) {
				array_push( $values, MentorKind::Dynamic->value, $mentor_id, $day, hash( 'sha256', "history $mentor_id $day $number" ) );
			}
			$this->db->execute( 'INSERT IGNORE INTO {views} (kind, mentor_id, day, visitor) VALUES ' . implode( ', ', array_fill( 0, count( $rows ), '(?, ?, ?, ?)' ) ), ...$values );
		}
	}
}
