<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use FilesystemIterator;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Deletes what the portal wrote to the disk. Another WordPress may share the uploads: what is left in a folder after our own
 * files went is taken for its, and stays with what guards it.
 */
final readonly class UninstalledFiles {

	/** What keeps folders closed. */
	private const GUARDS = array( 'index.php', '.htaccess' );

	public function __construct( private PrivateFiles $private_files, private PhotoFiles $photos ) {}

	public function delete(): void {
		$this->private_files->remove_all();
		$this->photos->remove_all();
		$uploads = (string) wp_get_upload_dir()['basedir'];
		foreach ( array( PrivateFiles::FOLDER, strtok( Photo::FOLDER, '/' ), 'mentoriai-demo' ) as $folder ) {
			self::delete_folder( "$uploads/$folder" );
		}
	}

	/** By name: it may be older than a move of the site or a change of its keys. */
	public function delete_photo( int $user_id ): void {
		$photo = Photo::of( get_user_meta( $user_id, UserMeta::AVATAR, true ) );
		if ( null !== $photo ) {
			$this->photos->remove( $photo );
		}
	}

	/** The archive that WordPress made for a request of a person, if there is one. */
	public function delete_export( int $request_id ): void {
		$name = get_post_meta( $request_id, '_export_file_name', true );
		if ( is_string( $name ) && '' !== $name ) {
			wp_delete_file( wp_privacy_exports_dir() . basename( $name ) );
		}
	}

	/** Unless a file is left in it. Links count as files, and are not followed. */
	private static function delete_folder( string $folder ): void {
		if ( ! is_dir( $folder ) || is_link( $folder ) ) {
			return;
		}
		/** @var list<SplFileInfo> $entries */
		$entries = iterator_to_array( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ), false );
		$is_dir  = static fn ( SplFileInfo $entry ): bool => $entry->isDir() && ! $entry->isLink();
		foreach ( $entries as $entry ) {
			if ( ! $is_dir( $entry ) && ! in_array( $entry->getFilename(), self::GUARDS, true ) ) {
				return;
			}
		}
		foreach ( $entries as $entry ) {
			$is_dir( $entry ) ? rmdir( $entry->getPathname() ) : wp_delete_file( $entry->getPathname() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own folder.
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own folder.
	}
}
