<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use Closure;
use MentoriaiPortal\Accounts\AccountsModule;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Session\Sessions;
use MentoriaiPortal\SocialSignIn\Mail\SocialLinkMail;
use MentoriaiPortal\SocialSignIn\Rest;

/**
 * Signing in with Google, Facebook and LinkedIn.
 */
final class SocialSignInModule extends Module {

	/**
	 * @param Closure(): AccountsModule $accounts
	 * @param Closure(): Sessions       $sessions
	 */
	public function __construct( private readonly Services $core, private readonly Closure $accounts, private readonly Closure $sessions ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'deleted_user', static fn ( self $m ): callable => array( $m->links(), 'forget' ) ),
		);
	}

	public static function routes(): array {
		return array(
			Rest\SocialAuthRoute::class     => static fn ( self $m ) => new Rest\SocialAuthRoute( $m->flow() ),
			Rest\SocialCallbackRoute::class => static fn ( self $m ) => new Rest\SocialCallbackRoute( $m->sign_in() ),
			Rest\SocialExchangeRoute::class => static fn ( self $m ) => new Rest\SocialExchangeRoute( $m->sign_in(), ( $m->accounts )()->users() ),
			Rest\SocialLinksRoute::class    => static fn ( self $m ) => new Rest\SocialLinksRoute( $m->linking() ),
			Rest\SocialLinkRoute::class     => static fn ( self $m ) => new Rest\SocialLinkRoute( $m->linking() ),
			Rest\SocialUnlinkRoute::class   => static fn ( self $m ) => new Rest\SocialUnlinkRoute( $m->linking() ),
		);
	}

	public static function mails(): array {
		return array(
			SocialLinkMail::LINKED   => static fn ( self $m ) => new SocialLinkMail( $m->core->clock, is_linked: true ),
			SocialLinkMail::UNLINKED => static fn ( self $m ) => new SocialLinkMail( $m->core->clock, is_linked: false ),
		);
	}

	public static function tables(): array {
		return array( SocialAccountsTable::class, SocialStatesTable::class, SocialCodesTable::class );
	}

	public function jobs(): array {
		return array(
			'social_sign_in_states' => array( $this->states(), 'purge' ),
			'social_sign_in_codes'  => array( $this->codes(), 'purge' ),
		);
	}

	public function personal_data(): array {
		return array( new SocialPersonalData( $this->links() ) );
	}

	/** Which of them are on; the page tells the app. */
	public function providers(): Providers {
		return new Providers( $this->core->settings );
	}

	/** @return list<string> Names of the providers that signed this person in until now. */
	public function end_links( int $user_id ): array {
		return array_map( Providers::name_of( ... ), $this->links()->end_of_user( $user_id ) );
	}

	private function flow(): SocialFlow {
		return new SocialFlow( $this->providers(), new ProviderClient( $this->core->clock ), $this->states() );
	}

	private function linking(): SocialLinks {
		$core     = $this->core;
		$accounts = ( $this->accounts )();
		return new SocialLinks( $core->db, $core->clock, $core->mail, $this->providers(), $this->flow(), $this->links(), $accounts->accounts(), ( $this->sessions )(), $accounts->passwords() );
	}

	private function sign_in(): SocialSignIn {
		$accounts = ( $this->accounts )();
		return new SocialSignIn( $this->core->db, $this->core->limiter, $this->flow(), $this->links(), $this->codes(), $this->linking(), $accounts->accounts(), $accounts->registrations(), $accounts->logins(), ( $this->sessions )() );
	}

	private function links(): SocialAccountRepository {
		return new SocialAccountRepository( $this->core->db, $this->core->clock );
	}

	private function states(): SocialStateRepository {
		return new SocialStateRepository( $this->core->db, $this->core->clock );
	}

	private function codes(): SocialCodeRepository {
		return new SocialCodeRepository( $this->core->db, $this->core->clock );
	}
}
