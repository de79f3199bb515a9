<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;

/**
 * What saving a complete profile does to the account (docs/contract.md#accounts).
 */
final readonly class Publication {

	public function __construct( private bool $approve_founders, private bool $approve_edits ) {}

	/**
	 * @param bool $reads_differently Whether a text that visitors read was changed.
	 */
	public function status_after( Role $role, AccountStatus $status, bool $reads_differently ): AccountStatus {
		$by_staff = Role::Mentor === $role || $this->approve_founders;
		return match ( $status ) {
			AccountStatus::Draft => $by_staff ? AccountStatus::Submitted : AccountStatus::Public,
			AccountStatus::Returned => AccountStatus::Submitted,
			AccountStatus::Public => Role::Mentor === $role && $this->approve_edits && $reads_differently ? AccountStatus::Submitted : $status,
			default => $status,
		};
	}
}
