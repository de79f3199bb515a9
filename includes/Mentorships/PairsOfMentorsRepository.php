<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Mentors\MentorPairs;

/**
 * What cards and lists of mentors tell of their places and answers.
 */
final readonly class PairsOfMentorsRepository implements MentorPairs {

	public function __construct( private Db $db, private MentorshipRepository $mentorships ) {}

	/** MySQL cuts the list of `answers` at 1,024 bytes; see median(). */
	public function columns( string $mentor_id, string $since ): string {
		return "( SELECT COUNT(*) FROM {mentorships} o WHERE o.mentor_id = $mentor_id AND o.state IN ('requested', 'active') ) AS open_count,
			( SELECT CONCAT( COUNT(*), ':', GROUP_CONCAT( a.answer_seconds ) ) FROM {mentorships} a WHERE a.mentor_id = $mentor_id AND a.answered_at > '$since' ) AS answers";
	}

	public function median( int $mentor_id, string $since, int $answers ): float {
		return (float) $this->db->value(
			'SELECT AVG( answer_seconds ) FROM ( SELECT answer_seconds FROM {mentorships} WHERE mentor_id = ? AND answered_at > ? ORDER BY answer_seconds LIMIT ' . ( 2 - $answers % 2 ) . ' OFFSET ' . intdiv( $answers - 1, 2 ) . ' ) middle',
			$mentor_id,
			$since
		);
	}

	public function select_open(): UnionPart {
		return new UnionPart( array( 'mentor_id', 'number' ), "SELECT mentor_id, COUNT(*) AS number FROM {mentorships} WHERE state IN ('requested', 'active') GROUP BY mentor_id", array() );
	}

	public function select_quick( string $since, int $answers, int $seconds ): UnionPart {
		// More than half came in time; or just half, and the two in the middle did so together.
		$in_time = "CASE WHEN answer_seconds <= $seconds THEN";
		return new UnionPart(
			array( 'mentor_id' ),
			"SELECT mentor_id FROM {mentorships} WHERE answered_at > ? GROUP BY mentor_id HAVING COUNT(*) >= ? AND ( 2 * SUM( $in_time 1 ELSE 0 END ) > COUNT(*)
				OR ( 2 * SUM( $in_time 1 ELSE 0 END ) = COUNT(*) AND MAX( $in_time answer_seconds END ) + MIN( CASE WHEN answer_seconds > $seconds THEN answer_seconds END ) <= 2 * $seconds ) )",
			array( $since, $answers )
		);
	}

	public function select_taken( int $person_id, string $since ): UnionPart {
		$asked = $this->mentorships->select_asked( $person_id, $since );
		return new UnionPart(
			array( 'mentor_id' ),
			"$asked->sql UNION SELECT blocked_id FROM {blocks} WHERE user_id = ? UNION SELECT ? AS mentor_id",
			array( ...$asked->values, $person_id, $person_id )
		);
	}
}
