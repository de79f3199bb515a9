<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Authenticator;
use MentoriaiPortal\Core\Identity\Identity;

/**
 * Bearer sessions. Only the hash of a token is kept.
 */
final readonly class SessionRepository implements Authenticator {

	public function __construct( private Db $db, private Clock $clock ) {}

	public function identify( string $token ): ?Identity {
		return null;
	}
}
