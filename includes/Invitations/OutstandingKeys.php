<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use Closure;
use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Accounts\InvitationKeys;
use MentoriaiPortal\Core\Clock;

/**
 * The keys of invitations, as accounts spend them.
 */
final readonly class OutstandingKeys implements InvitationKeys {

	/** @param Closure(): InvitationService $service */
	public function __construct( private InvitationRepository $invitations, private Clock $clock, private Closure $service ) {}

	public function invite( int $user_id ): void {
		( $this->service )()->invite( array( $user_id ) );
	}

	public function fits( Account $account, #[\SensitiveParameter] string $key ): bool {
		return $this->invitations->has_key( $account->id, $account->email, $key, $this->clock->now() );
	}

	public function spend( Account $account, #[\SensitiveParameter] string $key ): bool {
		return $this->invitations->spend_key( $account->id, $account->email, $key, $this->clock->now() );
	}

	public function accepted( int $user_id ): void {
		$this->invitations->accept( $user_id, $this->clock->now() );
		InvitationService::forget_later( $user_id );
	}
}
