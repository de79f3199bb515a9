<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Media\Photo;

/**
 * A member's profile as it is kept, with what the account knows next to it.
 */
final readonly class StoredProfile {

	/** @param list<Cv> $cvs */
	public function __construct(
		public string $email,
		public AccountStatus $status,
		/** Why staff returned, rejected or paused; '' otherwise. */
		public string $reason,
		/** Of the mentor's public page; '' before there is one. */
		public string $slug,
		/** Null for people who have not chosen a type. */
		public ?Profile $profile,
		public ?Photo $photo,
		public array $cvs
	) {}
}
