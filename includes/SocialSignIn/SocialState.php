<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Lang;

/**
 * A sign-in on its way: what is known between leaving for the provider and coming back.
 */
final readonly class SocialState {

	public function __construct(
		public string $provider,
		public string $nonce,
		/** The `code_verifier` of PKCE. */
		public string $verifier,
		/** What a new account becomes: a type of the register pages, or empty. */
		public string $usertype,
		public Lang $lang,
		/** Who links the provider to their account; 0 for a sign-in. */
		public int $user_id = 0,
		/** The session that wants it, which must still be there. */
		public int $session_id = 0
	) {}
}
