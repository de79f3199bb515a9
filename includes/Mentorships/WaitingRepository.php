<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * Requests that wait for an answer, and which mails about them are due. Pairs who cannot reach each other (ReachablePair) are left out.
 */
final readonly class WaitingRepository {

	/** A mentor gets a reminder every third day at most. */
	private const NUDGE_EVERY = 3 * 86400;

	public function __construct( private Db $db ) {}

	/**
	 * Whoever waits for this mentor, the longest first.
	 *
	 * @return list<Mentorship>
	 */
	public function of_mentor( int $mentor_id ): array {
		$rows = $this->db->rows( 'SELECT ' . MentorshipRepository::COLUMNS . ' FROM {mentorships} m ' . MentorshipRepository::names( $this->db ) . " WHERE m.mentor_id = ? AND m.state = 'requested' AND " . ReachablePair::condition( $this->db ) . " ORDER BY m.requested_at, m.id", $mentor_id );
		return array_map( MentorshipRepository::hydrate( ... ), $rows );
	}

	/**
	 * Mentors with a request that has waited for a step they were not reminded at.
	 *
	 * @param non-empty-list<int> $days Steps, in days.
	 * @return list<int>
	 */
	public function mentors_due( int $now, array $days, int $limit ): array {
		[ $where, $values ] = self::due( $now, $days );
		$rows               = $this->db->rows(
			"SELECT DISTINCT m.mentor_id FROM {mentorships} m WHERE m.state = 'requested' AND $where AND " . ReachablePair::condition( $this->db ) . "
			AND NOT EXISTS ( SELECT 1 FROM {mentorships} n WHERE n.mentor_id = m.mentor_id AND n.nudged_at > ? ) LIMIT ?",
			...array( ...$values, Clock::to_sql( $now - self::NUDGE_EVERY ), $limit )
		);
		return array_map( 'intval', array_column( $rows, 'mentor_id' ) );
	}

	/**
	 * Takes a mentor's reminder: only the latest step of each request is left behind. The caller holds the mentor's lock.
	 *
	 * @param non-empty-list<int> $days As mentors_due().
	 */
	public function claim_nudge( int $mentor_id, int $now, array $days ): bool {
		if ( null !== $this->db->value( 'SELECT 1 FROM {mentorships} WHERE mentor_id = ? AND nudged_at > ? LIMIT 1', $mentor_id, Clock::to_sql( $now - self::NUDGE_EVERY ) ) ) {
			return false;
		}
		[ $where, $values ] = self::due( $now, $days );
		rsort( $days );
		$steps = '';
		foreach ( $days as $day ) {
			$steps .= " WHEN m.requested_at <= '" . Clock::to_sql( $now - $day * 86400 ) . "' THEN $day";
		}
		return $this->db->execute(
			"UPDATE {mentorships} m SET nudged_day = CASE$steps ELSE nudged_day END, nudged_at = ? WHERE m.mentor_id = ? AND m.state = 'requested' AND $where",
			Clock::to_sql( $now ),
			$mentor_id,
			...$values
		) > 0;
	}

	/**
	 * Requests that waited so long.
	 *
	 * @return list<int>
	 */
	public function older_than( int $now, int $days, int $limit ): array {
		return $this->ids( '', $now, $days, $limit );
	}

	/** Whether the two could write to each other. */
	public function is_reachable( int $id ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {mentorships} m WHERE m.id = ? AND ' . ReachablePair::condition( $this->db ), $id );
	}

	/**
	 * The same, of those whose founder was not told.
	 *
	 * @return list<int>
	 */
	public function untold( int $now, int $days, int $limit ): array {
		return $this->ids( "AND m.told_day < $days AND " . ReachablePair::condition( $this->db ) . "", $now, $days, $limit );
	}

	public function claim_told( int $id, int $days ): bool {
		return 1 === $this->db->execute( "UPDATE {mentorships} SET told_day = ? WHERE id = ? AND " . MentorshipRepository::STATE . " = 'requested' AND told_day < ?", $days, $id, $days );
	}

	/** @return list<int> */
	private function ids( string $where, int $now, int $days, int $limit ): array {
		$rows = $this->db->rows( "SELECT m.id FROM {mentorships} m WHERE m.state = 'requested' AND m.requested_at <= ? $where ORDER BY m.requested_at LIMIT ?", Clock::to_sql( $now - $days * 86400 ), $limit );
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * @param non-empty-list<int> $days
	 * @return array{string, list<int|string>}
	 */
	private static function due( int $now, array $days ): array {
		$parts  = array();
		$values = array();
		foreach ( $days as $day ) {
			$parts[] = '( m.requested_at <= ? AND m.nudged_day < ? )';
			array_push( $values, Clock::to_sql( $now - $day * 86400 ), $day );
		}
		return array( '( ' . implode( ' OR ', $parts ) . ' )', $values );
	}
}
