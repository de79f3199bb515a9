<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Accounts\Mail\StatusMailKind;
use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * One way from a status to another.
 */
final readonly class StatusTransition {

	/** @param list<Actor> $by Who may go it besides code. */
	public function __construct(
		public AccountStatus $from,
		public AccountStatus $to,
		public array $by,
		public ?StatusMailKind $mail,
		/** Whether the person loses access, so that the sessions end. */
		public bool $ends_sessions
	) {}

	/** Code may do everything (docs/contract.md#accounts). */
	public function allows( Actor $actor ): bool {
		return Actor::Code === $actor || in_array( $actor, $this->by, true );
	}

	/** No one is emailed about what they just did on the screen; leaving is confirmed, as it cannot be taken back there. */
	public function mail_after( Actor $actor ): ?StatusMailKind {
		return Actor::Member === $actor && AccountStatus::Closed !== $this->to ? null : $this->mail;
	}
}
