<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Messaging\UnreadMessages;
use MentoriaiPortal\Plans\UnopenedPlans;

/**
 * The `user` of replies, with what is unread.
 */
final readonly class UserPresenter {

	public function __construct( private AccountRepository $accounts, private UnreadMessages $unread, private UnopenedPlans $plans ) {}

	/**
	 * Of who asks, in one query: open screens ask again and again.
	 *
	 * @return array<string, mixed>
	 */
	public function of_viewer( Identity $viewer ): array {
		$columns            = array(
			'unread_messages' => $this->unread->column( $viewer ),
			'unread_plans'    => $this->plans->column( $viewer ),
		);
		[ $account, $flags ] = $this->accounts->find_with( $viewer->user_id, $columns ) ?? throw ApiError::not_logged_in();
		return UserSchema::present( $account, '1' === $flags['unread_messages'], (int) $flags['unread_plans'], '' );
	}

	/**
	 * The same by id, for replies of other modules that carry the user.
	 *
	 * @param string $token The bearer token, in replies that make one.
	 * @return array<string, mixed>
	 */
	public function of( int $user_id, string $token = '' ): array {
		return $this->present( $this->accounts->find( $user_id ) ?? throw ApiError::not_logged_in(), $token );
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
			null === $identity ? 0 : $this->plans->count( $identity ),
			$token
		);
	}
}
