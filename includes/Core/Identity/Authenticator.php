<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * Turns a bearer token into an identity.
 */
interface Authenticator {

	/** Null for a token that is unknown, expired or whose owner may not log in. */
	public function identify( string $token ): ?Identity;
}
