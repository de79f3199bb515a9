<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;

/**
 * What of a conversation goes along when one of its two sides reports it; and the whole, for staff who have written down why.
 */
final readonly class Excerpts {

	/** Messages before the reported one, and after it. */
	private const AROUND = 5;

	public function __construct( private ConversationRepository $conversations, private MessageRepository $messages ) {}

	/** Null for a message that the viewer does not see. */
	public function around( int $message_id, Identity $viewer ): ?Excerpt {
		$convo_id = null === Side::try_of( $viewer ) ? null : $this->conversations->id_of_message( $message_id, $viewer );
		$found    = null === $convo_id ? null : $this->conversations->find_for_viewer( $convo_id, $viewer );
		return null === $found ? null : new Excerpt( $found, array( ...$this->messages->before( $found, $message_id + 1, self::AROUND + 1 ), ...$this->messages->after( $found, $message_id, null, self::AROUND ) ) );
	}

	/** The last messages; null for a conversation that is not the viewer's. */
	public function last( int $convo_id, Identity $viewer ): ?Excerpt {
		$found = null === Side::try_of( $viewer ) ? null : $this->conversations->find_for_viewer( $convo_id, $viewer );
		return null === $found ? null : new Excerpt( $found, $this->messages->before( $found, null, 2 * self::AROUND + 1 ) );
	}

	/** All of it. Who may see it, the caller has decided. */
	public function whole( int $convo_id ): ?Excerpt {
		$found = $this->conversations->find( $convo_id );
		return null === $found ? null : new Excerpt( $found, $this->messages->after( $found, 0, null, PHP_INT_MAX ) );
	}
}
