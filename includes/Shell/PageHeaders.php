<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Spa\Screen;

/**
 * HTTP headers of the portal's HTML. Whoever wants a whole Content-Security-Policy adds it on the server: browsers
 * obey every one that comes.
 */
final class PageHeaders {

	private const HEADERS = array(
		'X-Content-Type-Options'  => 'nosniff',
		'Referrer-Policy'         => 'strict-origin-when-cross-origin',
		// Nobody lays the portal's buttons under their own page.
		'X-Frame-Options'         => 'SAMEORIGIN',
		'Content-Security-Policy' => "frame-ancestors 'self'",
	);

	/** Where the URL itself is a key: it stays out of caches, their backups and other sites' logs. */
	private const WITH_KEY = array(
		'Cache-Control'   => 'private, no-store',
		'Referrer-Policy' => 'no-referrer',
	);

	/** What links in mails and ways back from providers carry. */
	private const KEYS = array( 'key', 'email', 'social', 'code', 'state', 'token', 'claim' );

	public static function send( ResolvedPath $path ): void {
		if ( headers_sent() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only the names count.
		$headers = self::of( $path, array_map( 'strval', array_keys( $_GET ) ) );
		if ( isset( $headers['Cache-Control'] ) && ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		foreach ( $headers as $name => $value ) {
			header( "$name: $value", 'Content-Security-Policy' !== $name );
		}
	}

	/**
	 * @param list<string> $query Names of the parameters.
	 * @return array<string, string> Name to value.
	 */
	public static function of( ResolvedPath $path, array $query ): array {
		$has_key = PageKind::Survey === $path->kind || Screen::ResetPassword === $path->screen || array() !== array_intersect( self::KEYS, $query );
		return ( $has_key ? self::WITH_KEY : array() ) + self::HEADERS;
	}
}
