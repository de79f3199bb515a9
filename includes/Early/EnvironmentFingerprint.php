<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Version;

/**
 * Everything whose code runs in a request to this site. The early path ends before most of it is loaded, so it trusts
 * only what was seen in the same environment. The same on every node.
 */
final class EnvironmentFingerprint {

	public static function key(): string {
		$parts = array(
			Version::NUMBER,
			$GLOBALS['wp_version'],
			get_option( 'active_plugins' ),
			is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : null,
			get_option( 'template' ),
			get_option( 'stylesheet' ),
			get_option( 'home' ),
			get_option( 'permalink_structure' ),
			array_map( 'basename', wp_get_mu_plugins() ),
		);
		return md5( (string) wp_json_encode( $parts ) );
	}
}
