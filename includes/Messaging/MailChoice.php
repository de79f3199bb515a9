<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Whether somebody wants mails about new messages (contract 5: each user can switch them off). They do unless they said no.
 */
final readonly class MailChoice {

	public function is_on( Identity $identity ): bool {
		return '1' !== get_user_meta( $identity->user_id, UserMeta::MUTE_MESSAGES, true );
	}

	public function set( Identity $identity, bool $on ): void {
		update_user_meta( $identity->user_id, UserMeta::MUTE_MESSAGES, $on ? '0' : '1' );
	}
}
