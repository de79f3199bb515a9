<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\LoginService;
use MentoriaiPortal\Accounts\RegistrationService;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Session\Sessions;

/**
 * What becomes of someone who comes back from a provider.
 */
final readonly class SocialSignIn {

	public function __construct(
		private Db $db,
		private RateLimiter $limiter,
		private SocialFlow $flow,
		private SocialAccountRepository $links,
		private SocialCodeRepository $codes,
		private SocialLinks $linking,
		private AccountService $accounts,
		private RegistrationService $registrations,
		private LoginService $logins,
		private Sessions $sessions
	) {}

	/**
	 * Ends the way back of a browser.
	 *
	 * @param string $ip   Whose limit a try takes from; beyond it the person lands on the log-in page too.
	 * @param Lang   $lang Where the state does not tell.
	 * @return string The address of our own screen to go to, with `social` or `error`.
	 */
	public function come_back( string $provider, string $state, string $code, string $browser, string $ip, Lang $lang ): string {
		$about  = $this->flow->recall( $state );
		$screen = null === $about || 0 === $about->user_id ? Screen::Login : Screen::Profile;
		try {
			$this->limiter->take( 'social', $ip );
			$person = $this->flow->finish( $provider, $state, $code, $browser, $about );
			$query  = null === $about || 0 === $about->user_id
				? array( 'social' => $this->code( $provider, $person, $about, $browser ) )
				: array( 'linked' => $this->linking->finish( $provider, $person, $about ) );
		} catch ( SocialFailure $failure ) {
			$query = array( 'error' => $failure->error );
		} catch ( ApiError ) {
			$query = array( 'error' => SocialFailure::OTHER );
		}
		return PortalUrls::screen( $screen, $about->lang ?? $lang, $query );
	}

	/**
	 * Trades a one-time code for a session.
	 *
	 * @param string $browser    Cookie that came along.
	 * @param bool   $bound      Whether it must be that of the browser that signed in.
	 * @param string $user_agent See Sessions::issue().
	 * @return array{Account, string} Whose code it was, and the token.
	 * @throws ApiError 400 `invalid_key`, 403 `draft`, `account_closed`, `staff_account`.
	 */
	public function exchange( string $code, string $browser, bool $bound, string $user_agent ): array {
		$expired = new ApiError( 'invalid_key', 400, __( 'This sign-in has expired. Please start again.', 'mentoriai-portal' ) );
		// A reset ends codes: the account is read first, so that one of before counts for nothing after.
		$user_id = $bound && '' === $browser ? null : $this->codes->owner( $code, BrowserCookie::hash( $browser ) );
		$account = null === $user_id ? null : $this->accounts->find( $user_id );
		if ( null === $account || ! $this->codes->spend( $code ) ) {
			throw $expired;
		}
		$this->logins->refuse_who_may_not( $account );
		return array( $account, $this->sessions->issue( $account->id, $account->password_hash, $user_agent, by_provider: true ) ?? throw $expired );
	}

	/** @throws SocialFailure */
	private function code( string $provider, SocialPerson $person, ?SocialState $about, string $browser ): string {
		$user_id = $this->account_of( $provider, $person, $about );
		return $this->db->transaction(
			function () use ( $provider, $person, $browser, $user_id ): string {
				// A reset, which ends links and codes, comes before or after.
				$this->db->lock_user( $user_id );
				return $user_id === $this->links->owner( $provider, $person->subject )
					? $this->codes->issue( $user_id, BrowserCookie::hash( $browser ) )
					: throw new SocialFailure( SocialFailure::OTHER );
			}
		);
	}

	/** @throws SocialFailure */
	private function account_of( string $provider, SocialPerson $person, ?SocialState $about ): int {
		return $this->links->owner( $provider, $person->subject ) ?? $this->new_account( $provider, $person, $about );
	}

	/** @throws SocialFailure */
	private function refuse_while_closed(): void {
		try {
			$this->registrations->refuse_while_closed();
		} catch ( ApiError ) {
			throw new SocialFailure( SocialFailure::CLOSED );
		}
	}

	/** @throws SocialFailure */
	private function new_account( string $provider, SocialPerson $person, ?SocialState $about ): int {
		if ( '' === $person->email ) {
			throw new SocialFailure( SocialFailure::NO_ADDRESS );
		}
		$this->refuse_while_closed();
		try {
			return $this->registrations->register_verified(
				$person->email,
				Role::from_type( $about->usertype ?? '' ) ?? Role::Undecided,
				$about->lang ?? Lang::Lt,
				$person->first_name,
				$person->last_name,
				fn ( int $user_id ): bool => $this->links->add( $provider, $person->subject, $user_id )
			);
		} catch ( ApiError ) {
			// The address is taken: by this very person in another tab a moment ago, or by an account that is not linked.
			return $this->links->owner( $provider, $person->subject ) ?? throw new SocialFailure( SocialFailure::EXISTING_USER );
		}
	}
}
