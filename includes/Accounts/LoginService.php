<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Session\Sessions;

/**
 * Logging in by email and password.
 */
final readonly class LoginService {

	public function __construct( private Settings $settings, private RateLimiter $limiter, private AccountRepository $accounts, private Sessions $sessions ) {}

	/**
	 * Signs in who has this address and password.
	 *
	 * @param string $email      In lower case.
	 * @param string $user_agent See Sessions::issue().
	 * @return array{Account, string} Who it is, and the token.
	 * @throws ApiError 401 `incorrect_password`, 403 `draft`, `account_closed`, `staff_account`, 429.
	 */
	public function log_in( string $email, #[\SensitiveParameter] string $password, string $user_agent ): array {
		$account = $this->authenticate( $email, $password );
		$token   = $this->sessions->issue( $account->id, $account->password_hash, $user_agent );
		if ( null === $token ) {
			// Stored again meanwhile: a new password, or the same one by a log-in at the same moment.
			$account = $this->authenticate( $email, $password );
			$token   = $this->sessions->issue( $account->id, $account->password_hash, $user_agent ) ?? throw new ApiError( 'incorrect_password', 401 );
		}
		if ( wp_password_needs_rehash( $account->password_hash, $account->id ) ) {
			$this->accounts->rehash( $account->id, $account->password_hash, wp_hash_password( $password ) );
		}
		return array( $account, $token );
	}

	/**
	 * Takes as long for an unknown address: one password hash.
	 *
	 * @throws ApiError As log_in().
	 */
	private function authenticate( string $email, #[\SensitiveParameter] string $password ): Account {
		$this->limiter->take( 'login_account', $email );
		$account = $this->accounts->find_by_email( $email );
		if ( null === $account || ! $account->has_password() ) {
			wp_hash_password( $password );
			throw new ApiError( 'incorrect_password', 401 );
		}
		if ( ! wp_check_password( $password, $account->password_hash, $account->id ) ) {
			throw new ApiError( 'incorrect_password', 401 );
		}
		$this->limiter->clear( 'login_account', $email );
		$this->refuse_who_may_not( $account );
		if ( $account->is_provisional ) {
			// Addresses are not asked to be confirmed any more: this one counts as confirmed and is someone's.
			$this->accounts->confirm( $account->id );
		}
		return $account;
	}

	/** @throws ApiError 403 `draft`, `account_closed`, `staff_account`. */
	public function refuse_who_may_not( Account $account ): void {
		if ( null === $account->role ) {
			throw ApiError::forbidden( 'staff_account' );
		}
		if ( ! $account->status->may_log_in() ) {
			throw ApiError::forbidden( 'account_closed' );
		}
		if ( ! $account->confirmed && $this->settings->bool( 'confirm_email' ) ) {
			throw ApiError::forbidden( 'draft' );
		}
	}
}
