<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\PasswordService;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Session\Sessions;
use MentoriaiPortal\SocialSignIn\Mail\SocialLinkMail;

/**
 * Providers linked to one's own account, from the profile.
 */
final readonly class SocialLinks {

	public function __construct(
		private Db $db,
		private Clock $clock,
		private MailQueue $mails,
		private Providers $providers,
		private SocialFlow $flow,
		private SocialAccountRepository $links,
		private AccountService $accounts,
		private Sessions $sessions,
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
		if ( null === $owner && ! $this->add( $provider, $person->subject, $about ) ) {
			$owner = $this->links->owner( $provider, $person->subject ) ?? 0;
		}
		return null === $owner || $owner === $about->user_id ? $provider : throw new SocialFailure( SocialFailure::EXISTING_USER );
	}

	/**
	 * Unlinks a provider, by the same proof as linking; repeating it is a success.
	 *
	 * @throws ApiError 403 `reauth_required`, `incorrect_password`, 409 `last_sign_in`: nothing else would be left to sign in with; 429.
	 */
	public function remove( Identity $who, string $provider, #[\SensitiveParameter] ?string $password ): void {
		$account = $this->account( $who );
		$this->passwords->confirm_identity( $who, $account, $password );
		$this->db->transaction(
			function () use ( $account, $provider ): void {
				$is_removed = $account->has_password()
					? $this->links->remove( $account->id, $provider )
					: $this->links->remove_unless_last( $account->id, $provider );
				if ( $is_removed ) {
					SocialLinkMail::queue( $this->mails, false, $account, $provider, $this->clock->now() );
				} elseif ( isset( $this->links->of_user( $account->id )[ $provider ] ) ) {
					throw ApiError::conflict( 'last_sign_in' );
				}
			}
		);
	}

	/**
	 * Links and tells the owner, whoever did it.
	 *
	 * @throws SocialFailure
	 */
	private function add( string $provider, string $subject, SocialState $about ): bool {
		return $this->db->transaction(
			function () use ( $provider, $subject, $about ): bool {
				// A reset, which ends sessions and links, comes before or after.
				$this->db->lock_user( $about->user_id );
				if ( ! $this->sessions->is_alive( $about->session_id, $about->user_id ) ) {
					throw new SocialFailure( SocialFailure::OTHER );
				}
				$account  = $this->accounts->find( $about->user_id );
				$is_added = null !== $account && $this->links->add( $provider, $subject, $about->user_id );
				if ( $is_added ) {
					SocialLinkMail::queue( $this->mails, true, $account, $provider, $this->clock->now() );
				}
				return $is_added;
			}
		);
	}

	private function account( Identity $who ): Account {
		return $this->accounts->find( $who->user_id ) ?? throw ApiError::not_logged_in();
	}
}
