<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Media\Images;

/**
 * Files to download, as stored and as shown.
 */
final class EventFiles {

	private const MAX = 50;

	/**
	 * @return list<array{file: int, text: string}> `file` is an attachment id.
	 */
	public static function read( mixed $stored ): array {
		$files = array();
		foreach ( is_array( $stored ) ? array_slice( $stored, 0, self::MAX ) : array() as $row ) {
			$id = is_array( $row ) && is_numeric( $row['file'] ?? null ) ? (int) $row['file'] : 0;
			if ( is_array( $row ) && $id > 0 ) {
				$files[] = array(
					'file' => $id,
					'text' => EventText::plain( $row['text'] ?? '' ),
				);
			}
		}
		return $files;
	}

	/**
	 * @param list<array{file: int, text: string}> $files As read().
	 * @param list<int>                            $there Attachments that exist, already in WordPress's caches.
	 * @return list<array{file: string, text: string, size: int}> Address, label (the title of the file where there is none), bytes.
	 */
	public static function present( array $files, array $there ): array {
		$shown = array();
		foreach ( $files as $file ) {
			$url = in_array( $file['file'], $there, true ) && Images::is_public( $file['file'] ) ? wp_get_attachment_url( $file['file'] ) : false;
			if ( is_string( $url ) ) {
				$shown[] = array(
					'file' => $url,
					'text' => '' === $file['text'] ? EventText::plain( get_post( $file['file'] )->post_title ?? '' ) : $file['text'],
					'size' => self::size( $file['file'] ),
				);
			}
		}
		return $shown;
	}

	private static function size( int $id ): int {
		$known = get_post_meta( $id, '_wp_attachment_metadata', true );
		if ( is_array( $known ) && is_numeric( $known['filesize'] ?? null ) ) {
			return (int) $known['filesize'];
		}
		$path = (string) get_attached_file( $id );
		return is_file( $path ) ? (int) filesize( $path ) : 0;
	}
}
