<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * Whom a founder has written to: what reviews and plans ask before they let one write (contract 4 and 6, `not_contacted`).
 */
final readonly class ContactedMentors {

	public function __construct( private ConversationRepository $conversations ) {}

	public function has( int $founder_id, int $mentor_id ): bool {
		return $this->conversations->have_met( $founder_id, $mentor_id );
	}
}
