<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Mentorships\MentorshipRepository;

/**
 * What staff may know of mentorships: who, when, in which state. No subject, message or text of an end.
 */
final readonly class MentorshipOverviewRepository {

	/** Name of a sortable column to SQL; see ListPage. All are indexed, alone and with the state. */
	private const ORDER = array(
		'asked'  => 'm.requested_at',
		'active' => 'm.active_at',
	);

	public function __construct( private Db $db ) {}

	/**
	 * @param list<int> $waiting Days, see MentorshipFilter::WAITING.
	 * @return array<array-key, int> By state, and by days for requests that have waited so long; what there is none of is left out.
	 */
	public function counts( array $waiting, int $now ): array {
		$columns = '';
		foreach ( $waiting as $days ) {
			$columns .= ", SUM( CASE WHEN state = 'requested' AND requested_at <= ? THEN 1 ELSE 0 END ) AS waiting_$days";
		}
		$counts = array();
		foreach ( $this->db->rows( "SELECT state, COUNT(*) AS number$columns FROM {mentorships} GROUP BY state", ...array_map( static fn ( int $days ): string => self::ago( $days, $now ), $waiting ) ) as $row ) {
			$counts[ (string) $row['state'] ] = (int) $row['number'];
			foreach ( $waiting as $days ) {
				$counts[ $days ] = ( $counts[ $days ] ?? 0 ) + (int) $row[ "waiting_$days" ];
			}
		}
		return $counts;
	}

	public function count( MentorshipFilter $filter, int $now ): int {
		[ $from, $values ] = $this->from( $filter, $now );
		return (int) $this->db->value( "SELECT COUNT(*) FROM $from", ...$values );
	}

	/**
	 * The latest requests first, if the page says no other order.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function page( MentorshipFilter $filter, int $now, ListPage $page ): array {
		[ $from, $values ] = $this->from( $filter, $now );
		return $this->db->rows(
			"SELECT m.id, m.founder_id, f.display_name AS founder_name, m.mentor_id, t.display_name AS mentor_name, m.state, m.requested_at, m.answered_at, m.ended_at, m.active_at, m.nudged_at
			FROM ( SELECT m.id FROM $from {$page->sql( self::ORDER, 'm.id' )} ) page JOIN {mentorships} m ON m.id = page.id " . MentorshipRepository::names( $this->db ) . ' ' . $page->order( self::ORDER, 'm.id' ),
			...$values
		);
	}

	/**
	 * The mentors of these requests, for a reminder.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<int>
	 */
	public function mentors_of_requests( array $ids ): array {
		return array_map( 'intval', array_column( $this->db->rows( "SELECT DISTINCT mentor_id FROM {mentorships} WHERE state = 'requested' AND id IN (" . Db::marks( count( $ids ) ) . ')', ...$ids ), 'mentor_id' ) );
	}

	/**
	 * People are found first, so that only their own rows are read.
	 *
	 * @return array{string, list<int|string>} Tables with their WHERE, and its values.
	 */
	private function from( MentorshipFilter $filter, int $now ): array {
		$from   = '{mentorships} m';
		$values = array();
		if ( '' !== $filter->search ) {
			$like   = '%' . $this->db->like( $filter->search ) . '%';
			$side   = fn ( string $column ): string => "SELECT s.id FROM {$this->db->users()} u JOIN {mentorships} s ON s.$column = u.ID WHERE u.display_name LIKE ?";
			$from   = "( SELECT id FROM {mentorships} WHERE id = ? UNION {$side( 'founder_id' )} UNION {$side( 'mentor_id' )} ) found JOIN {mentorships} m ON m.id = found.id";
			$values = array( ctype_digit( $filter->search ) ? (int) $filter->search : 0, $like, $like );
		}
		if ( 0 !== $filter->user_id ) {
			$from    .= ' JOIN ( SELECT id FROM {mentorships} WHERE founder_id = ? UNION SELECT id FROM {mentorships} WHERE mentor_id = ? ) own ON own.id = m.id';
			$values[] = $filter->user_id;
			$values[] = $filter->user_id;
		}
		$where = array();
		foreach ( array( 'm.founder_id = ?' => $filter->founder_id, 'm.mentor_id = ?' => $filter->mentor_id, 'm.state = ?' => $filter->state->value ?? '' ) as $test => $value ) {
			if ( 0 !== $value && '' !== $value ) {
				$where[]  = $test;
				$values[] = $value;
			}
		}
		if ( 0 !== $filter->waiting ) {
			$where[]  = "m.state = 'requested' AND m.requested_at <= ?";
			$values[] = self::ago( $filter->waiting, $now );
		}
		return array( $from . ( array() === $where ? '' : ' WHERE ' . implode( ' AND ', $where ) ), $values );
	}

	private static function ago( int $days, int $now ): string {
		return Clock::to_sql( $now - $days * 86400 );
	}
}
