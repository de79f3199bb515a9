<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Services;

/**
 * The status of accounts, changed in one place (contract 2, "Account life").
 */
final readonly class AccountService {

	public function __construct( private Services $core ) {}

	/** Sets the status, tells `mentoriai_user_status_changed`, ends sessions where access shrinks. */
	public function set_status( int $user_id, AccountStatus $status, string $reason = '' ): void {
	}
}
