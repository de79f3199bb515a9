<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * Files that are two things at once: a picture or a document to us, a program or a page to someone else.
 */
final class ActiveContent {

	private const MARKERS = array( '<?php', '<script', '<!doctype', '<html', '<svg ', '__halt_compiler' );

	/** Bytes of the end in which a ZIP archive keeps its directory: the record and the longest comment. */
	private const ZIP_TAIL = 65557;

	/** Whether a program or a page is in these bytes. */
	public static function is_in( string $bytes ): bool {
		foreach ( self::MARKERS as $marker ) {
			if ( false !== stripos( $bytes, $marker ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether archivers open it as a ZIP, which they look for at the end. */
	public static function is_zip( UploadedFile $file ): bool {
		return str_contains( $file->tail( self::ZIP_TAIL ), "PK\x05\x06" );
	}
}
