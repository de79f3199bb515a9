<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;

/**
 * Sums of meetings, as parts of the statements of those who ask.
 */
final readonly class MeetingTotalsRepository {

	/** @param list<int> $mentorship_ids */
	public function select_held( array $mentorship_ids ): UnionPart {
		return new UnionPart(
			array( 'mentorship_id', 'held', 'minutes' ),
			"SELECT mentorship_id, COUNT(*) AS held, SUM( held_minutes ) AS minutes FROM {meetings} WHERE state = 'held' AND mentorship_id IN (" . Db::marks( count( $mentorship_ids ) ) . ') GROUP BY mentorship_id',
			self::ids( $mentorship_ids )
		);
	}

	/** @param list<int> $mentorship_ids */
	public function select_next( array $mentorship_ids, string $now ): UnionPart {
		return new UnionPart(
			array( 'mentorship_id', 'id', 'starts_at', 'minutes' ),
			"SELECT mentorship_id, id, starts_at, minutes FROM {meetings} WHERE state = 'agreed' AND agreed_at IS NOT NULL AND ends_at > ? AND mentorship_id IN (" . Db::marks( count( $mentorship_ids ) ) . ')',
			array( $now, ...self::ids( $mentorship_ids ) )
		);
	}

	public function select_of_mentor( int $mentor_id ): UnionPart {
		return new UnionPart( array( 'month', 'held', 'minutes' ), "SELECT month, COUNT(*) AS held, SUM( held_minutes ) AS minutes FROM {meetings} WHERE mentor_id = ? AND state = 'held' GROUP BY month", array( $mentor_id ) );
	}

	/**
	 * @param list<int> $ids
	 * @return non-empty-list<int>
	 */
	private static function ids( array $ids ): array {
		return array() === $ids ? array( 0 ) : $ids;
	}
}
