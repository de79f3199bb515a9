<?php
/**
 * Installs an empty WordPress, without the plugin, or makes a network of it.
 *
 * Usage: php install.php site DIR URL
 *        php install.php network DIR URL
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI || 4 !== count( $argv ) ) {
	exit( 1 );
}

[ , $mentoriai_what, $mentoriai_site_dir, $mentoriai_site_url ] = $argv;

define( 'DISABLE_WP_CRON', true );
if ( 'site' === $mentoriai_what ) {
	define( 'WP_INSTALLING', true );
	define( 'WP_SITEURL', $mentoriai_site_url );
}

require dirname( __DIR__, 2 ) . '/tools/site/boot.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( 'site' === $mentoriai_what ) {
	add_filter( 'pre_http_request', static fn (): WP_Error => new WP_Error( 'mentoriai_site', 'not now' ) );
	add_filter( 'pre_wp_mail', '__return_false' );
	wp_install( 'Tuščia svetainė', 'admin', 'admin@demo.test', true, '', 'demo12345' );
	// The folder of this month, which the first upload would make.
	wp_upload_dir();
	// They come from the internet.
	update_option( 'show_avatars', '0' );
	file_put_contents(
		$mentoriai_site_dir . '/demo.json',
		(string) wp_json_encode( [ 'url' => $mentoriai_site_url, 'mail_dir' => $mentoriai_site_dir . '/mail' ] )
	);
	exit( 0 );
}

foreach ( $wpdb->tables( 'ms_global' ) as $mentoriai_table => $mentoriai_name ) {
	$wpdb->$mentoriai_table = $mentoriai_name;
}
require_once ABSPATH . 'wp-admin/includes/network.php';
install_network();
$mentoriai_host   = (string) preg_replace( '~^https?://~', '', $mentoriai_site_url );
$mentoriai_result = populate_network( 1, $mentoriai_host, 'admin@demo.test', 'Tinklas', '/', false );
if ( is_wp_error( $mentoriai_result ) ) {
	fwrite( STDERR, $mentoriai_result->get_error_message() . "\n" );
	exit( 1 );
}
$mentoriai_lines = '';
foreach ( [ 'MULTISITE' => true, 'SUBDOMAIN_INSTALL' => false, 'DOMAIN_CURRENT_SITE' => $mentoriai_host, 'PATH_CURRENT_SITE' => '/', 'SITE_ID_CURRENT_SITE' => 1, 'BLOG_ID_CURRENT_SITE' => 1 ] as $mentoriai_name => $mentoriai_value ) {
	$mentoriai_lines .= "define( '$mentoriai_name', " . var_export( $mentoriai_value, true ) . " );\n";
}
$mentoriai_file = $mentoriai_site_dir . '/wordpress/wp-config.php';
file_put_contents( $mentoriai_file, str_replace( "defined( 'DISABLE_WP_CRON' )", $mentoriai_lines . "defined( 'DISABLE_WP_CRON' )", (string) file_get_contents( $mentoriai_file ) ) );
