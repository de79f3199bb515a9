<?php
/**
 * Constants that exist only in an installed site, for PHPStan.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

define( 'ABSPATH', '/' );
define( 'DB_NAME', 'wordpress' );
define( 'WPINC', 'wp-includes' );
define( 'WP_LANG_DIR', '/' );
define( 'WPMU_PLUGIN_DIR', '/' );
define( 'WP_DEBUG', true );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'OBJECT', 'OBJECT' );
define( 'MENTORIAI_MAIL_DIR', '/' );
