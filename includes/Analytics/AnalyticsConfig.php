<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Analytics;

use MentoriaiPortal\Core\Settings;

/**
 * Who counts visits, as the app is told it in the page: public values only.
 */
final readonly class AnalyticsConfig {

	public function __construct( private Settings $settings ) {}

	/**
	 * Null while no one counts, or while what the provider needs is not filled in.
	 *
	 * @return array{mode: string, provider: array{name: string, host: string, site: string}}|null
	 */
	public function public_values(): ?array {
		$name     = $this->settings->text( 'analytics_provider' );
		$provider = match ( $name ) {
			'plausible' => array( $this->settings->text( 'plausible_host' ), $this->settings->text( 'plausible_domain' ) ),
			'matomo'    => array( $this->settings->text( 'matomo_url' ), $this->settings->text( 'matomo_site_id' ) ),
			'ga4'       => array( 'https://www.googletagmanager.com', $this->settings->text( 'ga4_id' ) ),
			default     => array( '', '' ),
		};
		return in_array( '', $provider, true ) ? null : array(
			'mode'     => 'opt-in' === $this->settings->text( 'analytics_mode' ) ? 'opt-in' : 'opt-out',
			'provider' => array(
				'name' => $name,
				'host' => $provider[0],
				'site' => $provider[1],
			),
		);
	}
}
