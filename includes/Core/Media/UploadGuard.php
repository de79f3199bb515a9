<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Media;

/**
 * Refuses pictures that this server cannot open: WordPress would run out of memory over them and tell the editor no
 * more than that something failed. A few kilobytes may hold 20,000 × 20,000 pixels.
 */
final class UploadGuard {

	/** What GD opens and resizes within WordPress's 256 MB for images. */
	private const MAX_PIXELS = 40_000_000;

	/** Hooked to `wp_handle_upload_prefilter` and `wp_handle_sideload_prefilter`. */
	public static function check( mixed $file ): mixed {
		if ( ! is_array( $file ) ) {
			return $file;
		}
		$path = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		$size = is_file( $path ) ? wp_getimagesize( $path ) : false;
		if ( is_array( $size ) && $size[0] * $size[1] > self::MAX_PIXELS ) {
			/* translators: 1: width, 2: height in pixels. */
			$file['error'] = sprintf( __( 'The picture is too large: %1$d × %2$d pixels. Reduce it to 6000 pixels or less on each side and upload it again.', 'mentoriai-portal' ), $size[0], $size[1] );
		}
		return $file;
	}
}
