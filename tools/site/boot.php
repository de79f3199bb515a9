<?php
/**
 * Loads the WordPress of a site on the command line, as if its address had been asked for.
 *
 * Expects $mentoriai_site_dir and $mentoriai_site_url; they are global because wp-settings.php wants global scope.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

/** @var string $mentoriai_site_dir */
/** @var string $mentoriai_site_url */
$_SERVER['HTTP_HOST']       = (string) preg_replace( '#^https?://#', '', $mentoriai_site_url );
$_SERVER['SERVER_NAME']     = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

require $mentoriai_site_dir . '/wordpress/wp-load.php';
