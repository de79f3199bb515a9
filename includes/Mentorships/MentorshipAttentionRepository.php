<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;

/**
 * Requests that are answered late or never, for staff; see AttentionKind.
 */
final readonly class MentorshipAttentionRepository {

	public function __construct( private Db $db ) {}

	/** Requests that were asked before this time (unix seconds). */
	public function select_unanswered( int $before ): UnionPart {
		$since = Db::unix( 'm.requested_at' );
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'mentor_id', 'mentor_name', 'nudged_at' ),
			"SELECT m.id, $since AS since, m.message_count AS mark, f.ID AS who_id, f.display_name AS who_name, m.mentor_id, t.display_name AS mentor_name, m.nudged_at
			FROM {mentorships} m LEFT JOIN {$this->db->users()} f ON f.ID = m.founder_id LEFT JOIN {$this->db->users()} t ON t.ID = m.mentor_id
			WHERE m.state = 'requested' AND m.requested_at <= ?",
			array( Clock::to_sql( $before ) )
		);
	}

	/** Mentors with so many requests asked after this time that ended without an answer; not those they could not answer. */
	public function select_silent( int $after, int $requests ): UnionPart {
		$since = Db::unix( 'n.first' );
		$mark  = Db::unix( 'n.last' );
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'requests' ),
			"SELECT n.mentor_id AS id, $since AS since, $mark * 100 + n.requests AS mark, t.ID AS who_id, t.display_name AS who_name, n.requests
			FROM ( SELECT mentor_id, MIN( requested_at ) AS first, MAX( ended_at ) AS last, COUNT(*) AS requests FROM {mentorships}
				WHERE state = 'unanswered' AND requested_at > ? AND reason <> ? AND mentor_id > 0 GROUP BY mentor_id HAVING COUNT(*) >= ? ) n
			LEFT JOIN {$this->db->users()} t ON t.ID = n.mentor_id",
			array( Clock::to_sql( $after ), Mentorship::GONE, $requests )
		);
	}

	public function mentor_of( int $id ): int {
		return (int) $this->db->value( "SELECT mentor_id FROM {mentorships} WHERE id = ? AND state = 'requested'", $id );
	}

	public function is_nudged_after( int $mentor_id, int $after ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {mentorships} WHERE mentor_id = ? AND nudged_at > ? LIMIT 1', $mentor_id, Clock::to_sql( $after ) );
	}

	/** That the mentor was reminded: the portal's own reminder waits its days. */
	public function mark_nudged( int $mentor_id, int $now ): void {
		$this->db->execute( "UPDATE {mentorships} SET nudged_at = ? WHERE mentor_id = ? AND " . MentorshipRepository::STATE . " = 'requested'", Clock::to_sql( $now ), $mentor_id );
	}
}
