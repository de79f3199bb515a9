<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * A person's photo as a column of another query, where the account is public: the address of another's is told to nobody.
 */
final class PublicPhoto {

	/** @param string $user_id SQL, never what somebody sent. */
	public static function column( Db $db, string $user_id ): string {
		$meta = $db->usermeta();
		return "( SELECT a.meta_value FROM $meta a JOIN $meta s ON s.user_id = a.user_id AND s.meta_key = '" . UserMeta::STATUS . "' AND s.meta_value = '" . AccountStatus::Public->value . "'
			WHERE a.user_id = $user_id AND a.meta_key = '" . UserMeta::AVATAR . "' LIMIT 1 )";
	}
}
