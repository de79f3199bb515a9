<?php
/**
 * Loads the WordPress of a test site into this process. `bin/test php` makes the site and sets MENTORIAI_TEST_SITE.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Tests\RestServer;

$mentoriai_site_dir = (string) realpath( (string) getenv( 'MENTORIAI_TEST_SITE' ) );
if ( '' === $mentoriai_site_dir || ! is_file( $mentoriai_site_dir . '/demo.json' ) ) {
	fwrite( STDERR, "MENTORIAI_TEST_SITE names no site; run bin/test php.\n" );
	exit( 1 );
}
$mentoriai_site_url = json_decode( (string) file_get_contents( $mentoriai_site_dir . '/demo.json' ), true )['url'];

// No test waits for cron or is surprised by it.
define( 'DISABLE_WP_CRON', true );

// A fatal error is told here, instead of by WordPress's page about a critical error.
defined( 'WP_DISABLE_FATAL_ERROR_HANDLER' ) || define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
register_shutdown_function(
	static function (): void {
		$error = error_get_last();
		if ( null !== $error && 0 !== ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR ) ) ) {
			fwrite( STDERR, "\nPHP stopped: {$error['message']} in {$error['file']}:{$error['line']}\n" );
		}
	}
);

// Classes of the tests may be named in functions that WordPress loads; WordPress itself is wanted in global scope.
require dirname( __DIR__, 2 ) . '/tools/site/boot.php';

// Screens of wp-admin are tested in this process too, which is none of wp-admin's.
( new MentoriaiPortal\Plugin( dirname( __DIR__, 2 ) . '/mentoriai-portal.php' ) )->boot_admin();
MentoriaiPortal\Core\ContentTypes::describe();

// What people agree to can be read; the pages are still as activation made them.
foreach ( array( 'PrivatumoPolitika', 'narystes-taisykles' ) as $mentoriai_key ) {
	if ( 1 === $wpdb->update( $wpdb->posts, array( 'post_content' => '<p>Sutarta.</p>' ), array( 'ID' => get_option( 'mentoriai_pages' )[ $mentoriai_key ]['lt'], 'post_content' => '' ) ) ) {
		wp_cache_flush();
		update_option( 'mentoriai_content_version', "with a text of $mentoriai_key", true );
	}
}

add_filter( 'wp_rest_server_class', static fn (): string => RestServer::class );
