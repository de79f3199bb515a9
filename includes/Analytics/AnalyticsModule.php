<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Analytics;

use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Counting visits by somebody else's service. The app loads it (src/features/analytics); here are its public values.
 */
final class AnalyticsModule extends Module {

	public readonly AnalyticsConfig $config;

	public function __construct( Services $core ) {
		$this->config = new AnalyticsConfig( $core->settings );
	}
}
