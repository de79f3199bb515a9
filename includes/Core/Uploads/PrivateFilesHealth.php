<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether the web server hands out private files to whoever knows their address.
 */
final readonly class PrivateFilesHealth implements HealthCheck {

	public function __construct( private PrivateFiles $files ) {}

	public function key(): string {
		return 'mentoriai_private_files';
	}

	public function label(): string {
		return __( 'Private files of the mentoring portal', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		return $this->is_open()
			? new HealthResult(
				'critical',
				__( 'The web server hands out private files of the portal', 'mentoriai-portal' ),
				__( "CVs lie under long random names that nobody can guess, but the server should not answer for them at all. Refuse the folder uploads/mentoriai-private in the web server's configuration, or put it outside the web root with the constant MENTORIAI_PRIVATE_DIR in wp-config.php.", 'mentoriai-portal' )
			)
			: new HealthResult( 'good', __( 'Private files of the portal are closed to the web', 'mentoriai-portal' ), __( 'CVs are read by their owner and by staff only.', 'mentoriai-portal' ) );
	}

	/** Asks for a file that was put there for this. */
	private function is_open(): bool {
		$url = $this->files->url();
		if ( '' === $url ) {
			return false;
		}
		$probe = bin2hex( random_bytes( 16 ) );
		$path  = $this->files->folder() . $probe . '.bin';
		file_put_contents( $path, $probe ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$reply = wp_remote_get(
			$url . $probe . '.bin',
			array(
				'timeout'   => 5,
				'sslverify' => false,
			)
		);
		wp_delete_file( $path );
		return ! is_wp_error( $reply ) && str_contains( wp_remote_retrieve_body( $reply ), $probe );
	}
}
