<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * That both sides of a mentorship are public and neither blocks the other, as a condition of a query: nobody is reminded of any
 * other pair.
 */
final class ReachablePair {

	/** Of `{mentorships} m`. */
	public static function condition( Db $db ): string {
		return self::is_public( $db, 'm.founder_id' ) . ' AND ' . self::is_public( $db, 'm.mentor_id' ) . ' AND NOT ' . BlockedPair::OF_MENTORSHIP;
	}

	/**
	 * That one person is public.
	 *
	 * @param string $id As SQL.
	 */
	public static function is_public( Db $db, string $id ): string {
		return "EXISTS ( SELECT 1 FROM {$db->usermeta()} s WHERE s.user_id = $id AND s.meta_key = '" . UserMeta::STATUS . "' AND s.meta_value = '" . AccountStatus::Public->value . "' )";
	}
}
