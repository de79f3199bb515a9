<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;

/**
 * `user.capabilities`: what the app shows or hides. Each follows the access of the routes behind it.
 */
final readonly class MemberCapabilities {

	private function __construct(
		/** Open a conversation with a mentor: message_send. */
		public bool $can_message,
		/** Answer in a conversation: message_reply. */
		public bool $can_reply,
		/** Create and edit action plans: save_new_plan, update_step. */
		public bool $can_plan,
		/** Rate a mentor: submit-review. */
		public bool $can_review,
		/** See the statistics of a mentor: user-results. */
		public bool $can_results,
		/** Fill in the profile: save_profile. */
		public bool $can_edit_profile,
		/** Decide between founder and mentor: set-user-type. */
		public bool $can_choose_type
	) {}

	public static function of( ?Role $role, AccountStatus $status ): self {
		$founder = Role::Founder === $role;
		$mentor  = Role::Mentor === $role;
		$public  = AccountStatus::Public === $status;
		return new self(
			can_message: $founder && $public,
			can_reply: ( $founder || $mentor ) && $public,
			can_plan: $founder && $public,
			can_review: $founder && $public,
			can_results: $mentor,
			can_edit_profile: $founder || $mentor,
			can_choose_type: Role::Undecided === $role
		);
	}

	/** @return array<string, bool> */
	public function to_array(): array {
		return get_object_vars( $this );
	}
}
