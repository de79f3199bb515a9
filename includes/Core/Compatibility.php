<?php
/**
 * Loaded before anything else, and written so that old versions of PHP can read it too.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Whether the server can run the portal. WordPress itself refuses to activate it elsewhere; this is for a site that
 * was moved to an older server while the portal was active.
 */
final class Compatibility {

	const PHP       = '8.2';
	const WORDPRESS = '6.8';

	/**
	 * Whether these versions will do.
	 *
	 * @param string $php       Version that runs.
	 * @param string $wordpress Version that runs; a beta of the version that is needed will do.
	 */
	public static function allows( string $php, string $wordpress ): bool {
		return version_compare( $php, self::PHP, '>=' ) && version_compare( explode( '-', $wordpress )[0], self::WORDPRESS, '>=' );
	}

	/** Whether it can run here; else staff read why in wp-admin. */
	public static function holds(): bool {
		if ( self::allows( PHP_VERSION, self::wordpress() ) ) {
			return true;
		}
		foreach ( array( 'admin_notices', 'network_admin_notices' ) as $hook ) {
			add_action( $hook, array( self::class, 'explain' ) );
		}
		return false;
	}

	/** Action `admin_notices`. Texts are translated only after WordPress knows the language. */
	public static function explain(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			echo '<div class="notice notice-error" role="alert"><p>' . esc_html(
				sprintf(
					/* translators: 1: PHP version needed, 2: WordPress version needed, 3: PHP version that runs, 4: WordPress version that runs. */
					__( 'Mentoriai portal needs PHP %1$s and WordPress %2$s or newer; here run PHP %3$s and WordPress %4$s. The portal is off until both are updated, and keeps its data.', 'mentoriai-portal' ),
					self::PHP,
					self::WORDPRESS,
					PHP_VERSION,
					self::wordpress()
				)
			) . '</p></div>';
		}
	}

	private static function wordpress(): string {
		return isset( $GLOBALS['wp_version'] ) && is_string( $GLOBALS['wp_version'] ) ? $GLOBALS['wp_version'] : '';
	}
}
