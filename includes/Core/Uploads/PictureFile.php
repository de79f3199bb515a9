<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * What an uploaded picture is, told by its bytes before anything is drawn.
 */
final readonly class PictureFile {

	private const MAGIC = array(
		IMAGETYPE_JPEG => "\xFF\xD8\xFF",
		IMAGETYPE_PNG  => "\x89PNG\r\n\x1A\n",
	);

	private const TYPES = array( '', 'application/octet-stream', 'image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'image/x-png' );

	private const ENDINGS = array( 'jpg', 'jpeg', 'jpe', 'jfif', 'png' );

	/** What a camera calls twelve megapixels. GD takes four bytes and more for each, outside of what PHP counts. */
	private const MAX_PIXELS = 12_500_000;

	private const MAX_SIDE = 10_000;

	private function __construct( public int $width, public int $height, private int $type, private UploadedFile $file ) {}

	/** Null for what is no JPEG or PNG, is something else at the same time, or pretends in its name or type to be. */
	public static function of( UploadedFile $file ): ?self {
		if ( ! FileName::is_fit( $file->name, self::ENDINGS ) || ! in_array( $file->type, self::TYPES, true ) ) {
			return null;
		}
		$size = $file->size > 0 ? @getimagesize( $file->path ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a broken picture is no picture.
		if ( ! is_array( $size ) || ! isset( self::MAGIC[ $size[2] ] ) || ! str_starts_with( $file->head( 8 ), self::MAGIC[ $size[2] ] ) ) {
			return null;
		}
		if ( $size[0] < 1 || $size[1] < 1 || ActiveContent::is_zip( $file ) || ActiveContent::is_in( $file->read( 0, $file->size ) ) ) {
			return null;
		}
		return new self( $size[0], $size[1], $size[2], $file );
	}

	/** Whether this server can draw so many pixels. */
	public function is_drawable(): bool {
		return max( $this->width, $this->height ) <= self::MAX_SIDE && $this->width * $this->height <= self::MAX_PIXELS;
	}

	/** The file with nothing in it but what is drawn; null for one that a decoder would need too much memory or time for. */
	public function drawable_bytes(): ?string {
		$bytes = $this->file->read( 0, $this->file->size );
		$drawn = IMAGETYPE_PNG === $this->type ? PngParts::drawable( $bytes ) : JpegParts::drawable( $bytes );
		$size  = null === $drawn ? false : @getimagesizefromstring( $drawn ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a broken picture is no picture.
		return is_array( $size ) && $size[0] === $this->width && $size[1] === $this->height ? $drawn : null;
	}

	/** How a camera was held, 1 to 8 as EXIF counts; 1 is upright, and what is taken where PHP has no EXIF. */
	public function orientation(): int {
		$exif  = IMAGETYPE_JPEG === $this->type && function_exists( 'exif_read_data' ) ? @exif_read_data( $this->file->path ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- as WP_Image_Editor::maybe_exif_rotate().
		$value = is_array( $exif ) ? ( $exif['Orientation'] ?? 1 ) : 1;
		return is_int( $value ) && $value >= 1 && $value <= 8 ? $value : 1;
	}
}
