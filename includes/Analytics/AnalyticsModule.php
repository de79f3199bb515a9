<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Analytics;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * Counting visits by somebody else's service. The app loads it (src/features/analytics); here are its public values
 * and what the site's privacy policy should say of it.
 */
final class AnalyticsModule extends Module {

	public readonly AnalyticsConfig $config;

	public function __construct( Services $core ) {
		$this->config = new AnalyticsConfig( $core->settings );
	}

	public function register(): void {
		add_action( 'admin_init', array( $this, 'suggest_policy' ) );
	}

	/** Settings → Privacy → Policy guide. */
	public function suggest_policy(): void {
		if ( null !== $this->config->public_values() ) {
			wp_add_privacy_policy_content(
				__( 'Mentoriai portal', 'mentoriai-portal' ),
				'<p>' . esc_html__( 'We count visits to learn which pages are useful. Addresses are sent without keys and personal numbers. Your choice is kept for 12 months in the cookie treciujusaliu, and you can change it at any time by the link “Cookie settings” at the end of every page. Browsers that send Global Privacy Control are not counted.', 'mentoriai-portal' ) . '</p>'
			);
		}
	}
}
