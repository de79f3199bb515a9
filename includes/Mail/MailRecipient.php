<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;

/**
 * What a member's account says about emails to them.
 */
final class MailRecipient {

	/** The language they chose for emails. */
	public static function lang( int $user_id ): Lang {
		return Lang::from_query( get_user_meta( $user_id, UserMeta::LANG, true ) );
	}

	/** Whether this person can log in, and has not switched emails of this kind off. Erased people have no positive id. */
	public static function wants( int $user_id, string $kind ): bool {
		return $user_id > 0 && AccountStatus::of_stored( get_user_meta( $user_id, UserMeta::STATUS, true ) )->may_log_in() && ! MutedMails::has( $user_id, $kind );
	}
}
