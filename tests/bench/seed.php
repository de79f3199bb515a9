<?php
/**
 * Fills a site of the bench, the same on every machine, and prints what is in it as JSON.
 *
 * Usage: php seed.php DIR URL MESSAGES MENTORS PLANS
 * Messages, conversations and plans are made anew; mentors and the peers' posts are added to those there are.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Bench\Seed\Seeder;

if ( 'cli' !== PHP_SAPI || 6 !== count( $argv ) ) {
	exit( 1 );
}

[ , $mentoriai_site_dir, $mentoriai_site_url, $mentoriai_messages, $mentoriai_mentors, $mentoriai_plans ] = $argv;

define( 'DISABLE_WP_CRON', true );
require dirname( __DIR__, 2 ) . '/tools/site/boot.php';

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'MentoriaiPortal\\Bench\\Seed\\' ) ) {
			require __DIR__ . '/Seed/' . substr( $name, 27 ) . '.php';
		}
	}
);

// WordPress keeps errors in the site's log and prints a page: say here what failed.
set_exception_handler(
	static function ( Throwable $failure ): void {
		fwrite( STDERR, $failure . "\n" );
		exit( 1 );
	}
);

echo wp_json_encode( ( new Seeder() )->seed( (int) $mentoriai_messages, (int) $mentoriai_mentors, (int) $mentoriai_plans ) ), "\n";
