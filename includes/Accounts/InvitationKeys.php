<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

/**
 * What accounts know of invitations: the keys that are out, and that nobody needs one any more.
 */
interface InvitationKeys {

	/** Whether this key of this person could be spent now. */
	public function fits( Account $account, #[\SensitiveParameter] string $key ): bool;

	/** Spends it; of two that come at once one wins. */
	public function spend( Account $account, #[\SensitiveParameter] string $key ): bool;

	/** Invites a person who has to agree to the texts, unless an invitation is out or none is needed. */
	public function invite( int $user_id ): void;

	/** The address is confirmed, in whichever way, or who had a password has agreed to the texts: the invitation is over, its keys die. */
	public function accepted( int $user_id ): void;
}
