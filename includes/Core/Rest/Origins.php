<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * CORS: the site's own origin and an allow-list (setting `cors_origins`, filter `mentoriai_cors_origins`); never with cookies.
 */
final readonly class Origins {

	public function __construct( private Settings $settings ) {}

	/**
	 * @param string|null $origin    The Origin header.
	 * @param bool        $preflight Whether this answers OPTIONS.
	 * @return array<string, string> Headers.
	 */
	public function headers( ?string $origin, bool $preflight ): array {
		$headers = array( 'Vary' => 'Origin' );
		if ( null === $origin || ! in_array( $origin, $this->allowed(), true ) ) {
			return $headers;
		}
		$headers['Access-Control-Allow-Origin']   = $origin;
		$headers['Access-Control-Expose-Headers'] = 'X-WP-Total, Retry-After';
		if ( $preflight ) {
			$headers['Access-Control-Allow-Methods'] = 'GET, POST, OPTIONS';
			$headers['Access-Control-Allow-Headers'] = 'Authorization, ' . Bearer::OWN_HEADER . ', Content-Type';
			$headers['Access-Control-Max-Age']       = '600';
		}
		return $headers;
	}

	/** @return list<string> */
	private function allowed(): array {
		$home = wp_parse_url( PortalUrls::home() );
		$own  = is_array( $home ) ? ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) : '';
		$set  = $this->settings->texts( 'cors_origins' );
		$list = (array) ( apply_filters( 'mentoriai_cors_origins', $set ) ?? $set );
		return array( $own, ...array_values( array_filter( $list, 'is_string' ) ) );
	}
}
