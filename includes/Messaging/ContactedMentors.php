<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * Whom a founder has written to: what reviews ask before they let one write (`not_contacted`).
 */
final readonly class ContactedMentors {

	public function __construct( private ConversationRepository $conversations ) {}

	public function has( int $founder_id, int $mentor_id ): bool {
		return $this->conversations->have_met( $founder_id, $mentor_id );
	}

	/** The latest conversation of the two; null where they never talked. */
	public function conversation( int $founder_id, int $mentor_id ): ?int {
		return $this->conversations->latest_of( $founder_id, $mentor_id );
	}

	/** A row where the founder has written to anyone, as a part of another statement. */
	public function select_any( int $founder_id ): UnionPart {
		return $this->conversations->select_any_of( $founder_id );
	}
}
