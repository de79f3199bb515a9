<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Analytics;

use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Counting visits by someone else's service. The app loads it (src/features/analytics); here are its public values.
 */
final class AnalyticsModule extends Module {

	public function __construct( private readonly Services $core ) {}

	public function config(): AnalyticsConfig {
		return new AnalyticsConfig( $this->core->settings );
	}
}
