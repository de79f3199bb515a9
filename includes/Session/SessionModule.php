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

	public readonly Sessions $sessions;

	/** Turns a token into who it is. */
	public readonly SessionRepository $authenticator;

	public function __construct( private readonly Services $core ) {
		$this->authenticator = new SessionRepository( $core->db, $core->clock );
		$this->sessions      = new Sessions( $this->authenticator, $core->clock, new SignInNotices( $core->mail, $core->clock ) );
	}

	public function routes(): array {
		return array(
			new Rest\LogoutRoute( $this->authenticator ),
			new Rest\GetSessionsRoute( new OpenSessions( $this->authenticator ) ),
			new Rest\EndSessionsRoute( new OpenSessions( $this->authenticator ) ),
		);
	}

	public function personal_data(): array {
		return array( new SessionData( $this->authenticator, $this->core->clock ) );
	}

	public function jobs(): array {
		return array( 'sessions' => array( $this->authenticator, 'purge' ) );
	}

	public function tables(): array {
		return array( new SessionsTable() );
	}

	public function mails(): array {
		return array( new NewSignInMail( $this->core->clock ) );
	}
}
