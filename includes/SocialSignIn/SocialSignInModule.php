<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Accounts\AccountsModule;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\SocialSignIn\Rest;
use MentoriaiPortal\Session\Sessions;
use MentoriaiPortal\SocialSignIn\Mail\SocialLinkMail;

/**
 * Signing in with Google, Facebook and LinkedIn.
 */
final class SocialSignInModule extends Module {

	/** Which of them are on; the page tells the app. */
	public readonly Providers $providers;

	private readonly SocialStateRepository $states;

	private readonly SocialCodeRepository $codes;

	private readonly SocialAccountRepository $links;

	public function __construct( private readonly Services $core, private readonly AccountsModule $accounts, private readonly Sessions $sessions ) {
		$this->providers = new Providers( $core->settings );
		$this->states    = new SocialStateRepository( $core->db, $core->clock );
		$this->codes     = new SocialCodeRepository( $core->db, $core->clock );
		$this->links     = new SocialAccountRepository( $core->db, $core->clock );
	}

	public function register(): void {
		add_action( 'deleted_user', array( $this->links, 'forget' ) );
	}

	public function jobs(): array {
		return array(
			'social_sign_in_states' => array( $this->states, 'purge' ),
			'social_sign_in_codes' => array( $this->codes, 'purge' ),
		);
	}

	public function routes(): array {
		$core    = $this->core;
		$flow    = new SocialFlow( $this->providers, new ProviderClient( $core->clock ), $this->states );
		$linking = new SocialLinks( $core->db, $core->clock, $core->mail, $this->providers, $flow, $this->links, $this->accounts->accounts, $this->sessions, $this->accounts->passwords() );
		$sign_in = new SocialSignIn( $core->limiter, $flow, $this->links, $this->codes, $linking, $this->accounts->accounts, $this->accounts->registrations(), $this->accounts->logins() );
		return array(
			new Rest\SocialAuthRoute( $flow ),
			new Rest\SocialCallbackRoute( $sign_in ),
			new Rest\SocialExchangeRoute( $sign_in, $this->sessions, $this->accounts->users ),
			new Rest\SocialLinksRoute( $linking ),
			new Rest\SocialLinkRoute( $linking ),
			new Rest\SocialUnlinkRoute( $linking ),
		);
	}

	public function tables(): array {
		return array( new SocialAccountsTable(), new SocialStatesTable(), new SocialCodesTable() );
	}

	public function personal_data(): array {
		return array( new SocialPersonalData( $this->links ) );
	}

	public function mails(): array {
		return array( new SocialLinkMail( $this->core->clock, is_linked: true ), new SocialLinkMail( $this->core->clock, is_linked: false ) );
	}

	/** @return list<string> Names of the providers that signed this person in until now. */
	public function end_links( int $user_id ): array {
		return array_map( Providers::name_of( ... ), $this->links->end_of_user( $user_id ) );
	}
}
