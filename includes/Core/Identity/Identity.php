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
		/** Time of the log-in, Unix seconds. */
		public int $session_created_at,
		/** Whether the session began with a provider's word, not with a password or an emailed key. */
		public bool $by_provider = false,
		/** SHA-256 of the token that was sent. */
		public string $token_hash = '',
		/** Whether an extension has replaced the token that was sent: whoever has the new one may be another person. */
		public bool $is_former = false
	) {}

	public function is_public(): bool {
		return AccountStatus::Public === $this->status;
	}
}
