<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether a proxy is before the site that the settings do not know. All visitors are one to the limits
 * by IP address then, and a few of them shut the others out.
 */
final readonly class ProxyHealth implements HealthCheck {

	/** Its edges, as published at cloudflare.com/ips. */
	private const CLOUDFLARE = array(
		'173.245.48.0/20',
		'103.21.244.0/22',
		'103.22.200.0/22',
		'103.31.4.0/22',
		'141.101.64.0/18',
		'108.162.192.0/18',
		'190.93.240.0/20',
		'188.114.96.0/20',
		'197.234.240.0/22',
		'198.41.128.0/17',
		'162.158.0.0/15',
		'104.16.0.0/13',
		'104.24.0.0/14',
		'172.64.0.0/13',
		'131.0.72.0/22',
		'2400:cb00::/32',
		'2606:4700::/32',
		'2803:f800::/32',
		'2405:b500::/32',
		'2405:8100::/32',
		'2a06:98c0::/29',
		'2c0f:f248::/32',
	);

	public function __construct( private ClientIp $ip ) {}

	public function key(): string {
		return 'mentoriai_proxy';
	}

	public function label(): string {
		return __( 'Visitors’ IP addresses', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		$proxy = $this->ip->unknown_proxy();
		return '' === $proxy
			? new HealthResult( 'good', __( 'The portal can tell visitors apart by their IP addresses', 'mentoriai-portal' ), __( 'Rate limits apply to each visitor separately.', 'mentoriai-portal' ) )
			: new HealthResult(
				'critical',
				__( 'A proxy hides visitors’ IP addresses from the portal', 'mentoriai-portal' ),
				__( 'All visitors share one rate limit, so a few can lock everyone out. If the proxy belongs to your site, your host or its CDN, make it send X-Forwarded-For and add the following, one per line, to “Trusted proxies” on the Advanced tab of the portal’s settings. A proxy of your own office needs nothing.', 'mentoriai-portal' ),
				ClientIp::is_in( $proxy, self::CLOUDFLARE ) ? self::CLOUDFLARE : array( $proxy ),
				admin_url( 'options-general.php?page=mentoriai-portal' ),
				__( 'Open the portal’s settings', 'mentoriai-portal' )
			);
	}
}
