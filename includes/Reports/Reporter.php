<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;

/**
 * Who reports: a member, or a guest by name and email address.
 */
final readonly class Reporter {

	private function __construct(
		public ?Identity $member,
		public string $name,
		public string $email,
		public Lang $lang,
		/** Whose limit counts: the member, or a guest's network. */
		public string $limited
	) {}

	public static function member( Identity $member, Lang $lang ): self {
		return new self( $member, '', '', $lang, (string) $member->user_id );
	}

	/** @param string $ip See Request. */
	public static function guest( string $name, string $email, Lang $lang, string $ip ): self {
		return new self( null, $name, $email, $lang, $ip );
	}

	/** 0 for a guest. */
	public function user_id(): int {
		return $this->member->user_id ?? 0;
	}

	/** For Idempotency. */
	public function actor(): string {
		return null === $this->member ? 'guest ' . $this->email : (string) $this->member->user_id;
	}
}
