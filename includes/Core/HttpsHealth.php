<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

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
		return __( 'Https of the portal', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		return is_ssl() || ! str_starts_with( home_url(), 'https:' )
			? new HealthResult( 'good', __( 'WordPress knows how the site is visited', 'mentoriai-portal' ), __( 'The site’s address and this request are both https, or both http.', 'mentoriai-portal' ) )
			: new HealthResult(
				'critical',
				__( 'The site’s address is https, this request is not', 'mentoriai-portal' ),
				__( 'If you came by https, a proxy before the site hides it, and parts of pages are given out as http, which browsers refuse. Let the proxy send X-Forwarded-Proto, and add this line at the top of wp-config.php, below “<?php”. If you came by http, let the web server lead all visitors to https.', 'mentoriai-portal' ),
				array( self::LINE )
			);
	}
}
