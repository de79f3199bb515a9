<?php
/**
 * Writes what a site consists of, or compares two such files.
 *
 * Usage: php trace.php take DIR FILE
 *        php trace.php compare BEFORE AFTER [ALLOWED.json]    ends with 1 and a list where they differ
 *        php trace.php holding FILE WORD…                    ends with 1 where one of the words stands in it
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Tests\Package\SiteTrace;

require_once __DIR__ . '/SiteTrace.php';

if ( 'cli' !== PHP_SAPI || count( $argv ) < 4 ) {
	exit( 2 );
}

if ( 'take' === $argv[1] ) {
	$mentoriai_site_dir = (string) realpath( $argv[2] );
	// A network answers only at its own address.
	$mentoriai_site_url = (string) json_decode( (string) file_get_contents( $mentoriai_site_dir . '/demo.json' ), true )['url'];
	$mentoriai_file     = $argv[3];
	define( 'DISABLE_WP_CRON', true );
	require dirname( __DIR__, 2 ) . '/tools/site/boot.php';
	file_put_contents( $mentoriai_file, json_encode( SiteTrace::take(), JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE ) );
	exit( 0 );
}

$mentoriai_read = static fn ( string $file ): array => json_decode( (string) file_get_contents( $file ), true, 16, JSON_THROW_ON_ERROR );
if ( ! function_exists( 'wp_json_encode' ) ) {
	/** Outside WordPress. */
	function wp_json_encode( mixed $value ): string|false {
		return json_encode( $value );
	}
}
$mentoriai_found = 'compare' === $argv[1]
	? SiteTrace::differences( $mentoriai_read( $argv[2] ), $mentoriai_read( $argv[3] ), isset( $argv[4] ) ? $mentoriai_read( $argv[4] ) : array() )
	: SiteTrace::holding( $mentoriai_read( $argv[2] ), array_slice( $argv, 3 ) );
echo implode( "\n", $mentoriai_found ), array() === $mentoriai_found ? '' : "\n";
exit( array() === $mentoriai_found ? 0 : 1 );
