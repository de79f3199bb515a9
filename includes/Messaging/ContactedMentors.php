<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * Whom a founder has written to: what reviews and plans ask before they let one write (`not_contacted`).
 */
final readonly class ContactedMentors {

	public function __construct( private ConversationRepository $conversations ) {}

	public function has( int $founder_id, int $mentor_id ): bool {
		return $this->conversations->have_met( $founder_id, $mentor_id );
	}

	/**
	 * All whose account is public, by name.
	 *
	 * @return list<array{id: int, name: string}>
	 */
	public function public_of( int $founder_id ): array {
		return $this->conversations->contacted_by( $founder_id );
	}

	/** The account status of a mentor whom the founder has written to, '' where it has none; null where they never talked. */
	public function status( int $founder_id, int $mentor_id ): ?string {
		return $this->conversations->status_of_contacted( $founder_id, $mentor_id );
	}

	/** A row where the founder has written to anybody, as a part of another statement. */
	public function select_any( int $founder_id ): UnionPart {
		return $this->conversations->select_any_of( $founder_id );
	}
}
