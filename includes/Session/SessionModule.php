<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Core\Identity\Authenticator;
use MentoriaiPortal\Messaging\UnreadMessages;

/**
 * Accounts: registration, confirmation, log-in, tokens, password, roles and status.
 */
final class SessionModule extends Module {

	public readonly Authenticator $authenticator;

	public readonly AccountService $accounts;

	public function __construct( private readonly Services $core, UnreadMessages $unread ) {
		$this->authenticator = new SessionRepository( $core->db, $core->clock );
		$this->accounts      = new AccountService( $core );
	}
}
