<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Identity;

/**
 * Whether somebody has unread messages; for the dot in the menu.
 */
final readonly class UnreadMessages {

	public function has( Identity $identity ): bool {
		return false;
	}
}
