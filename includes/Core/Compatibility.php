<?php
/**
 * Loaded before anything else, and written so that old versions of PHP can read it too.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Whether the server can run the portal: versions and PHP extensions. Asked in each request, because a site is moved to
 * another server, or its host changes the version of PHP, while the portal is active.
 */
final class Compatibility {

	const PHP        = '8.2';
	const WORDPRESS  = '6.8';
	const EXTENSIONS = array( 'intl', 'mbstring', 'gd', 'fileinfo', 'zlib' );

	/**
	 * Whether these versions will do.
	 *
	 * @param string $php       Version that runs.
	 * @param string $wordpress Version that runs; a beta of the version that is needed will do.
	 */
	public static function allows( string $php, string $wordpress ): bool {
		return version_compare( $php, self::PHP, '>=' ) && version_compare( explode( '-', $wordpress )[0], self::WORDPRESS, '>=' );
	}

	/** Whether the portal can run here. */
	public static function holds(): bool {
		return self::allows( PHP_VERSION, self::wordpress() ) && array() === self::missing();
	}

	/**
	 * Keeps the portal off: staff read why in wp-admin, and it cannot be activated.
	 *
	 * @param string $file The plugin's main file.
	 */
	public static function keep_off( string $file ): void {
		foreach ( array( 'admin_notices', 'network_admin_notices' ) as $hook ) {
			add_action( $hook, array( self::class, 'explain' ) );
		}
		register_activation_hook( $file, array( self::class, 'refuse' ) );
	}

	/** Action `admin_notices`. Texts are translated only after WordPress knows the language. */
	public static function explain(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			echo '<div class="notice notice-error" role="alert"><p>' . esc_html( self::reason() ) . '</p></div>';
		}
	}

	/** Ends an activation. */
	public static function refuse(): void {
		wp_die( esc_html( self::reason() ), '', array( 'back_link' => true ) );
	}

	private static function reason(): string {
		return self::allows( PHP_VERSION, self::wordpress() )
			/* translators: %s: list of PHP extensions. */
			? sprintf( __( 'Mentoriai portal needs these PHP extensions: %s. Ask your hosting provider to switch them on. The portal is off until then; its data is kept.', 'mentoriai-portal' ), implode( ', ', self::missing() ) )
			: sprintf(
				/* translators: 1: PHP version needed, 2: WordPress version needed, 3: PHP version that runs, 4: WordPress version that runs. */
				__( 'Mentoriai portal needs PHP %1$s and WordPress %2$s or newer; this site has PHP %3$s and WordPress %4$s. The portal is off until both are updated; its data is kept.', 'mentoriai-portal' ),
				self::PHP,
				self::WORDPRESS,
				PHP_VERSION,
				self::wordpress()
			);
	}

	/** @return list<string> PHP extensions that are not there: hosts have a list of them for each version of PHP. */
	private static function missing(): array {
		$missing = array();
		foreach ( self::EXTENSIONS as $name ) {
			if ( ! extension_loaded( $name ) ) {
				$missing[] = $name;
			}
		}
		return $missing;
	}

	private static function wordpress(): string {
		return isset( $GLOBALS['wp_version'] ) && is_string( $GLOBALS['wp_version'] ) ? $GLOBALS['wp_version'] : '';
	}
}
