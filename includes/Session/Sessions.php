<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Bearer sessions of members: what other modules may do with them. A token is 32 random bytes as hex, good for six hours.
 */
final readonly class Sessions {

	private const LIFE_SECONDS = 21600;

	/** How long after its log-in a session may still be extended. */
	private const EXTENDABLE_SECONDS = 86400;

	/** @param SignInNotices|null $notices Null where no one is to be told of the sign-in. */
	public function __construct( private SessionRepository $sessions, private Clock $clock, private ?SignInNotices $notices = null ) {}

	/**
	 * Signs a person in.
	 *
	 * @param string $password_hash Of the account when it was found that the person may sign in.
	 * @param string $user_agent    Of the browser that signs in, so that the person knows it in the list of sessions.
	 * @param bool   $by_provider   Whether a provider vouched for the person, not a password or an emailed key.
	 * @return string|null The token; null when the password was changed meanwhile, which ends what began before it.
	 */
	public function issue( int $user_id, string $password_hash, string $user_agent = '', bool $by_provider = false ): ?string {
		$token   = self::new_token();
		$now     = $this->clock->now();
		$browser = Browser::family( $user_agent );
		if ( ! $this->sessions->open( hash( 'sha256', $token ), $user_id, $password_hash, $now, $now + self::LIFE_SECONDS, $browser, $by_provider ) ) {
			return null;
		}
		$this->notices?->signed_in( $user_id, $browser );
		return $token;
	}

	/**
	 * A new token of full life for the same session; the former one counts a minute longer, and extends nothing.
	 *
	 * With a client_id it may be repeated, as after an answer that was lost: the same one with the same token gets the same
	 * new token, which is derived and kept nowhere, and the minute begins when the new one is first used.
	 *
	 * @param string $client_id Random, of the client; '' extends once.
	 * @return string The token.
	 * @throws ApiError 403 `reauth_required`: the log-in is a day old. 401: the session has ended meanwhile. 409 `conflict`:
	 *                  someone was faster, as of two tabs at once; the new token is theirs, and no one is to be signed out.
	 */
	public function extend( Identity $who, #[\SensitiveParameter] string $client_id = '' ): string {
		$now = $this->clock->now();
		if ( $now - $who->session_created_at >= self::EXTENDABLE_SECONDS ) {
			throw ApiError::forbidden( 'reauth_required' );
		}
		$expires_at   = $now + self::LIFE_SECONDS;
		$former_until = '' === $client_id ? $now + SessionRepository::OVERLAP_SECONDS : $expires_at;
		$token        = '' === $client_id ? self::new_token() : hash_hmac( 'sha256', $client_id, $who->token_hash . wp_salt( 'auth' ) );
		$hash         = hash( 'sha256', $token );
		if ( $this->sessions->renew( $who->session_id, $who->token_hash, $hash, $now, $former_until, $expires_at )
			|| $this->sessions->renew_again( $who->session_id, $who->token_hash, $hash, $expires_at ) ) {
			return $token;
		}
		throw $this->too_late( $who );
	}

	/**
	 * Ends all of a person but this session, and its other token, which may be a stranger's. In a transaction of the caller.
	 *
	 * The specified client continues with the token that it sent. One that says so gets a new one of full life, and the one
	 * sent ends too; so does a former one, which extends nothing.
	 *
	 * @return string|null The new token, if there is one.
	 * @throws ApiError 401: the session has ended meanwhile. 409 `conflict`: it got another token meanwhile.
	 */
	public function keep_only( Identity $who, bool $renews ): ?string {
		$token = $renews || $who->is_former ? self::new_token() : null;
		$kept  = null === $token
			? $this->sessions->keep_only( $who, $who->token_hash, null )
			: $this->sessions->keep_only( $who, hash( 'sha256', $token ), $this->clock->now() + self::LIFE_SECONDS );
		return $kept ? $token : throw $this->too_late( $who );
	}

	/** What a call hears that someone was faster than. */
	public function too_late( Identity $who ): ApiError {
		return $this->is_alive( $who->session_id, $who->user_id ) ? ApiError::conflict() : ApiError::not_logged_in();
	}

	/** Whether this session of this person has not ended. */
	public function is_alive( int $session_id, int $user_id ): bool {
		return $this->sessions->is_alive( $session_id, $user_id );
	}

	/** @return int How many there were. */
	public function end_of_user( int $user_id ): int {
		return $this->sessions->end_of_user( $user_id );
	}

	/**
	 * Everyone's.
	 *
	 * @return int How many there were.
	 */
	public function end_all(): int {
		return $this->sessions->end_all();
	}

	private static function new_token(): string {
		return bin2hex( random_bytes( 32 ) );
	}
}
