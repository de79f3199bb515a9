<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations\Mail;

/**
 * The two emails of an invitation; the values are their keys.
 */
enum InvitationMailKind: string {
	case Invitation = 'invitation';
	case Reminder   = 'invitation_reminder';

	/**
	 * Where the hash of its key is kept: both emails work.
	 *
	 * @return literal-string
	 */
	public function column(): string {
		return self::Invitation === $this ? 'key_hash' : 'reminder_hash';
	}
}
