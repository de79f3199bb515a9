<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * Who acts: the owner of the bearer token, read in one query.
 */
final readonly class Identity {

	public function __construct(
		public int $user_id,
		public Role $role,
		public AccountStatus $status,
		public int $session_id,
		/** Unix seconds. */
		public int $session_created_at
	) {}

	public function is_public(): bool {
		return AccountStatus::Public === $this->status;
	}
}
