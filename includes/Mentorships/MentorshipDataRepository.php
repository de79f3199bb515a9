<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Db;

/**
 * Mentorships by person, for export and erasing.
 */
final readonly class MentorshipDataRepository {

	public function __construct( private Db $db ) {}

	/** @return list<array<string, string|null>> */
	public function of( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows(
			"SELECT m.id, m.founder_id, m.state, m.requested_at, m.answered_at, m.ended_at, m.ended_by, m.reason, m.goals, m.text, m.thanks, m.note, u.display_name AS other_name,
				CASE WHEN m.founder_id = ? THEN m.mentor_id ELSE m.founder_id END AS other_id
			FROM {mentorships} m LEFT JOIN {$this->db->users()} u ON u.ID = CASE WHEN m.founder_id = ? THEN m.mentor_id ELSE m.founder_id END
			WHERE m.founder_id = ? OR m.mentor_id = ? ORDER BY m.id LIMIT ? OFFSET ?",
			$user_id,
			$user_id,
			$user_id,
			$user_id,
			$limit,
			$offset
		);
	}

	/**
	 * Takes a person off: words to the other side stay with that side, those to staff go.
	 *
	 * @return int Of how many.
	 */
	public function disown( int $user_id ): int {
		$count = 0;
		$this->db->execute( 'DELETE FROM {asked_people} WHERE user_id = ?', $user_id );
		foreach ( array( 'founder', 'mentor' ) as $side ) {
			$this->db->execute( "UPDATE {mentorships} SET note = '' WHERE {$side}_id = ? AND ended_by = ?", $user_id, $side );
			$count += $this->db->execute( "UPDATE {mentorships} SET {$side}_id = 0, is_latest = NULL WHERE {$side}_id = ?", $user_id );
		}
		return $count;
	}

	/** Removes those that belong to no one any more. */
	public function delete_orphans(): int {
		return $this->db->execute( 'DELETE FROM {mentorships} WHERE founder_id = 0 AND mentor_id = 0' );
	}
}
