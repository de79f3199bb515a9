<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Accounts\ConfirmationService;
use MentoriaiPortal\Accounts\EmailClaimRepository;
use MentoriaiPortal\Accounts\LoginService;
use MentoriaiPortal\Accounts\PasswordService;
use MentoriaiPortal\Accounts\RegistrationService;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\SocialSignIn\Rest;
use MentoriaiPortal\Session\SessionRepository;
use MentoriaiPortal\Session\SignInNotices;
use MentoriaiPortal\Session\TokenIssuer;

/**
 * Signing in with Google, Facebook and LinkedIn.
 */
final class SocialSignInModule extends Module {

	/** Which of them are on; the page tells the app. */
	public readonly Providers $providers;

	private readonly SocialStateRepository $states;

	private readonly SocialCodeRepository $codes;

	private readonly SocialAccountRepository $links;

	public function __construct( private readonly Services $core, private readonly UserPresenter $users ) {
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
		$core     = $this->core;
		$people   = new AccountRepository( $core->db, $core->clock );
		$sessions = new SessionRepository( $core->db, $core->clock );
		$flow     = new SocialFlow( $this->providers, new ProviderClient( $core->clock ), $this->states );
		$linking  = new SocialLinks( $this->providers, $flow, $this->links, $people, $sessions, new PasswordService( $core, $people, $sessions ) );
		$sign_in  = new SocialSignIn( $core->limiter, $flow, $this->links, $this->codes, $linking, $people, $this->registrations( $people ), new LoginService( $core, $people ) );
		return array(
			new Rest\SocialAuthRoute( $flow ),
			new Rest\SocialCallbackRoute( $sign_in ),
			new Rest\SocialExchangeRoute( $sign_in, new TokenIssuer( $sessions, $core->clock, new SignInNotices( $core->mail, $core->clock ) ), $this->users ),
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

	private function registrations( AccountRepository $people ): RegistrationService {
		$claims = new EmailClaimRepository( $this->core->db );
		return new RegistrationService( $this->core, $people, $claims, new ConfirmationService( $this->core, $people, $claims ) );
	}
}
