<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * The link of each mail that ends mails of its kind without a log-in. It can do nothing else, so it does not expire.
 */
final readonly class UnsubscribeLink {

	public const PARAMETER = 'mentoriai_unsubscribe';

	public function url( int $user_id ): string {
		return home_url( '/?' . self::PARAMETER . '=' . $user_id . '.' . self::sign( $user_id ) );
	}

	/** The person whose link this is; null for a link that is not ours. */
	public function user_of( mixed $token ): ?int {
		if ( ! is_string( $token ) || 1 !== preg_match( '~^([1-9]\d{0,17})\.([0-9a-f]{64})$~D', $token, $found ) ) {
			return null;
		}
		$user_id = (int) $found[1];
		return hash_equals( self::sign( $user_id ), $found[2] ) ? $user_id : null;
	}

	private static function sign( int $user_id ): string {
		return hash_hmac( 'sha256', 'new_message|' . $user_id, wp_salt( 'auth' ) );
	}
}
