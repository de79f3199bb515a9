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
		return $this->ids( "state = 'active' AND active_at <= ? AND still_at IS NULL ORDER BY active_at LIMIT ?", $limit, $silent_since );
	}

	public function claim( int $id, string $silent_since, int $now ): bool {
		return 1 === $this->db->execute( "UPDATE {mentorships} SET still_at = ? WHERE id = ? AND " . MentorshipRepository::STATE . " = 'active' AND active_at <= ? AND still_at IS NULL", Clock::to_sql( $now ), $id, $silent_since );
	}

	/**
	 * Those that stayed silent after both sides were asked. Only silent ones are read: the time of the last activity is in an index.
	 *
	 * @return list<int>
	 */
	public function unheard( string $silent_since, string $asked_before, int $limit ): array {
		return $this->ids( "state = 'active' AND active_at <= ? AND still_at <= ? ORDER BY active_at LIMIT ?", $limit, $silent_since, $asked_before );
	}

	/**
	 * Mentorships that a person was asked about and has not gone on with, while both sides are public.
	 *
	 * @return list<Mentorship>
	 */
	public function asked_of( int $user_id ): array {
		$rows = $this->db->rows( 'SELECT ' . MentorshipRepository::COLUMNS . ' FROM {mentorships} m ' . MentorshipRepository::names( $this->db ) . " WHERE ( m.founder_id = ? OR m.mentor_id = ? ) AND m.state = 'active' AND m.still_at IS NOT NULL AND " . PublicPair::condition( $this->db ) . ' ORDER BY m.active_at, m.id', $user_id, $user_id );
		return array_map( MentorshipRepository::hydrate( ... ), $rows );
	}

	/** @return list<int> */
	private function ids( string $where, int $limit, string ...$times ): array {
		return array_map( 'intval', array_column( $this->db->rows( "SELECT id FROM {mentorships} WHERE $where", ...array( ...$times, $limit ) ), 'id' ) );
	}
}
