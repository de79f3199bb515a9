<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mentorships\ReachablePair;

/**
 * Meetings of which something is due.
 */
final readonly class MeetingDueRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Those of which nothing more has to be waited for.
	 *
	 * @return list<int>
	 */
	public function unsettled( int $now, int $limit ): array {
		return $this->ids( "m.state = 'agreed' AND m.words_from <= ? ORDER BY m.words_from LIMIT ?", Clock::to_sql( $now - Outcome::SETTLED_SECONDS ), $limit );
	}

	/**
	 * Those that begin within a day, of which nobody was reminded. Nobody is reminded of a pair with a side that is not public.
	 *
	 * @return list<int>
	 */
	public function unreminded( int $now, int $limit ): array {
		return $this->ids( "m.state = 'agreed' AND m.agreed_at IS NOT NULL AND m.reminded_at IS NULL AND m.starts_at > ? AND m.starts_at <= ? AND " . ReachablePair::condition( $this->db ) . ' ORDER BY m.starts_at LIMIT ?', Clock::to_sql( $now ), Clock::to_sql( $now + DueMeetings::REMIND_SECONDS ), $limit );
	}

	public function claim_reminder( int $id, int $now ): bool {
		return 1 === $this->db->execute( "UPDATE {meetings} SET reminded_at = ? WHERE id = ? AND COALESCE( state, '' ) = 'agreed' AND reminded_at IS NULL AND starts_at > ?", Clock::to_sql( $now ), $id, Clock::to_sql( $now ) );
	}

	public function is_agreed_late( int $id, int $since ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {meetings} WHERE id = ? AND agreed_at > ?', $id, Clock::to_sql( $since ) );
	}

	/**
	 * Those that are over, about which nobody was asked.
	 *
	 * @return list<int>
	 */
	public function unasked( int $now, int $limit ): array {
		return $this->ids( "m.state = 'agreed' AND m.agreed_at IS NOT NULL AND m.asked_at IS NULL AND m.words_from <= ? ORDER BY m.words_from LIMIT ?", Clock::to_sql( $now ), $limit );
	}

	public function claim_question( int $id, int $now ): bool {
		return 1 === $this->db->execute( "UPDATE {meetings} SET asked_at = ? WHERE id = ? AND COALESCE( state, '' ) = 'agreed' AND asked_at IS NULL", Clock::to_sql( $now ), $id );
	}

	/** @return list<int> */
	private function ids( string $where, int|string ...$values ): array {
		return array_map( 'intval', array_column( $this->db->rows( "SELECT m.id FROM {meetings} m WHERE $where", ...$values ), 'id' ) );
	}
}
