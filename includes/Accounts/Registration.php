<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

/**
 * What POST register made.
 */
final readonly class Registration {

	public function __construct(
		public Account $account,
		/** Kept by the browser that registered, so that one click there confirms the address. */
		public string $claim,
		/** Whether it is open at once: addresses need not be confirmed here, and this call made it. */
		public bool $is_open
	) {}
}
