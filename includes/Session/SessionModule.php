<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Session\Mail\NewSignInMail;

/**
 * Sessions: tokens, their list and end, the email about a new sign-in.
 */
final class SessionModule extends Module {

	public function __construct( private readonly Services $core ) {}

	public static function routes(): array {
		return array(
			Rest\LogoutRoute::class      => static fn ( self $m ) => new Rest\LogoutRoute( $m->authenticator() ),
			Rest\GetSessionsRoute::class => static fn ( self $m ) => new Rest\GetSessionsRoute( new OpenSessions( $m->authenticator() ) ),
			Rest\EndSessionsRoute::class => static fn ( self $m ) => new Rest\EndSessionsRoute( new OpenSessions( $m->authenticator() ) ),
		);
	}

	public static function mails(): array {
		return array( NewSignInMail::KEY => static fn ( self $m ) => new NewSignInMail( $m->core->clock ) );
	}

	public static function tables(): array {
		return array( SessionsTable::class, LastSeenTable::class );
	}

	public function jobs(): array {
		return array( 'sessions' => array( $this->authenticator(), 'purge' ) );
	}

	public function personal_data(): array {
		return array( new SessionData( $this->authenticator(), new LastSeenRepository( $this->core->db ), $this->core->clock ) );
	}

	public function sessions(): Sessions {
		return new Sessions( $this->authenticator(), $this->core->clock, new SignInNotices( $this->core->mail, $this->core->clock ) );
	}

	/** Turns a token into who it is. */
	public function authenticator(): SessionRepository {
		return new SessionRepository( $this->core->db, $this->core->clock );
	}

	/**
	 * SQL of the day (`yyyy-MM-dd`) on which a person was seen last; null for never since the portal keeps it.
	 *
	 * @param literal-string $user_id Column.
	 * @return literal-string
	 */
	public function seen_on( string $user_id ): string {
		return LastSeenRepository::column( $user_id );
	}
}
