<?php
/**
 * Writes wp-config.php and, for SQLite, the database drop-in; readies a MySQL database.
 *
 * Usage: php config.php DIR sqlite|mysql://user:pass@host[:port]/name[?socket=/path] FRESH(yes|no)
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Site;

if ( 'cli' !== PHP_SAPI || 4 !== count( $argv ) ) {
	exit( 1 );
}

require __DIR__ . '/Config.php';

[ , $mentoriai_dir, $mentoriai_db, $mentoriai_fresh ] = $argv;

try {
	( new Config( (string) realpath( $mentoriai_dir ), $mentoriai_db ) )->write( 'yes' === $mentoriai_fresh );
} catch ( \RuntimeException $mentoriai_problem ) {
	fwrite( STDERR, '✗ ' . $mentoriai_problem->getMessage() . "\n" );
	exit( 1 );
}
