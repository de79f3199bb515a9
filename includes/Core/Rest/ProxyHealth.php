<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether a proxy stands before the site that the settings do not know. All visitors are one to the limits
 * by IP address then, and a few of them shut the others out.
 */
final readonly class ProxyHealth implements HealthCheck {

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
			? new HealthResult( 'good', __( 'The portal tells visitors apart by their IP addresses', 'mentoriai-portal' ), __( 'Limits of calls count for each visitor.', 'mentoriai-portal' ) )
			: new HealthResult(
				'critical',
				__( 'A proxy hides visitors’ IP addresses from the portal', 'mentoriai-portal' ),
				__( 'All visitors share one limit of calls, so a few can shut everybody out. Add this line to “Trusted proxies” in the portal’s settings, in the tab for advanced ones:', 'mentoriai-portal' ),
				array( $proxy ),
				admin_url( 'options-general.php?page=mentoriai-portal' ),
				__( 'Open the portal’s settings', 'mentoriai-portal' )
			);
	}
}
