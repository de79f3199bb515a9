<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * HTTP headers of the portal's HTML. Whoever wants a whole Content-Security-Policy adds it on the server: browsers
 * obey every one that comes.
 */
final class PageHeaders {

	private const HEADERS = array(
		'X-Content-Type-Options'  => 'nosniff',
		// Keys of mails and survey links stand in addresses: other sites learn no more than the origin.
		'Referrer-Policy'         => 'strict-origin-when-cross-origin',
		// Nobody lays the portal's buttons under their own page.
		'X-Frame-Options'         => 'SAMEORIGIN',
		'Content-Security-Policy' => "frame-ancestors 'self'",
	);

	public static function send(): void {
		if ( headers_sent() ) {
			return;
		}
		foreach ( self::HEADERS as $name => $value ) {
			header( "$name: $value", 'Content-Security-Policy' !== $name );
		}
	}
}
