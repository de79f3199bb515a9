<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * The link of each optional email that ends emails of its kind without a log-in. It can do nothing else, so it does not expire.
 */
final readonly class UnsubscribeLink {

	public const PARAMETER = 'mentoriai_unsubscribe';

	/** Whether the address of the request carries one. */
	public static function is_asked(): bool {
		return isset( $_GET[ self::PARAMETER ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the link's own signature is checked.
	}

	/** @param string $kind Key of an OptionalMail. */
	public static function url( int $user_id, string $kind ): string {
		return PortalUrls::home( '/?' . self::PARAMETER . '=' . $user_id . '.' . $kind . '.' . self::sign( $user_id, $kind ) );
	}

	/**
	 * Whose link this is and for which emails; null for a link that is not ours.
	 *
	 * @return array{int, string}|null
	 */
	public static function read( mixed $token ): ?array {
		if ( ! is_string( $token ) || 1 !== preg_match( '~^([1-9]\d{0,17})\.([a-z_]{1,40})\.([0-9a-f]{64})$~D', $token, $found ) ) {
			return null;
		}
		$user_id = (int) $found[1];
		return hash_equals( self::sign( $user_id, $found[2] ), $found[3] ) ? array( $user_id, $found[2] ) : null;
	}

	private static function sign( int $user_id, string $kind ): string {
		return hash_hmac( 'sha256', $kind . '|' . $user_id, wp_salt( 'auth' ) );
	}
}
