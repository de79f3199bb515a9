<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Mail;

use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * What a person is told about the account; the values are keys of emails.
 */
enum StatusMailKind: string {
	case Approved = 'profile_approved';
	case Returned = 'profile_returned';
	case Rejected = 'profile_rejected';
	case Paused   = 'account_paused';
	case Restored = 'account_restored';
	case Closed   = 'account_closed';
	case Reopened = 'account_reopened';

	/** What is sent when a status stays and its reason is another one. */
	public static function for_new_reason( AccountStatus $status ): ?self {
		return match ( $status ) {
			AccountStatus::Returned => self::Returned,
			AccountStatus::Rejected => self::Rejected,
			AccountStatus::Paused   => self::Paused,
			AccountStatus::Closed   => self::Closed,
			default => null,
		};
	}
}
