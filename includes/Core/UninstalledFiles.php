<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use FilesystemIterator;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Deletes what the portal wrote to the disk.
 */
final readonly class UninstalledFiles {

	public function __construct( private PrivateFiles $private_files ) {}

	public function delete(): void {
		$this->private_files->remove_all();
		$uploads = (string) wp_get_upload_dir()['basedir'];
		foreach ( array( PrivateFiles::FOLDER, strtok( Photo::FOLDER, '/' ), 'mentoriai-demo' ) as $folder ) {
			self::delete_folder( "$uploads/$folder" );
		}
	}

	/** The archive that WordPress made for a request of a person, if there is one. */
	public function delete_export( int $request_id ): void {
		$name = get_post_meta( $request_id, '_export_file_name', true );
		if ( is_string( $name ) && '' !== $name ) {
			wp_delete_file( wp_privacy_exports_dir() . basename( $name ) );
		}
	}

	/** Links are removed, never followed. */
	private static function delete_folder( string $folder ): void {
		if ( ! is_dir( $folder ) || is_link( $folder ) ) {
			return;
		}
		$entries = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $entries as $entry ) {
			if ( $entry instanceof SplFileInfo ) {
				$entry->isDir() && ! $entry->isLink() ? rmdir( $entry->getPathname() ) : wp_delete_file( $entry->getPathname() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own folder.
			}
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own folder.
	}
}
