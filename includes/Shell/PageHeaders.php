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
		// No one lays the portal's buttons under their own page.
		'X-Frame-Options'         => 'SAMEORIGIN',
		'Content-Security-Policy' => "frame-ancestors 'self'",
	);

	/** Where the URL itself is a key: it stays out of caches, their backups and other sites' logs. */
	private const WITH_KEY = array(
		'Cache-Control'   => 'private, no-store',
		'Referrer-Policy' => 'no-referrer',
	);

	/** For the rest: a proxy may keep a page a minute, a browser asks each time, for whoever edits wants to see it. */
	private const FOR_GUESTS = array( 'Cache-Control' => 'public, max-age=0, s-maxage=60' );

	/** What links in emails, previews and ways back from providers carry. */
	private const KEYS = array( 'preview_nonce', 'key', 'email', 'social', 'code', 'state', 'token', 'claim' );

	public static function send( PortalPage $page ): void {
		if ( headers_sent() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only the names count.
		$headers = self::of( $page, array_map( 'strval', array_keys( $_GET ) ) );
		if ( is_user_logged_in() && self::FOR_GUESTS['Cache-Control'] === ( $headers['Cache-Control'] ?? '' ) ) {
			// WordPress has said already that no one keeps it.
			unset( $headers['Cache-Control'] );
		}
		// Plugins keep the HTML and not its headers: without them the page must not be had.
		if ( ( isset( $headers['X-Robots-Tag'] ) || self::WITH_KEY['Cache-Control'] === ( $headers['Cache-Control'] ?? '' ) ) && ! defined( 'DONOTCACHEPAGE' ) ) {
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
	public static function of( PortalPage $page, array $query ): array {
		$path    = $page->resolved;
		$has_key = in_array( $path->kind, array( PageKind::Survey, PageKind::CheckIn ), true ) || Screen::ResetPassword === $path->screen || array() !== array_intersect( self::KEYS, $query );
		return ( $has_key ? self::WITH_KEY : array() )
			// What is missing WordPress keeps out of caches.
			+ ( 200 === $page->status ? self::FOR_GUESTS : array() )
			+ ( $page->is_indexed() ? array() : array( 'X-Robots-Tag' => 'noindex' ) )
			+ self::HEADERS;
	}
}
