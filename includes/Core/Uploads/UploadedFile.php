<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

use MentoriaiPortal\Core\Rest\ApiError;
use RuntimeException;

/**
 * A file as it came with a request. PHP removes it after the answer: whatever is not copied leaves nothing behind.
 */
final readonly class UploadedFile {

	public function __construct(
		/** As the sender called it. */
		public string $name,
		/** Where PHP has put it; '' for one that is beyond the server's limit. */
		public string $path,
		/** Bytes. */
		public int $size,
		/** The media type that the sender claims; '' for none. */
		public string $type,
		/** Beyond the server's own limit of a file. */
		public bool $is_beyond_limit = false
	) {}

	/**
	 * The files of one field, `name` or `name[]`.
	 *
	 * @param array<mixed> $sent As $_FILES.
	 * @return list<self>
	 * @throws ApiError 400 for a file that did not arrive whole.
	 */
	public static function of_field( array $sent, string $field ): array {
		$entry = $sent[ $field ] ?? null;
		if ( ! is_array( $entry ) || ! isset( $entry['name'], $entry['error'] ) ) {
			return array();
		}
		$columns = array_map( static fn ( mixed $column ): array => array_values( (array) $column ), $entry );
		$files   = array();
		foreach ( $columns['error'] as $index => $error ) {
			$file = self::one( array_map( static fn ( array $column ): mixed => $column[ $index ] ?? '', $columns ), $error, $field );
			if ( null !== $file ) {
				$files[] = $file;
			}
		}
		return $files;
	}

	/** The first bytes. */
	public function head( int $bytes ): string {
		return $this->read( 0, $bytes );
	}

	/** The last bytes. */
	public function tail( int $bytes ): string {
		return $this->read( max( 0, $this->size - $bytes ), $bytes );
	}

	public function read( int $offset, int $bytes ): string {
		$text = '' === $this->path ? false : file_get_contents( $this->path, false, null, $offset, max( 0, $bytes ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return is_string( $text ) ? $text : throw new RuntimeException( 'An uploaded file cannot be read.' );
	}

	/** @param array<mixed> $entry */
	private static function one( array $entry, mixed $error, string $field ): ?self {
		$name = is_string( $entry['name'] ) ? $entry['name'] : '';
		$type = is_string( $entry['type'] ?? null ) ? $entry['type'] : '';
		$path = is_string( $entry['tmp_name'] ?? null ) ? $entry['tmp_name'] : '';
		return match ( $error ) {
			UPLOAD_ERR_OK => is_file( $path ) ? new self( $name, $path, (int) filesize( $path ), strtolower( $type ) ) : throw ApiError::invalid( array( $field => 'invalid' ) ),
			UPLOAD_ERR_NO_FILE => null,
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => new self( $name, '', 0, strtolower( $type ), true ),
			UPLOAD_ERR_NO_TMP_DIR, UPLOAD_ERR_CANT_WRITE, UPLOAD_ERR_EXTENSION => throw new RuntimeException( "The server could not take an upload (PHP's error $error)." ),
			default => throw ApiError::invalid( array( $field => 'invalid' ) ),
		};
	}
}
