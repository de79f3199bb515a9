<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * Active mentorships of which nothing is heard.
 */
final readonly class SilenceRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Those to be asked about, the longest silent first.
	 *
	 * @return list<int>
	 */
	public function unasked( string $silent_since, int $limit ): array {
		return $this->ids( "state = 'active' AND active_at <= ? AND still_at IS NULL ORDER BY active_at LIMIT ?", $silent_since, $limit );
	}

	public function claim( int $id, string $silent_since, int $now ): bool {
		return 1 === $this->db->execute( "UPDATE {mentorships} SET still_at = ? WHERE id = ? AND " . MentorshipRepository::STATE . " = 'active' AND active_at <= ? AND still_at IS NULL", Clock::to_sql( $now ), $id, $silent_since );
	}

	/**
	 * Those that stayed silent after both sides were asked.
	 *
	 * @return list<int>
	 */
	public function unheard( string $asked_before, int $limit ): array {
		return $this->ids( "state = 'active' AND still_at <= ? ORDER BY still_at LIMIT ?", $asked_before, $limit );
	}

	/**
	 * Mentorships that a person was asked about and has not gone on with.
	 *
	 * @return list<Mentorship>
	 */
	public function asked_of( int $user_id ): array {
		$rows = $this->db->rows( 'SELECT ' . MentorshipRepository::COLUMNS . ' FROM {mentorships} m ' . MentorshipRepository::names( $this->db ) . " WHERE ( m.founder_id = ? OR m.mentor_id = ? ) AND m.state = 'active' AND m.still_at IS NOT NULL ORDER BY m.active_at, m.id", $user_id, $user_id );
		return array_map( MentorshipRepository::hydrate( ... ), $rows );
	}

	/** @return list<int> */
	private function ids( string $where, string $time, int $limit ): array {
		return array_map( 'intval', array_column( $this->db->rows( "SELECT id FROM {mentorships} WHERE $where", $time, $limit ), 'id' ) );
	}
}
