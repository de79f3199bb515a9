<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;

/**
 * Whether someone has unread messages; for the dot in the menu.
 */
final readonly class UnreadMessages {

	public function __construct( private ConversationRepository $conversations ) {}

	/** One look into an index. */
	public function has( Identity $identity ): bool {
		$side = Side::try_of( $identity );
		return null !== $side && $this->conversations->has_unread( $identity->user_id, $side );
	}

	/** The same as a column of another query: 1 or 0. */
	public function column( Identity $identity ): string {
		$side = Side::try_of( $identity );
		return null === $side ? '0' : $this->conversations->unread_column( $identity->user_id, $side );
	}
}
