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
		return __( 'The portal’s private files', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		return $this->is_open()
			? new HealthResult(
				'critical',
				__( 'The web server serves the portal’s private files', 'mentoriai-portal' ),
				__( "CV files have long random names, but the web server should not serve them at all. Block the folder uploads/mentoriai-private in the server configuration, or move it outside the web root with the constant MENTORIAI_PRIVATE_DIR in wp-config.php.", 'mentoriai-portal' )
			)
			: new HealthResult( 'good', __( 'The portal’s private files are not served', 'mentoriai-portal' ), __( 'Only their owners and staff can read CVs.', 'mentoriai-portal' ) );
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
