<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * Files that no address leads to. They lie below the uploads folder, where every host lets PHP write, under names of
 * 32 random bytes each; `.htaccess` closes the folder where Apache reads it. The constant MENTORIAI_PRIVATE_DIR puts them
 * outside the web root.
 *
 * Profiles\UnownedFiles deletes what no profile names: who keeps other files here must be asked there.
 */
final readonly class PrivateFiles {

	public const FOLDER = 'mentoriai-private';

	/** Option: the folder below FOLDER, random for each site. */
	private const OPTION = 'mentoriai_private_folder';

	private const DENY = "Require all denied\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n";

	private const SILENCE = "<?php\n";

	public static function new_name(): string {
		return bin2hex( random_bytes( 32 ) ) . '.bin';
	}

	/**
	 * Keeps a copy, whole or not at all.
	 *
	 * @param string|null $name Of new_name(), where it is written down before there is a file; null makes one.
	 * @return string The name to ask for it by.
	 * @throws NotKept
	 */
	public function keep( string $path, ?string $name = null ): string {
		$name ??= self::new_name();
		if ( ! copy( $path, $this->folder() . $name ) ) {
			$failure = NotKept::because( 'A private file cannot be written.' );
			$this->remove( $name );
			throw $failure;
		}
		return $name;
	}

	/** Null where it is gone. */
	public function read( string $name ): ?string {
		$path = self::is_ours( $name ) ? $this->folder() . $name : '';
		$text = '' !== $path && is_file( $path ) ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return is_string( $text ) ? $text : null;
	}

	/** @return resource|null For reading; null where it is gone. */
	public function open( string $name ): mixed {
		$path = self::is_ours( $name ) ? $this->folder() . $name : '';
		$file = '' !== $path && is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file, streamed.
		return false === $file ? null : $file;
	}

	public function remove( string $name ): void {
		if ( self::is_ours( $name ) && is_file( $this->folder() . $name ) ) {
			wp_delete_file( $this->folder() . $name );
		}
	}

	/**
	 * Those that are there. Of other folders, and in MENTORIAI_PRIVATE_DIR, no one can tell whether they are another
	 * WordPress's: none.
	 *
	 * @param string $digit Hex, the first of their names.
	 * @return list<string>
	 */
	public function paths( string $digit ): array {
		$paths = $this->is_below_uploads() ? glob( $this->root() . "/$digit*.bin", GLOB_NOSORT ) : false;
		return array_values( array_filter( $paths ?: array(), static fn ( string $path ): bool => self::is_ours( basename( $path ) ) ) );
	}

	/**
	 * All of them, and the guards that folder() put beside them. What is left in MENTORIAI_PRIVATE_DIR after the members were
	 * erased may be another WordPress's, and stays with its guards.
	 */
	public function remove_all(): void {
		$folder = trailingslashit( $this->root() );
		$left   = glob( $folder . '*.bin' ) ?: array();
		if ( ! $this->is_below_uploads() && array() !== $left ) {
			return;
		}
		foreach ( $left as $path ) {
			$this->remove( basename( $path ) );
		}
		foreach ( array( '.htaccess' => self::DENY, 'index.php' => self::SILENCE ) as $name => $text ) {
			if ( is_file( $folder . $name ) && file_get_contents( $folder . $name ) === $text ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
				wp_delete_file( $folder . $name );
			}
		}
	}

	/** The folder with a slash at its end; made when it is missing. */
	public function folder(): string {
		$folder = trailingslashit( $this->root() );
		if ( ! wp_mkdir_p( $folder ) ) {
			throw NotKept::because( 'The folder for private files cannot be made.' );
		}
		foreach ( array( '.htaccess' => self::DENY, 'index.php' => self::SILENCE ) as $name => $text ) {
			$guard = ( $this->is_below_uploads() ? dirname( $folder ) . '/' : $folder ) . $name;
			if ( ! is_file( $guard ) ) {
				file_put_contents( $guard, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			}
		}
		return $folder;
	}

	/** Where the folder would be found from outside; '' when it is not below the uploads. */
	public function url(): string {
		return $this->is_below_uploads() ? wp_get_upload_dir()['baseurl'] . '/' . self::FOLDER . '/' . basename( $this->root() ) . '/' : '';
	}

	private function is_below_uploads(): bool {
		return ! defined( 'MENTORIAI_PRIVATE_DIR' );
	}

	private function root(): string {
		$set = defined( 'MENTORIAI_PRIVATE_DIR' ) ? constant( 'MENTORIAI_PRIVATE_DIR' ) : null;
		if ( is_string( $set ) && '' !== $set ) {
			// Sites of a network share the constant, not the files.
			return is_main_site() ? $set : trailingslashit( $set ) . 'site-' . get_current_blog_id();
		}
		$folder = get_option( self::OPTION );
		if ( ! is_string( $folder ) || 1 !== preg_match( '~^[0-9a-f]{32}$~D', $folder ) ) {
			// Of two that come at once the first stays.
			add_option( self::OPTION, bin2hex( random_bytes( 16 ) ), '', false );
			$folder = (string) get_option( self::OPTION );
		}
		return wp_get_upload_dir()['basedir'] . '/' . self::FOLDER . '/' . $folder;
	}

	private static function is_ours( string $name ): bool {
		return 1 === preg_match( '~^[0-9a-f]{64}\.bin$~D', $name );
	}
}
