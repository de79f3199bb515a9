<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use Closure;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Messaging\UnreadMessages;
use MentoriaiPortal\Session\Schema\UserSchema;

/**
 * The `user` of replies, with what is unread.
 */
final readonly class UserPresenter {

	/** @param (Closure(Identity): int)|null $unread_plans Counts unopened plans; null where there are no plans. */
	public function __construct( private AccountRepository $accounts, private UnreadMessages $unread, private ?Closure $unread_plans ) {}

	/**
	 * The same by id, for replies of other modules that carry the user.
	 *
	 * @return array<string, mixed>
	 */
	public function of( int $user_id ): array {
		return $this->present( $this->accounts->find( $user_id ) ?? throw ApiError::not_logged_in() );
	}

	/**
	 * @param string $token The bearer token, in replies that make one.
	 * @return array<string, mixed>
	 */
	public function present( Account $account, string $token = '' ): array {
		$identity = null === $account->role ? null : new Identity( $account->id, $account->role, $account->status, 0, 0 );
		return UserSchema::present(
			$account,
			null !== $identity && $this->unread->has( $identity ),
			null === $identity || null === $this->unread_plans ? 0 : ( $this->unread_plans )( $identity ),
			$token
		);
	}
}
