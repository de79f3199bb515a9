<?php
/**
 * Runs PHP code from standard input inside the WordPress of a site: for tests that act from the server's side.
 *
 * Usage: echo 'echo get_option( "home" );' | php run.php DIR
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI || 2 !== count( $argv ) ) {
	exit( 1 );
}

$mentoriai_site_dir = (string) realpath( $argv[1] );
$mentoriai_site_url = json_decode( (string) file_get_contents( $mentoriai_site_dir . '/demo.json' ), true )['url'];

define( 'DISABLE_WP_CRON', true );
require __DIR__ . '/boot.php';

wp_set_current_user( 1 );
// The code comes from the person who runs this program, in their own shell.
eval( (string) stream_get_contents( STDIN ) ); // phpcs:ignore Squiz.PHP.Eval.Discouraged
