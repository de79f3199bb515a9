<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * Sums of requests, as parts of the statements of those who ask.
 */
final readonly class MentorRequestsRepository {

	/**
	 * Condition of `{mentorships} m`: requests that count. What was taken back needs no reply, and none can come while an account is not active or
	 * one of the two blocks the other.
	 */
	public const COUNTED = "state <> 'withdrawn' AND NOT ( state = 'unanswered' AND reason = '" . Mentorship::GONE . "' ) AND NOT ( state = 'requested' AND " . BlockedPair::OF_MENTORSHIP . ' )';

	/** How many of them the mentor answered or declined. */
	public const REPLIED = "SUM( CASE WHEN answered_at IS NOT NULL OR state = 'declined' THEN 1 ELSE 0 END )";

	public function select( int $mentor_id ): UnionPart {
		return new UnionPart(
			array( 'requests', 'replied', 'answers' ),
			'SELECT COUNT(*) AS requests, ' . self::REPLIED . ' AS replied, COUNT( answer_seconds ) AS answers FROM {mentorships} m WHERE mentor_id = ? AND ' . self::COUNTED,
			array( $mentor_id )
		);
	}

	/**
	 * The middle of how long founders waited for the mentor's first answers, in seconds.
	 *
	 * @param positive-int $answers How many there are.
	 */
	public function select_median( int $mentor_id, int $answers ): UnionPart {
		return new UnionPart(
			array( 'seconds' ),
			'SELECT AVG( answer_seconds ) AS seconds FROM ( SELECT answer_seconds FROM {mentorships} WHERE mentor_id = ? AND answer_seconds IS NOT NULL ORDER BY answer_seconds LIMIT ' . ( 2 - $answers % 2 ) . ' OFFSET ' . intdiv( $answers - 1, 2 ) . ' ) middle',
			array( $mentor_id )
		);
	}
}
