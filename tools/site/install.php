<?php
/**
 * Does the next step that a site still needs: WordPress's tables, the plugin, the demo content.
 *
 * Usage: php install.php DIR URL demo|empty
 * Ends with 0 when nothing is left to do, 10 when it is to be run again, 1 on failure.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Site;

if ( 'cli' !== PHP_SAPI || 4 !== count( $argv ) ) {
	exit( 1 );
}

[ , $mentoriai_site_dir, $mentoriai_site_url, $mentoriai_content ] = $argv;

define( 'DISABLE_WP_CRON', true );
if ( ! is_file( $mentoriai_site_dir . '/installed' ) ) {
	define( 'WP_INSTALLING', true );
	define( 'WP_SITEURL', $mentoriai_site_url );
}

require __DIR__ . '/boot.php';
require __DIR__ . '/Installer.php';

try {
	exit( ( new Installer( $mentoriai_site_dir, $mentoriai_site_url, 'demo' === $mentoriai_content ) )->step() ? 10 : 0 );
} catch ( \Throwable $mentoriai_problem ) {
	fwrite( STDERR, '✗ ' . $mentoriai_problem . "\n" );
	exit( 1 );
}
