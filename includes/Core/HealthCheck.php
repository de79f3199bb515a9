<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * One test of Tools → Site Health; given in Module::health().
 */
interface HealthCheck {

	/** E.g. `mentoriai_mail`. */
	public function key(): string;

	/** What is tested, e.g. __( 'Email of the portal', 'mentoriai-portal' ). */
	public function label(): string;

	public function run(): HealthResult;
}
