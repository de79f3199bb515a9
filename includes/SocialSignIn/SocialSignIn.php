<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\LoginService;
use MentoriaiPortal\Accounts\RegistrationService;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * What becomes of somebody who comes back from a provider.
 */
final readonly class SocialSignIn {

	public function __construct(
		private RateLimiter $limiter,
		private SocialFlow $flow,
		private SocialAccountRepository $links,
		private SocialCodeRepository $codes,
		private SocialLinks $linking,
		private AccountService $accounts,
		private RegistrationService $registrations,
		private LoginService $logins
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
				? array( 'social' => $this->codes->issue( $this->account_of( $provider, $person, $about ), BrowserCookie::hash( $browser ) ) )
				: array( 'linked' => $this->linking->finish( $provider, $person, $about ) );
		} catch ( SocialFailure $failure ) {
			$query = array( 'error' => $failure->error );
		} catch ( ApiError ) {
			$query = array( 'error' => SocialFailure::OTHER );
		}
		return PortalUrls::screen( $screen, $about->lang ?? $lang, $query );
	}

	/**
	 * Whose one-time code it is.
	 *
	 * @param string $browser Cookie that came along.
	 * @param bool   $bound   Whether it must be that of the browser that signed in.
	 * @throws ApiError 400 `invalid_key`, 403 `draft`, `account_closed`, `staff_account`.
	 */
	public function exchange( string $code, string $browser, bool $bound ): Account {
		$user_id = $bound && '' === $browser ? null : $this->codes->spend( $code, BrowserCookie::hash( $browser ) );
		$account = null === $user_id ? null : $this->accounts->find( $user_id );
		if ( null === $account ) {
			throw new ApiError( 'invalid_key', 400, __( 'This sign-in has expired. Please start again.', 'mentoriai-portal' ) );
		}
		$this->logins->refuse_who_may_not( $account );
		return $account;
	}

	/** @throws SocialFailure */
	private function account_of( string $provider, SocialPerson $person, ?SocialState $about ): int {
		return $this->links->owner( $provider, $person->subject ) ?? $this->new_account( $provider, $person, $about );
	}

	/** @throws SocialFailure */
	private function new_account( string $provider, SocialPerson $person, ?SocialState $about ): int {
		if ( '' === $person->email ) {
			throw new SocialFailure( SocialFailure::NO_ADDRESS );
		}
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
