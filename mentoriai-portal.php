<?php
/**
 * Plugin Name:       Mentoriai portal
 * Description:       A bilingual mentoring network: mentors, messages, action plans and public pages in one portal.
 * Version:           0.2.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * Text Domain:       mentoriai-portal
 * Domain Path:       /languages
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal;

use MentoriaiPortal\Core\Compatibility;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/includes/Core/Compatibility.php';

if ( ! Compatibility::holds() ) {
	Compatibility::keep_off( __FILE__ );
	return;
}

require_once __DIR__ . '/includes/autoload.php';

( new Plugin( __FILE__ ) )->boot();
