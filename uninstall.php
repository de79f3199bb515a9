<?php
/**
 * Runs when an administrator deletes the plugin. Nothing is removed unless the setting asks for it.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/includes/Core/Compatibility.php';

if ( ! MentoriaiPortal\Core\Compatibility::holds() ) {
	return;
}

require_once __DIR__ . '/includes/autoload.php';

( new MentoriaiPortal\Plugin( __DIR__ . '/mentoriai-portal.php' ) )->uninstall();
