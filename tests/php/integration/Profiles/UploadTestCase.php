<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles;

use WP_REST_Response;

/**
 * Sends files, and knows what lies on the disk.
 */
abstract class UploadTestCase extends ProfileTestCase {

	/** @var list<string> */
	private array $made = array();

	protected function tearDown(): void {
		array_map( static fn ( string $path ) => @unlink( $path ), $this->made ); // phpcs:ignore
		$this->made = array();
		parent::tearDown();
	}

	/**
	 * As PHP hands over a multipart body.
	 *
	 * @param list<array{string, string, 2?: string}> $files Name, content, media type.
	 */
	protected function upload( string $path, string $field, array $files, ?string $token ): WP_REST_Response {
		$columns = array( 'name' => array(), 'type' => array(), 'tmp_name' => array(), 'error' => array(), 'size' => array() );
		foreach ( $files as $file ) {
			$tmp          = (string) tempnam( sys_get_temp_dir(), 'up' );
			$this->made[] = $tmp;
			file_put_contents( $tmp, $file[1] );
			$columns['name'][]     = $file[0];
			$columns['type'][]     = $file[2] ?? '';
			$columns['tmp_name'][] = $tmp;
			$columns['error'][]    = UPLOAD_ERR_OK;
			$columns['size'][]     = strlen( $file[1] );
		}
		$_FILES = array() === $files ? array() : array( $field => str_ends_with( $field, 's' ) ? $columns : array_map( static fn ( array $column ): mixed => $column[0], $columns ) );
		try {
			return $this->request( 'POST', $path, array(), $token, array( 'Content-Type' => 'multipart/form-data; boundary=x', 'Content-Length' => '100' ) );
		} finally {
			$_FILES = array();
		}
	}

	/** @param array{string, string, 2?: string} $file */
	protected function send_photo( string $token, array $file ): WP_REST_Response {
		return $this->upload( 'user/editavatar', 'file', array( $file ), $token );
	}

	/** @param array{string, string, 2?: string} ...$files */
	protected function send_cvs( string $token, array ...$files ): WP_REST_Response {
		return $this->upload( 'user/editcv', 'files', array_values( $files ), $token );
	}

	/** @return list<string> Paths of all files below the uploads but the guards of folders. */
	protected static function stored_files(): array {
		$found = array();
		foreach ( array( 'mentoriai', 'mentoriai-private' ) as $folder ) {
			$root = wp_get_upload_dir()['basedir'] . '/' . $folder;
			if ( ! is_dir( $root ) ) {
				continue;
			}
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( ! in_array( $file->getFilename(), array( 'index.php', '.htaccess' ), true ) ) {
					$found[] = $file->getPathname();
				}
			}
		}
		sort( $found );
		return $found;
	}

	protected static function path_of( string $url ): string {
		return str_replace( wp_get_upload_dir()['baseurl'], wp_get_upload_dir()['basedir'], $url );
	}

	protected static function assert_code( int $status, string $code, WP_REST_Response $reply ): void {
		self::assertSame( array( $status, $code ), array( $reply->get_status(), $reply->get_data()['code'] ?? '' ), (string) wp_json_encode( $reply->get_data() ) );
	}
}
