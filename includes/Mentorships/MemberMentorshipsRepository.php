<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Db;

/**
 * What staff may know of a member's mentorships. What the two wrote to each other is not read.
 */
final readonly class MemberMentorshipsRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Newest first, with how many there are.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function newest( int $user_id, int $limit ): array {
		return $this->db->rows(
			"SELECT p.*, u.ID AS other_id, u.display_name AS other_name FROM (
				SELECT id, CASE WHEN founder_id = ? THEN mentor_id ELSE founder_id END AS with_id, state, requested_at, answered_at, ended_at, ended_by, reason, goals, note, COUNT(*) OVER () AS total
				FROM {mentorships} WHERE founder_id = ? OR mentor_id = ? ORDER BY id DESC LIMIT ?
			) p LEFT JOIN {$this->db->users()} u ON u.ID = p.with_id ORDER BY p.id DESC",
			$user_id,
			$user_id,
			$user_id,
			$limit
		);
	}
}
