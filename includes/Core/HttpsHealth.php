<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * Site Health: whether a proxy takes https off and does not say so. WordPress then gives out http addresses, and browsers
 * refuse what an https page loads from there.
 */
final readonly class HttpsHealth implements HealthCheck {

	private const LINE = "if ( 'https' === ( \$_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) { \$_SERVER['HTTPS'] = 'on'; }";

	public function key(): string {
		return 'mentoriai_https';
	}

	public function label(): string {
		return __( 'The portal’s https', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		return is_ssl() || ! str_starts_with( PortalUrls::home(), 'https:' )
			? new HealthResult( 'good', __( 'WordPress detects https correctly', 'mentoriai-portal' ), __( 'The site’s address and this request are both https, or both http.', 'mentoriai-portal' ) )
			: new HealthResult(
				'critical',
				__( 'The site’s address is https, this request is not', 'mentoriai-portal' ),
				__( 'If you opened this page over https, a proxy in front of the site hides it, and parts of pages are served over http, which browsers block. Make the proxy send X-Forwarded-Proto, and add this line at the top of wp-config.php, below “<?php”. If you opened it over http, redirect all visitors to https in the web server.', 'mentoriai-portal' ),
				array( self::LINE )
			);
	}
}
