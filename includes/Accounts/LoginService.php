<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;

/**
 * Logging in by e-mail and password.
 */
final readonly class LoginService {

	public function __construct( private Settings $settings, private RateLimiter $limiter, private AccountRepository $accounts ) {}

	/**
	 * Who has this address and password. Takes as long for an unknown address: one password hash.
	 *
	 * @param string $email In lower case.
	 * @throws ApiError 401 `incorrect_password`, 403 `draft`, `account_closed`, `staff_account`, 429.
	 */
	public function authenticate( string $email, #[\SensitiveParameter] string $password ): Account {
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
			// Addresses are not asked to be confirmed any more: this one counts as confirmed and is somebody's.
			$this->accounts->confirm( $account->id );
		}
		if ( wp_password_needs_rehash( $account->password_hash, $account->id ) ) {
			$this->accounts->store_password( $account->id, wp_hash_password( $password ) );
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
