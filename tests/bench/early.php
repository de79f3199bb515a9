<?php
/**
 * Switches the early path of a site on or off, as the button of the settings does, and prints its state.
 *
 * Usage: php early.php DIR URL on|off
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Early\EarlySwitch;
use MentoriaiPortal\Early\LoaderFile;

if ( 'cli' !== PHP_SAPI || 4 !== count( $argv ) ) {
	exit( 1 );
}

[ , $mentoriai_site_dir, $mentoriai_site_url, $mentoriai_wish ] = $argv;

define( 'DISABLE_WP_CRON', true );
require dirname( __DIR__, 2 ) . '/tools/site/boot.php';

$mentoriai_switch = new EarlySwitch( new LoaderFile( WPMU_PLUGIN_DIR, 'mentoriai-portal' ) );
'on' === $mentoriai_wish ? $mentoriai_switch->on() : $mentoriai_switch->off();
wp_cache_flush();
echo wp_json_encode( $mentoriai_switch->status() ), "\n";
