<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Session\Mail\NewSignInMail;

/**
 * Sessions: tokens, their list and end, the mail about a new sign-in.
 */
final class SessionModule extends Module {

	public readonly SessionRepository $sessions;

	public function __construct( private readonly Services $core ) {
		$this->sessions = new SessionRepository( $core->db, $core->clock );
	}

	public function register(): void {
	}

	public function routes(): array {
		return array(
			new Rest\LogoutRoute( $this->sessions ),
			new Rest\GetSessionsRoute( new OpenSessions( $this->sessions ) ),
			new Rest\EndSessionsRoute( new OpenSessions( $this->sessions ) ),
		);
	}

	public function personal_data(): array {
		return array( new SessionData( $this->sessions, $this->core->clock ) );
	}

	public function jobs(): array {
		return array( 'sessions' => array( $this->sessions, 'purge' ) );
	}

	public function tables(): array {
		return array( new SessionsTable() );
	}

	public function mails(): array {
		return array( new NewSignInMail( $this->core->clock ) );
	}
}
