<?php
/**
 * The entrance of a site whose WordPress, or whose network's further sites, seem to lie in a folder: what a web
 * server's rewrite rules do, `/folder/wp-content/x` is `/wp-content/x`. All else is as in tools/site/router.php.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli-server' !== PHP_SAPI ) {
	exit( 1 );
}

require_once dirname( __DIR__, 2 ) . '/tools/site/Request.php';

$mentoriai_asked        = (string) $_SERVER['REQUEST_URI'];
$_SERVER['REQUEST_URI'] = (string) preg_replace( '~^/(?!wp-)[\w-]+(?=/(?:wp-(?:admin|content|includes)/|[\w-]+\.php))~', '', $mentoriai_asked );

$mentoriai_script = ( new MentoriaiPortal\Tools\Site\Request( (string) $_SERVER['DOCUMENT_ROOT'] ) )->answer();

$_SERVER['REQUEST_URI'] = $mentoriai_asked;

if ( null === $mentoriai_script ) {
	return true;
}

chdir( dirname( $mentoriai_script ) );
require $mentoriai_script;
