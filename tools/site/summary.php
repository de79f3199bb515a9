<?php
/**
 * Prints addresses and accounts of a site for a person: php summary.php DIR/demo.json
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI || 2 !== count( $argv ) ) {
	exit( 1 );
}

$mentoriai_demo = json_decode( (string) file_get_contents( $argv[1] ), true, 32, JSON_THROW_ON_ERROR );

printf( "\nPortal     %s/\nEnglish    %s/en/\nwp-admin   %s\nMails      %s\n\n", $mentoriai_demo['url'], $mentoriai_demo['url'], $mentoriai_demo['admin_url'], $mentoriai_demo['mail_dir'] );

foreach ( $mentoriai_demo['accounts'] as $mentoriai_account ) {
	printf( "  %-28s %-12s %-16s %s\n", $mentoriai_account['login'], $mentoriai_account['password'], $mentoriai_account['role'], $mentoriai_account['status'] );
}
echo "\n";
