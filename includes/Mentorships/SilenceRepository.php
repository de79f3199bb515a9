<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;

/**
 * Active mentorships of which nothing is heard.
 */
final readonly class SilenceRepository {

	public function __construct( private Db $db ) {}

	/**
	 * People to be asked about one, who were not asked about any lately.
	 *
	 * @return list<int>
	 */
	public function people( string $silent_since, int $now, int $limit ): array {
		$people = array();
		foreach ( Side::cases() as $side ) {
			$id     = 'm.' . $side->column( 'id' );
			$rows   = $this->db->rows(
				"SELECT DISTINCT $id AS user_id FROM {mentorships} m WHERE m.state = 'active' AND m.active_at <= ? AND m.{$side->column( 'still_at' )} IS NULL AND " . AskedPeopleRepository::condition( $id ) . ' LIMIT ?',
				$silent_since,
				AskedPeopleRepository::busy_since( $now ),
				$limit
			);
			$people = array( ...$people, ...array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		}
		return array_values( array_unique( $people ) );
	}

	/**
	 * What a person is to be asked about.
	 *
	 * @return list<array{id: int, side: Side, active_at: int, is_public: bool}>
	 */
	public function unasked_of( int $user_id, string $silent_since ): array {
		$rows = $this->db->rows(
			'SELECT m.id, m.founder_id, m.active_at, CASE WHEN ' . ReachablePair::condition( $this->db ) . " THEN 1 ELSE 0 END AS is_public FROM {mentorships} m
			WHERE m.state = 'active' AND m.active_at <= ? AND ( ( m.founder_id = ? AND m.founder_still_at IS NULL ) OR ( m.mentor_id = ? AND m.mentor_still_at IS NULL ) )",
			$silent_since,
			$user_id,
			$user_id
		);
		return array_map(
			static fn ( array $row ): array => array(
				'id'        => (int) $row['id'],
				'side'      => (int) $row['founder_id'] === $user_id ? Side::Founder : Side::Mentor,
				'active_at' => Clock::from_sql( (string) $row['active_at'] ),
				'is_public' => '1' === $row['is_public'],
			),
			$rows
		);
	}

	/** @param int $at From when a side has a week to go on. */
	public function claim( int $id, Side $side, string $silent_since, int $at ): bool {
		$still_at = $side->column( 'still_at' );
		return 1 === $this->db->execute( "UPDATE {mentorships} SET $still_at = ? WHERE id = ? AND " . MentorshipRepository::STATE . " = 'active' AND active_at <= ? AND $still_at IS NULL", Clock::to_sql( $at ), $id, $silent_since );
	}

	/**
	 * Those that stayed silent after both sides were asked. Only silent ones are read: the time of the last activity is in an index.
	 *
	 * @return list<int>
	 */
	public function unheard( string $silent_since, string $asked_before, int $limit ): array {
		$rows = $this->db->rows( "SELECT id FROM {mentorships} WHERE state = 'active' AND active_at <= ? AND founder_still_at <= ? AND mentor_still_at <= ? ORDER BY active_at LIMIT ?", $silent_since, $asked_before, $asked_before, $limit );
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** Ends one of them, unless somebody has spoken meanwhile. */
	public function end( int $id, string $silent_since, string $asked_before, int $now ): bool {
		$is_ended = 1 === $this->db->execute(
			'UPDATE {mentorships} SET state = ?, ended_at = ?, reason = ? WHERE id = ? AND ' . MentorshipRepository::STATE . " = 'active' AND active_at <= ? AND founder_still_at <= ? AND mentor_still_at <= ?",
			MentorshipEvent::Silenced->to()->value,
			Clock::to_sql( $now ),
			Mentorship::SILENT,
			$id,
			$silent_since,
			$asked_before,
			$asked_before
		);
		$is_ended && MentorshipRepository::moved( $id );
		return $is_ended;
	}

	/**
	 * Mentorships that a person was asked about at this time and has not gone on with, while both sides are public.
	 *
	 * @return list<Mentorship>
	 */
	public function asked_of( int $user_id, int $at ): array {
		$rows = $this->db->rows(
			'SELECT ' . MentorshipRepository::COLUMNS . ' FROM {mentorships} m ' . MentorshipRepository::names( $this->db ) . " WHERE ( ( m.founder_id = ? AND m.founder_still_at = ? ) OR ( m.mentor_id = ? AND m.mentor_still_at = ? ) )
			AND m.state = 'active' AND " . ReachablePair::condition( $this->db ) . ' ORDER BY m.active_at, m.id',
			$user_id,
			Clock::to_sql( $at ),
			$user_id,
			Clock::to_sql( $at )
		);
		return array_map( MentorshipRepository::hydrate( ... ), $rows );
	}

	/** The email has left: only now the week begins. */
	public function asked( int $user_id, int $at, int $now ): void {
		foreach ( Side::cases() as $side ) {
			$this->db->execute( "UPDATE {mentorships} SET {$side->column( 'still_at' )} = ? WHERE {$side->column( 'id' )} = ? AND {$side->column( 'still_at' )} = ?", Clock::to_sql( $now ), $user_id, Clock::to_sql( $at ) );
		}
	}
}
