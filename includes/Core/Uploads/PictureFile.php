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

	/** GD takes four bytes and more for each: beyond this a server may run out of memory. */
	private const MAX_PIXELS = 25_000_000;

	private const MAX_SIDE = 10_000;

	private function __construct( public int $width, public int $height, private UploadedFile $file ) {}

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
		return new self( $size[0], $size[1], $file );
	}

	/** Whether this server can draw it. */
	public function is_drawable(): bool {
		return max( $this->width, $this->height ) <= self::MAX_SIDE && $this->width * $this->height <= self::MAX_PIXELS;
	}

	/** How a camera was held, 1 to 8 as EXIF counts; 1 is upright. */
	public function orientation(): int {
		$head = $this->file->head( 65536 );
		$at   = strpos( $head, "Exif\0\0" );
		if ( false === $at || ! str_starts_with( $head, self::MAGIC[ IMAGETYPE_JPEG ] ) ) {
			return 1;
		}
		$tiff  = substr( $head, $at + 6 );
		$short = str_starts_with( $tiff, 'MM' ) ? 'n' : 'v';
		$start = self::number( $tiff, 4, 'n' === $short ? 'N' : 'V', 4 );
		$count = self::number( $tiff, $start, $short, 2 );
		for ( $i = 0; $i < min( $count, 200 ); $i++ ) {
			$entry = $start + 2 + 12 * $i;
			if ( 0x0112 === self::number( $tiff, $entry, $short, 2 ) ) {
				$value = self::number( $tiff, $entry + 8, $short, 2 );
				return $value >= 1 && $value <= 8 ? $value : 1;
			}
		}
		return 1;
	}

	/** Zero beyond the end. */
	private static function number( string $bytes, int $at, string $format, int $length ): int {
		$part = substr( $bytes, $at, $length );
		$read = strlen( $part ) === $length ? unpack( $format, $part ) : false;
		return is_array( $read ) ? (int) $read[1] : 0;
	}
}
