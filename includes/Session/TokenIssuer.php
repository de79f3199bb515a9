<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Clock;

/**
 * Makes bearer tokens: 32 random bytes as hex, good for six hours from now (contract 1).
 */
final readonly class TokenIssuer {

	private const LIFE_SECONDS = 21600;

	/** @param SignInNotices|null $notices Null where nobody is to be told of the sign-in. */
	public function __construct( private SessionRepository $sessions, private Clock $clock, private ?SignInNotices $notices = null ) {}

	/** @param string $user_agent Of the browser that signs in, so that the person knows it in the list of sessions. */
	public function issue( int $user_id, string $user_agent = '' ): string {
		$token   = bin2hex( random_bytes( 32 ) );
		$now     = $this->clock->now();
		$browser = Browser::family( $user_agent );
		$this->sessions->open( hash( 'sha256', $token ), $user_id, $now, $now + self::LIFE_SECONDS, $browser );
		$this->notices?->signed_in( $user_id, $browser );
		return $token;
	}
}
