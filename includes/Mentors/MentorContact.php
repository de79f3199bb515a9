<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * What one needs to know of a mentor before writing to them.
 */
final readonly class MentorContact {

	public function __construct(
		public int $id,
		/** Null for an id that is no mentor's. */
		public ?AccountStatus $status,
		public bool $busy,
		/** How many founders at most; 0 is no limit. */
		public int $capacity
	) {}

	/** False for missing, paused, rejected and closed mentors: all of them answer 404. */
	public function exists(): bool {
		return $this->is_public() || $this->is_unconfirmed();
	}

	public function is_public(): bool {
		return AccountStatus::Public === $this->status;
	}

	/** Draft, submitted or returned: 409 `mentor_unconfirmed`. */
	public function is_unconfirmed(): bool {
		return null !== $this->status && $this->status->is_unconfirmed();
	}
}
