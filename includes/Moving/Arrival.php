<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;

/**
 * What an import writes about a person.
 */
final readonly class Arrival {

	/**
	 * @param Role::Founder|Role::Mentor $role
	 * @param array<string, string>      $profile Cells of the profile; see Profiles\ProfilesOfOthers.
	 */
	public function __construct(
		/** Null makes an account. */
		public ?int $user_id,
		/** Whether the account is a member's already: then its status stays. */
		public bool $is_member,
		public string $email,
		public Role $role,
		public array $profile,
		public AccountStatus $status,
		/** Null leaves that of a member. */
		public ?Lang $lang,
		/** @var list<string>|null Likewise. */
		public ?array $tags,
		public bool $is_confirmed,
		public ?string $photo,
		/** Whether staff state the consent. */
		public bool $has_consent,
		/** When a new member is invited; one of Options::INVITE. */
		public string $invite
	) {}
}
