<?php
/**
 * Starts a test run: with MENTORIAI_TEST_SITE set, inside the WordPress of that site; else without WordPress.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';

if ( is_string( getenv( 'MENTORIAI_TEST_SITE' ) ) ) {
	require __DIR__ . '/bootstrap-integration.php';
}
