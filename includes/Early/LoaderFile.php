<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Version;

/**
 * The must-use file that starts the early path; its name sorts before others. It is the site's, not the plugin's: it
 * does nothing where the plugin is gone or of another version.
 */
final readonly class LoaderFile {

	private const NAME = '000-mentoriai-early.php';

	private const CODE = array(
		'<?php',
		'/**',
		' * Plugin Name: Mentoriai portal: early path',
		' * Description: Answers the portal\'s polls before the other plugins are loaded. Written by Settings → Mentoriai portal, which also removes it.',
		' * Version:     {version}',
		' */',
		'',
		'declare( strict_types=1 );',
		'',
		'if ( defined( \'ABSPATH\' ) && str_contains( (string) ( $_SERVER[\'REQUEST_URI\'] ?? \'\' ), \'/wp-json/data/v1/\' ) ) {',
		'	( static function (): void {',
		'		$file  = WP_PLUGIN_DIR . {file};',
		'		$start = is_file( $file ) ? require $file : null;',
		'		if ( is_callable( $start ) ) {',
		'			$start( {number} );',
		'		}',
		'	} )();',
		'}',
		'',
	);

	/**
	 * @param string $folder Of must-use plugins.
	 * @param string $plugin The plugin's folder below that of plugins.
	 */
	public function __construct( private string $folder, private string $plugin ) {}

	public function path(): string {
		return $this->folder . '/' . self::NAME;
	}

	public function exists(): bool {
		return is_file( $this->path() );
	}

	/** Whether it is the one that this version writes. */
	public function is_current(): bool {
		return $this->exists() && file_get_contents( $this->path() ) === $this->code(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}

	/** Whole or not at all: it runs in every request. */
	public function write(): bool {
		$new = $this->path() . '.' . bin2hex( random_bytes( 4 ) );
		if ( ! wp_mkdir_p( $this->folder ) || ! wp_is_writable( $this->folder ) ) {
			return false;
		}
		$written = strlen( $this->code() ) === file_put_contents( $new, $this->code() ) && rename( $new, $this->path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( ! $written ) {
			wp_delete_file( $new );
			return false;
		}
		$this->forget_code();
		return true;
	}

	public function remove(): bool {
		if ( $this->exists() ) {
			wp_delete_file( $this->path() );
			clearstatcache( true, $this->path() );
			$this->forget_code();
		}
		return ! $this->exists();
	}

	/** For servers that do not look whether a file has changed. */
	private function forget_code(): void {
		if ( function_exists( 'opcache_invalidate' ) ) {
			opcache_invalidate( $this->path(), true );
		}
	}

	private function code(): string {
		return strtr(
			implode( "\n", self::CODE ),
			array(
				'{version}' => Version::NUMBER,
				'{number}'  => var_export( Version::NUMBER, true ), // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes PHP code.
				'{file}'    => var_export( '/' . $this->plugin . '/includes/Early/start.php', true ), // phpcs:ignore WordPress.PHP.DevelopmentFunctions
			)
		);
	}
}
