<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Side;

/**
 * Requests that someone has to do something about, ten of a person at most.
 */
final readonly class MentorshipTodayRepository {

	/** Seconds for which a founder is led on after a request that came to nothing. */
	private const LED_ON = 14 * 86400;

	public function __construct( private Db $db ) {}

	/** Those that wait for a mentor's answer. */
	public function select_to_answer( int $mentor_id ): UnionPart {
		return $this->part( Side::Founder, "m.mentor_id = ? AND m.state = 'requested' AND " . ReachablePair::condition( $this->db ), $mentor_id );
	}

	/** Those of a founder that have waited for long, and those that came to nothing lately, unless the founder has asked someone since. */
	public function select_to_go_on( int $founder_id, int $now ): UnionPart {
		return $this->part(
			Side::Mentor,
			"m.founder_id = ? AND ( ( m.state = 'requested' AND m.requested_at <= ? ) OR ( m.state IN ('declined', 'unanswered') AND m.ended_at > ?
				AND NOT EXISTS ( SELECT 1 FROM {mentorships} n WHERE n.founder_id = m.founder_id AND n.id > m.id ) ) )",
			$founder_id,
			Clock::to_sql( $now - Alternatives::FROM_DAY * 86400 ),
			Clock::to_sql( $now - self::LED_ON )
		);
	}

	/** The longest waiting first. */
	private function part( Side $other, string $where, int|string ...$values ): UnionPart {
		$id = $other->column( 'id' );
		return new UnionPart(
			array( 'id', 'convo_id', 'state', 'requested_at', 'ended_at', 'other_id', 'display_name' ),
			"SELECT m.id, m.convo_id, m.state, m.requested_at, m.ended_at, m.$id AS other_id, u.display_name
			FROM {mentorships} m LEFT JOIN {$this->db->users()} u ON u.ID = m.$id WHERE $where ORDER BY m.requested_at, m.id LIMIT 10",
			array_values( $values )
		);
	}
}
