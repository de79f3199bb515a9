<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * A person leaves the portal: the account is closed and no one finds it any more. What they wrote stays with those they
 * wrote to; erasing is a request of its own.
 */
final readonly class LeavingService {

	public function __construct( private AccountRepository $people, private PasswordService $passwords, private AccountService $accounts ) {}

	/**
	 * @param string|null $password Null where the account has none.
	 * @param string      $email    The own address, typed once more, in lower case.
	 * @throws ApiError 400, 403 `reauth_required`, `incorrect_password`, 429.
	 */
	public function leave( Identity $who, #[\SensitiveParameter] ?string $password, string $email ): void {
		$account = $this->people->find( $who->user_id ) ?? throw ApiError::not_logged_in();
		if ( strtolower( $account->email ) !== $email ) {
			throw ApiError::invalid( array( 'email' => 'invalid' ) );
		}
		$this->passwords->confirm_identity( $who, $account, $password );
		$this->accounts->set_status( $who->user_id, AccountStatus::Closed, by: Actor::Member );
	}
}
