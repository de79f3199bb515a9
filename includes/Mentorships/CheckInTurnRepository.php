<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;

/**
 * When each side of an active mentorship is to be asked next.
 */
final readonly class CheckInTurnRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Active mentorships without a next day: of a site from before check-ins, and resumed ones.
	 *
	 * @return array<int, int> Id to the time of the first answer.
	 */
	public function unplanned( int $limit ): array {
		$rows = $this->db->rows( "SELECT id, answered_at FROM {mentorships} WHERE state = 'active' AND founder_checkin_at IS NULL AND answered_at IS NOT NULL LIMIT ?", $limit );
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['id'] ] = Clock::from_sql( (string) $row['answered_at'] );
		}
		return $found;
	}

	public function plan( int $id, int $at ): void {
		$this->db->execute( 'UPDATE {mentorships} SET founder_checkin_at = ?, mentor_checkin_at = ? WHERE id = ? AND founder_checkin_at IS NULL', Clock::to_sql( $at ), Clock::to_sql( $at ), $id );
	}

	/**
	 * People whose turn has come, who were not asked lately; only pairs with two public sides count.
	 *
	 * @return list<int>
	 */
	public function people( int $now, int $limit ): array {
		$people = array();
		foreach ( Side::cases() as $side ) {
			$id     = 'm.' . $side->column( 'id' );
			$rows   = $this->db->rows(
				"SELECT DISTINCT $id AS user_id FROM {mentorships} m WHERE m.state = 'active' AND m.{$side->column( 'checkin_at' )} <= ? AND " . ReachablePair::condition( $this->db ) . ' AND ' . AskedPeopleRepository::condition( $id ) . ' LIMIT ?',
				Clock::to_sql( $now ),
				AskedPeopleRepository::busy_since( $now ),
				$limit
			);
			$people = array( ...$people, ...array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		}
		return array_values( array_unique( $people ) );
	}

	/**
	 * @return list<array{id: int, side: Side, answered_at: int}>
	 */
	public function due_of( int $user_id, int $now ): array {
		$rows = $this->db->rows(
			"SELECT m.id, m.founder_id, m.answered_at FROM {mentorships} m
			WHERE m.state = 'active' AND ( ( m.founder_id = ? AND m.founder_checkin_at <= ? ) OR ( m.mentor_id = ? AND m.mentor_checkin_at <= ? ) ) AND " . ReachablePair::condition( $this->db ) . ' ORDER BY m.answered_at, m.id',
			$user_id,
			Clock::to_sql( $now ),
			$user_id,
			Clock::to_sql( $now )
		);
		return array_map(
			static fn ( array $row ): array => array(
				'id'          => (int) $row['id'],
				'side'        => (int) $row['founder_id'] === $user_id ? Side::Founder : Side::Mentor,
				'answered_at' => Clock::from_sql( (string) $row['answered_at'] ),
			),
			$rows
		);
	}

	public function claim( int $id, Side $side, int $now, int $next ): bool {
		$checkin_at = $side->column( 'checkin_at' );
		return 1 === $this->db->execute( "UPDATE {mentorships} SET $checkin_at = ? WHERE id = ? AND " . MentorshipRepository::STATE . " = 'active' AND $checkin_at <= ?", Clock::to_sql( $next ), $id, Clock::to_sql( $now ) );
	}

	/** See CheckInTurns. */
	public function other_name( string $id, string $side ): string {
		return $this->name_of_other( $id, $side, "AND m.state = 'active' AND " . ReachablePair::condition( $this->db ) );
	}

	/** @param string $where More for the WHERE. */
	public function name_of_other( string $id, string $side, string $where = '' ): string {
		return "( SELECT u.display_name FROM {mentorships} m JOIN {$this->db->users()} u ON u.ID = CASE $side WHEN 'founder' THEN m.mentor_id ELSE m.founder_id END
			WHERE m.id = $id $where )";
	}

	/**
	 * Of these, the ones that may be asked about: active, with two public sides.
	 *
	 * @param list<int> $ids
	 * @return list<Mentorship>
	 */
	public function going( array $ids ): array {
		$rows = $this->db->rows( 'SELECT ' . MentorshipRepository::COLUMNS . ' FROM {mentorships} m ' . MentorshipRepository::names( $this->db ) . ' WHERE m.id IN (' . Db::marks( count( $ids ) ) . ") AND m.state = 'active' AND " . ReachablePair::condition( $this->db ) . ' ORDER BY m.answered_at, m.id', ...( array() === $ids ? array( 0 ) : $ids ) );
		return array_map( MentorshipRepository::hydrate( ... ), $rows );
	}
}
