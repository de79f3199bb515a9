<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

/**
 * That one of two people blocks the other, as a condition of a query: which of them is asked nowhere.
 */
final class BlockedPair {

	/** Of a row `m` that has both, as mentorships and meetings do. */
	public const OF_MENTORSHIP = '( EXISTS ( SELECT 1 FROM {blocks} x WHERE x.user_id = m.founder_id AND x.blocked_id = m.mentor_id ) OR EXISTS ( SELECT 1 FROM {blocks} x WHERE x.user_id = m.mentor_id AND x.blocked_id = m.founder_id ) )';

	/**
	 * Of any two.
	 *
	 * @param string $founder As SQL, the mentor likewise.
	 */
	public static function of( string $founder, string $mentor ): string {
		return strtr(
			self::OF_MENTORSHIP,
			array(
				'm.founder_id' => $founder,
				'm.mentor_id'  => $mentor,
			)
		);
	}

	/**
	 * That the first of any two blocks the other, for what only the first reads.
	 *
	 * @param string $who As SQL, the other likewise.
	 */
	public static function by( string $who, string $other ): string {
		return "EXISTS ( SELECT 1 FROM {blocks} x WHERE x.user_id = $who AND x.blocked_id = $other )";
	}
}
