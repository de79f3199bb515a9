<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentorships\BlockedPair;

/**
 * Meetings that are near or wait for a person's word, ten at most.
 */
final readonly class MeetingTodayRepository {

	/** Seconds ahead for which a meeting is mentioned. */
	private const AHEAD = 14 * 86400;

	/** A day that was never proposed is at most 60 days back when it is noted, and then has its days for the other's word. */
	private const BACK = 60 * 86400 + Outcome::SPOKEN_SECONDS;

	public function __construct( private Db $db ) {}

	/**
	 * @param string $is_active That the mentorship is active; see Pairs.
	 * @return UnionPart `due` orders them: what begins within a day is more urgent than an answer or a word, all else less.
	 */
	public function select( Side $side, int $user_id, string $is_active, int $now ): UnionPart {
		$other    = $side->other()->column( 'id' );
		$at       = Clock::to_sql( $now );
		$tomorrow = Clock::to_sql( $now + 86400 );
		$comes    = "m.state = 'agreed' AND m.day IS NULL AND m.ends_at > ?";
		$blocked  = BlockedPair::OF_MENTORSHIP;
		return new UnionPart(
			array( 'id', 'mentorship_id', 'what', 'due', 'starts_at', 'day', 'place', 'other_id', 'display_name' ),
			"SELECT m.id, m.mentorship_id, CASE WHEN m.state = 'proposed' THEN 'answer' WHEN $comes THEN 'coming' ELSE 'word' END AS what,
				CASE WHEN $comes THEN m.starts_at ELSE ? END AS due, m.starts_at, m.day, m.place, m.$other AS other_id, u.display_name
			FROM {meetings} m LEFT JOIN {$this->db->users()} u ON u.ID = m.$other
			WHERE m.{$side->column( 'id' )} = ? AND m.ends_at > ? AND (
				( m.state = 'proposed' AND m.proposed_by = ? AND m.ends_at > ? AND $is_active )
				OR ( $comes AND m.starts_at <= ? )
				OR ( m.state = 'agreed' AND ( ( m.day IS NOT NULL AND NOT $blocked ) OR ( m.day IS NULL AND m.ends_at <= ? ) ) AND m.words_from > ? AND m.{$side->column( 'held' )} IS NULL )
			) ORDER BY due, m.id LIMIT 10",
			array( $at, $at, $tomorrow, $user_id, Clock::to_sql( $now - self::BACK ), $side->other()->value, $at, $at, Clock::to_sql( $now + self::AHEAD ), $at, Clock::to_sql( $now - Outcome::SPOKEN_SECONDS ) )
		);
	}
}
