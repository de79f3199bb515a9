<?php
/**
 * The entrance of a demo site under `php -S`: decides between a public file, a script of WordPress and WordPress
 * itself, compresses text, and refuses what no visitor is to see.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli-server' !== PHP_SAPI ) {
	exit( 1 );
}

require_once __DIR__ . '/Request.php';

$mentoriai_script = ( new MentoriaiPortal\Tools\Site\Request( (string) $_SERVER['DOCUMENT_ROOT'] ) )->answer();

if ( null === $mentoriai_script ) {
	return true;
}

// WordPress wants to be loaded in global scope, from its own folder.
chdir( dirname( $mentoriai_script ) );
require $mentoriai_script;
