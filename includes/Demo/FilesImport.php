<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use RuntimeException;

/**
 * Files of the demo content in the media library, each once.
 */
final readonly class FilesImport {

	/** Attachment meta: which file of ours it is. */
	private const SOURCE = '_mentoriai_demo_file';

	/** Folder below uploads: files survive an import that fails, and are found again. */
	private const FOLDER = 'mentoriai-demo';

	public function __construct( private DemoData $data ) {}

	/** @return int Attachment id. */
	public function add( string $name, string $title ): int {
		$known = get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'any',
				'numberposts' => 1,
				'fields'      => 'ids',
				'meta_key'    => self::SOURCE, // phpcs:ignore WordPress.DB.SlowDBQuery -- an import.
				'meta_value'  => $name, // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		if ( isset( $known[0] ) ) {
			return $known[0];
		}
		$path = $this->copy( $name );
		$id   = wp_insert_attachment(
			array(
				'post_title'     => wp_slash( $title ),
				'post_mime_type' => (string) wp_check_filetype( $name )['type'],
				'post_status'    => 'inherit',
			),
			$path,
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( "The file $name could not be added: " . $id->get_error_message() );
		}
		update_post_meta( $id, self::SOURCE, $name );
		wp_update_attachment_metadata( $id, self::metadata( $id, $path ) );
		return $id;
	}

	/** @return array<mixed> Pictures are cut to all sizes. */
	private static function metadata( int $id, string $path ): array {
		if ( ! wp_attachment_is_image( $id ) ) {
			return array( 'filesize' => (int) filesize( $path ) );
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		return wp_generate_attachment_metadata( $id, $path );
	}

	private function copy( string $name ): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
		if ( ! wp_mkdir_p( $folder ) || ! copy( $this->data->file( $name ), "$folder/$name" ) ) {
			throw new RuntimeException( "The file $name could not be written to $folder." );
		}
		return "$folder/$name";
	}
}
