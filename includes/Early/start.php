<?php
/**
 * What the must-use loader runs, before WordPress has loaded its plugins: answers the request and ends, or does nothing.
 * The loader is a file of the site and may be of another version of the plugin.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Core\Compatibility;
use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Early\EarlyPath;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

return static function ( string $version ): void {
	// index.php says so; no other script of WordPress answers REST.
	if ( ! defined( 'WP_USE_THEMES' ) || true !== WP_USE_THEMES || defined( 'MENTORIAI_NO_EARLY' ) || wp_installing() ) {
		return;
	}
	require_once dirname( __DIR__ ) . '/Core/Compatibility.php';
	if ( ! Compatibility::holds() ) {
		return;
	}
	require_once dirname( __DIR__ ) . '/autoload.php';
	if ( Version::NUMBER !== $version ) {
		return;
	}
	$answer = ( new EarlyPath( dirname( __DIR__, 2 ) . '/mentoriai-portal.php' ) )->answer( $_SERVER, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a bearer API.
	if ( null !== $answer ) {
		$answer->send();
		exit;
	}
};
