<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * The one cookie of the portal: binds a sign-in to the browser that began it. Sign-ins in several tabs
 * share it.
 */
final class BrowserCookie {

	public const SECONDS = 600;

	/** What the browser sent, or a new value. */
	public static function read_or_new(): string {
		return self::read() ?: bin2hex( random_bytes( 32 ) );
	}

	/** Empty where the browser sent none of ours. */
	public static function read(): string {
		$value = $_COOKIE[ self::name() ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- 64 hex digits or nothing.
		return is_string( $value ) && 1 === preg_match( '~^[0-9a-f]{64}$~D', $value ) ? $value : '';
	}

	/** The Set-Cookie header. */
	public static function header( string $value ): string {
		return sprintf( '%s=%s; Max-Age=%d; Path=/; HttpOnly; SameSite=Lax%s', self::name(), $value, self::SECONDS, self::is_secure() ? '; Secure' : '' );
	}

	public static function hash( string $value ): string {
		return '' === $value ? '' : hash( 'sha256', $value );
	}

	/** With the prefix __Host- no other host of the domain can plant it. */
	private static function name(): string {
		return ( self::is_secure() ? '__Host-' : '' ) . 'mentoriai_social';
	}

	private static function is_secure(): bool {
		return 'https' === wp_parse_url( PortalUrls::home(), PHP_URL_SCHEME );
	}
}
