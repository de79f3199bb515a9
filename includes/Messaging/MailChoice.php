<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Mail\MutedMails;

/**
 * Whether someone wants emails about new messages (each user can switch them off). They do unless they said no.
 */
final readonly class MailChoice {

	public function is_on( Identity $identity ): bool {
		return ! MutedMails::has( $identity->user_id, NewMessageMail::KEY );
	}

	public function set( Identity $identity, bool $on ): void {
		MutedMails::set( $identity->user_id, NewMessageMail::KEY, ! $on );
	}
}
