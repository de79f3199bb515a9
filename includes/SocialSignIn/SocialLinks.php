<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Accounts\PasswordService;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Session\SessionRepository;

/**
 * Providers linked to one's own account, from the profile.
 */
final readonly class SocialLinks {

	public function __construct(
		private Providers $providers,
		private SocialFlow $flow,
		private SocialAccountRepository $links,
		private AccountRepository $accounts,
		private SessionRepository $sessions,
		private PasswordService $passwords
	) {}

	/**
	 * The providers that are on, and those that are linked though they are off by now.
	 *
	 * @return array{has_password: bool, providers: list<array{provider: string, name: string, on: bool, linked_at: string|null}>}
	 */
	public function of( Identity $who ): array {
		$linked = $this->links->of_user( $who->user_id );
		$on     = $this->providers->names();
		$rows   = array();
		foreach ( Providers::NAMES as $provider => $name ) {
			if ( in_array( $provider, $on, true ) || isset( $linked[ $provider ] ) ) {
				$rows[] = array(
					'provider'  => $provider,
					'name'      => $name,
					'on'        => in_array( $provider, $on, true ),
					'linked_at' => isset( $linked[ $provider ] ) ? Clock::sql_to_wire( $linked[ $provider ] ) : null,
				);
			}
		}
		return array(
			'has_password' => $this->account( $who )->has_password(),
			'providers'    => $rows,
		);
	}

	/**
	 * Begins to link: only whoever knows the password, or has signed in a moment ago where there is none.
	 *
	 * @return string Where to send the browser.
	 * @throws ApiError 403 `reauth_required`, `incorrect_password`, 400 `oauth_error`, 429.
	 */
	public function begin( Identity $who, string $provider, #[\SensitiveParameter] ?string $password, string $browser, Lang $lang ): string {
		$this->passwords->confirm_identity( $who, $this->account( $who ), $password );
		return $this->flow->begin( $browser, new SocialState( $provider, '', '', '', $lang, $who->user_id, $who->session_id ) );
	}

	/**
	 * Links who came back to the account that asked for it, if that session has not ended meanwhile.
	 *
	 * @return string The provider.
	 * @throws SocialFailure
	 */
	public function finish( string $provider, SocialPerson $person, SocialState $about ): string {
		$owner = $this->links->owner( $provider, $person->subject );
		if ( ! $this->sessions->is_alive( $about->session_id, $about->user_id ) ) {
			throw new SocialFailure( SocialFailure::OTHER );
		}
		if ( null === $owner && ! $this->links->add( $provider, $person->subject, $about->user_id ) ) {
			$owner = $this->links->owner( $provider, $person->subject ) ?? 0;
		}
		return null === $owner || $owner === $about->user_id ? $provider : throw new SocialFailure( SocialFailure::EXISTING_USER );
	}

	/**
	 * Unlinks a provider; repeating it is a success.
	 *
	 * @throws ApiError 409 `last_sign_in`: nothing else would be left to sign in with.
	 */
	public function remove( Identity $who, string $provider ): void {
		if ( $this->account( $who )->has_password() ) {
			$this->links->remove( $who->user_id, $provider );
		} elseif ( ! $this->links->remove_unless_last( $who->user_id, $provider ) && isset( $this->links->of_user( $who->user_id )[ $provider ] ) ) {
			throw ApiError::conflict( 'last_sign_in' );
		}
	}

	private function account( Identity $who ): Account {
		return $this->accounts->find( $who->user_id ) ?? throw ApiError::not_logged_in();
	}
}
