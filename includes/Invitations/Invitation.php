<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

/**
 * The last invitation of one person; times are unix seconds.
 */
final readonly class Invitation {

	public function __construct(
		public int $valid_until,
		/** 0 for not yet. */
		public int $accepted_at
	) {}

	/** Whether it waits for its person; without one, or with another address, a new one may be sent. */
	public function is_living( int $now ): bool {
		return 0 === $this->accepted_at && $this->valid_until > $now;
	}
}
