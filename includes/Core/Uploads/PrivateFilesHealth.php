<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * Site Health: whether the web server hands out private files to whoever knows their address.
 */
final readonly class PrivateFilesHealth {

	public function __construct( private PrivateFiles $files ) {}

	/**
	 * Hooked to `site_status_tests`.
	 *
	 * @param array<string, mixed> $tests
	 * @return array<string, mixed>
	 */
	public function add( array $tests ): array {
		$direct                              = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();
		$direct['mentoriai_private_files']   = array(
			'label' => __( 'Private files of the mentoring portal', 'mentoriai-portal' ),
			'test'  => array( $this, 'test' ),
		);
		return array( 'direct' => $direct ) + $tests;
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$open = $this->is_open();
		return array(
			'label'       => $open
				? __( 'The web server hands out private files of the portal', 'mentoriai-portal' )
				: __( 'Private files of the portal are closed to the web', 'mentoriai-portal' ),
			'status'      => $open ? 'critical' : 'good',
			'badge'       => array(
				'label' => __( 'Security', 'mentoriai-portal' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html(
				$open
					? __( "CVs lie under long random names that nobody can guess, but the server should not answer for them at all. Refuse the folder uploads/mentoriai-private in the web server's configuration, or put it outside the web root with the constant MENTORIAI_PRIVATE_DIR in wp-config.php.", 'mentoriai-portal' )
					: __( 'CVs are read by their owner and by staff only.', 'mentoriai-portal' )
			) . '</p>',
			'actions'     => '',
			'test'        => 'mentoriai_private_files',
		);
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
