<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * Reads a JPEG as its segments. Each scan makes the decoder go over the whole picture once more, and an empty one takes
 * a dozen bytes.
 */
final class JpegParts {

	/** Markers of segments that make the picture: tables, baseline and progressive frames, scans, how its colours are told. */
	private const DRAWN = array( 0xDB, 0xC4, 0xDD, 0xC0, 0xC1, 0xC2, 0xDA, 0xE0, 0xEE );

	/** Progressive files of cameras and programs have about ten. */
	private const MAX_SCANS = 50;

	private const MAX_SEGMENTS = 10_000;

	/** The file with nothing in it but what is drawn. Null for one that is broken or takes too long to draw. */
	public static function drawable( string $jpeg ): ?string {
		$drawn  = substr( $jpeg, 0, 2 );
		$frames = 0;
		$scans  = 0;
		for ( $at = 2, $count = 0; $count < self::MAX_SEGMENTS; $count++ ) {
			$at     = self::next_marker( $jpeg, $at );
			$marker = ord( $jpeg[ $at + 1 ] ?? "\xD9" );
			$length = 2 + (int) ( unpack( 'n', substr( $jpeg, $at + 2, 2 ) . "\0\0" )[1] ?? 0 );
			if ( 0xD9 === $marker || $at + $length > strlen( $jpeg ) ) {
				return 1 === $frames && $scans > 0 ? $drawn . "\xFF\xD9" : null;
			}
			$frames += self::is_frame( $marker ) ? 1 : 0;
			$scans  += 0xDA === $marker ? 1 : 0;
			if ( $length < 4 || $frames > 1 || $scans > self::MAX_SCANS || ( self::is_frame( $marker ) && ! self::is_drawable_frame( $jpeg, $at ) ) ) {
				return null;
			}
			$end    = 0xDA === $marker ? self::next_marker( $jpeg, $at + $length ) : $at + $length;
			$drawn .= in_array( $marker, self::DRAWN, true ) ? substr( $jpeg, $at, $end - $at ) : '';
			$at     = $end;
		}
		return null;
	}

	/** Where the next marker stands that begins a segment or ends the file; what looks like one within a scan is passed over. */
	private static function next_marker( string $jpeg, int $at ): int {
		for ( $at = strpos( $jpeg, "\xFF", min( $at, strlen( $jpeg ) ) ); false !== $at; $at = strpos( $jpeg, "\xFF", min( $at + 1, strlen( $jpeg ) ) ) ) {
			$marker = ord( $jpeg[ $at + 1 ] ?? "\0" );
			if ( $marker > 0x01 && 0xFF !== $marker && ( $marker < 0xD0 || $marker > 0xD7 ) ) {
				return $at;
			}
		}
		return strlen( $jpeg );
	}

	private static function is_frame( int $marker ): bool {
		return $marker >= 0xC0 && $marker <= 0xCF && ! in_array( $marker, array( 0xC4, 0xC8, 0xCC ), true );
	}

	/** Baseline or progressive, in at most four colours. */
	private static function is_drawable_frame( string $jpeg, int $at ): bool {
		return ord( $jpeg[ $at + 1 ] ) <= 0xC2 && ord( $jpeg[ $at + 9 ] ?? "\xFF" ) <= 4;
	}
}
