<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * Reads a PNG as its chunks. A text chunk of some kilobytes unpacks to megabytes in the decoder's own memory, which no
 * limit of PHP sees.
 */
final class PngParts {

	/** Chunks that make the picture; all others are for other programs. */
	private const DRAWN = array( 'IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND' );

	private const MAX_CHUNKS = 10_000;

	/** Bytes of packed pixels that are unpacked at a time: at most a thousand times as much. */
	private const PIECE = 4096;

	/** Where each of the seven passes of an interlaced picture begins, and its steps: x, y, step x, step y. */
	private const PASSES = array( array( 0, 0, 8, 8 ), array( 4, 0, 8, 8 ), array( 0, 4, 4, 8 ), array( 2, 0, 4, 4 ), array( 0, 2, 2, 4 ), array( 1, 0, 2, 2 ), array( 0, 1, 1, 2 ) );

	/**
	 * The file with nothing in it but what is drawn. Null for one that is broken or unpacks to more than its pixels.
	 *
	 * @param string $png Begins with the signature; the size in its head was looked at.
	 */
	public static function drawable( string $png ): ?string {
		$drawn = substr( $png, 0, 8 );
		$at    = 8;
		for ( $count = 0; $count < self::MAX_CHUNKS && strlen( $png ) - $at >= 12; $count++ ) {
			$head   = unpack( 'Nlength/a4type', $png, $at );
			$length = (int) ( $head['length'] ?? 0 );
			$type   = $head['type'] ?? '';
			if ( $length > strlen( $png ) - $at - 12 || ( 0 === $count ) !== ( 'IHDR' === $type ) ) {
				return null;
			}
			if ( in_array( $type, self::DRAWN, true ) ) {
				$drawn .= substr( $png, $at, $length + 12 );
			}
			if ( 'IEND' === $type ) {
				return self::unpacks_to_its_pixels( $drawn ) ? $drawn : null;
			}
			$at += $length + 12;
		}
		return null;
	}

	/** @param string $png Whole chunks only. */
	private static function unpacks_to_its_pixels( string $png ): bool {
		$left    = self::raw_bytes( $png );
		$inflate = inflate_init( ZLIB_ENCODING_DEFLATE );
		for ( $at = 8; false !== $inflate && $at < strlen( $png ); $at += $length + 12 ) {
			$length = (int) ( unpack( 'N', $png, $at )[1] ?? 0 );
			$data   = 'IDAT' === substr( $png, $at + 4, 4 ) ? substr( $png, $at + 8, $length ) : '';
			for ( $from = 0; $from < strlen( $data ) && ZLIB_STREAM_END !== inflate_get_status( $inflate ); $from += self::PIECE ) {
				$raw = @inflate_add( $inflate, substr( $data, $from, self::PIECE ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- broken data is no picture.
				if ( false === $raw || strlen( $raw ) > $left ) {
					return false;
				}
				$left -= strlen( $raw );
			}
		}
		return true;
	}

	/** Bytes of all rows, each with the one that names its filter. */
	private static function raw_bytes( string $png ): int {
		/** @var array{width: int, height: int, depth: int, color: int, interlaced: int} $head */
		$head   = unpack( 'Nwidth/Nheight/Cdepth/Ccolor/x2/Cinterlaced', $png, 16 ) ?: array();
		$bits   = $head['depth'] * ( array( 0 => 1, 2 => 3, 3 => 1, 4 => 2, 6 => 4 )[ $head['color'] ] ?? 4 );
		$passes = 0 === $head['interlaced'] ? array( array( 0, 0, 1, 1 ) ) : self::PASSES;
		$bytes  = 0;
		foreach ( $passes as [ $x, $y, $step_x, $step_y ] ) {
			$width  = (int) ceil( max( 0, $head['width'] - $x ) / $step_x );
			$height = (int) ceil( max( 0, $head['height'] - $y ) / $step_y );
			$bytes += $width > 0 ? $height * ( 1 + (int) ceil( $width * $bits / 8 ) ) : 0;
		}
		return $bytes;
	}
}
