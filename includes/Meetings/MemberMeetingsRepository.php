<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Database\Db;

/**
 * What staff may know of a member's meetings: with whom, when, what became of it. Places and notes are not read.
 */
final readonly class MemberMeetingsRepository {

	public function __construct( private Db $db ) {}

	/**
	 * The latest first, with how many there are.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function newest( int $user_id, int $limit ): array {
		return $this->db->rows(
			"SELECT p.*, u.display_name AS other_name FROM (
				SELECT id, CASE WHEN founder_id = ? THEN mentor_id ELSE founder_id END AS with_id, state, day, ends_at, COALESCE( starts_at, ends_at ) AS at, COALESCE( held_minutes, minutes ) AS minutes, COUNT(*) OVER () AS total
				FROM {meetings} WHERE founder_id = ? OR mentor_id = ? ORDER BY ends_at DESC, id DESC LIMIT ?
			) p LEFT JOIN {$this->db->users()} u ON u.ID = p.with_id ORDER BY p.ends_at DESC, p.id DESC",
			$user_id,
			$user_id,
			$user_id,
			$limit
		);
	}
}
