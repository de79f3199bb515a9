<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Clock;

/**
 * Makes bearer tokens: 32 random bytes as hex, good for six hours from now (contract 1).
 */
final readonly class TokenIssuer {

	private const LIFE_SECONDS = 21600;

	public function __construct( private SessionRepository $sessions, private Clock $clock ) {}

	/** @param string $user_agent Of the browser that signs in, so that the person knows it in the list of sessions. */
	public function issue( int $user_id, string $user_agent = '' ): string {
		$token = bin2hex( random_bytes( 32 ) );
		$now   = $this->clock->now();
		$this->sessions->open( hash( 'sha256', $token ), $user_id, $now, $now + self::LIFE_SECONDS, Browser::family( $user_agent ) );
		return $token;
	}
}
