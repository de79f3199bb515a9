<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles;

/**
 * Files as people and attackers make them, as bytes.
 */
final class Documents {

	public static function pdf(): string {
		return "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
	}

	public static function doc(): string {
		return str_pad( "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" . str_repeat( "\0", 600 ) . implode( "\0", str_split( 'WordDocument' ) ) . "\0", 2048, "\0" );
	}

	/** @param array<string, string> $more Further entries. */
	public static function docx( array $more = array() ): string {
		return self::zip( array( '[Content_Types].xml' => '<Types/>', 'word/document.xml' => '<document/>' ) + $more );
	}

	/** @param array<string, string> $more Further entries. */
	public static function odt( array $more = array() ): string {
		return self::zip( array( 'mimetype' => 'application/vnd.oasis.opendocument.text', 'content.xml' => '<content/>', 'META-INF/manifest.xml' => '<manifest/>' ) + $more );
	}

	/** What says where the template of a docx is. */
	public static function template( string $target ): string {
		return self::relation( 'attachedTemplate', $target, 'TargetMode="External"' );
	}

	/** A list of one thing that belongs to a part of a docx. */
	public static function relation( string $type, string $target, string $more = '' ): string {
		return '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' . "\r\n" . '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/' . $type . '" Target="' . $target . '" ' . $more . '/></Relationships>';
	}

	/** A docx whose entries, so many, all are the same 260 KB that unpack to nothing. */
	public static function docx_of_one_stream( int $lists ): string {
		$data      = str_repeat( "\0\0\0\xFF\xFF", 52_428 );
		$body      = "PK\x03\x04" . pack( 'vvvvvVVVvv', 20, 0, 8, 0, 0, 0, strlen( $data ), 0, 1, 0 ) . 'x' . $data;
		$directory = '';
		foreach ( array( '[Content_Types].xml', 'word/document.xml', ...array_map( static fn ( int $number ): string => "_rels/$number", range( 1, $lists ) ) ) as $name ) {
			$directory .= "PK\x01\x02" . pack( 'vvvvvvVVVvvvvvVV', 20, 20, 0, 8, 0, 0, 0, strlen( $data ), 0, strlen( $name ), 0, 0, 0, 0, 0, 0 ) . $name;
		}
		return $body . $directory . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, $lists + 2, $lists + 2, strlen( $directory ), strlen( $body ), 0 );
	}

	/** @param array<string, string> $entries Name to content, stored as they are. */
	public static function zip( array $entries ): string {
		$files     = '';
		$directory = '';
		foreach ( $entries as $name => $text ) {
			$facts      = pack( 'vvvvVVVvv', 0, 0, 0, 0, crc32( $text ), strlen( $text ), strlen( $text ), strlen( $name ), 0 );
			$directory .= "PK\x01\x02" . pack( 'vv', 20, 20 ) . $facts . pack( 'vvvVV', 0, 0, 0, 0, strlen( $files ) ) . $name;
			$files     .= "PK\x03\x04" . pack( 'v', 20 ) . $facts . $name . $text;
		}
		return $files . $directory . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, count( $entries ), count( $entries ), strlen( $directory ), strlen( $files ), 0 );
	}

	/** A picture whose upper left quarter is red. */
	public static function jpeg( int $width = 300, int $height = 200, int $quality = 90 ): string {
		return self::drawn( $width, $height, static fn ( \GdImage $image ): bool => imagejpeg( $image, null, $quality ) );
	}

	public static function png( int $width = 300, int $height = 200 ): string {
		return self::drawn( $width, $height, static fn ( \GdImage $image ): bool => imagepng( $image ) );
	}

	/** A JPEG with a place in its metadata, held like this. */
	public static function camera_jpeg( int $orientation ): string {
		$tiff = "II*\0" . pack( 'V', 8 ) . pack( 'v', 2 )
			. pack( 'vvVvv', 0x0112, 3, 1, $orientation, 0 )
			. pack( 'vvVV', 0x010F, 2, 16, 38 )
			. pack( 'V', 0 ) . "GPS-54.6872N-xx\0";
		$exif = "Exif\0\0" . $tiff;
		return "\xFF\xD8\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( self::jpeg(), 2 );
	}

	/** The head of a PNG that says it has so many pixels; a few bytes. */
	public static function png_bomb( int $width, int $height ): string {
		$head = 'IHDR' . pack( 'NNCCCCC', $width, $height, 8, 2, 0, 0, 0 );
		return "\x89PNG\r\n\x1A\n" . pack( 'N', 13 ) . $head . pack( 'N', crc32( $head ) ) . pack( 'N', 0 ) . 'IEND' . pack( 'N', crc32( 'IEND' ) );
	}

	/** A small PNG with text chunks that unpack to eight megabytes each. */
	public static function png_with_texts( int $chunks ): string {
		$text = "a\0\0" . gzcompress( str_repeat( 'A', 8_000_000 ), 9 );
		return substr( self::png(), 0, 33 ) . str_repeat( self::chunk( 'zTXt', $text ), $chunks ) . substr( self::png(), 33 );
	}

	/** A PNG of a few pixels whose pixels unpack to a hundred megabytes. */
	public static function png_that_swells(): string {
		$deflate = deflate_init( ZLIB_ENCODING_DEFLATE );
		$data    = '';
		for ( $i = 0; $i < 100; $i++ ) {
			$data .= deflate_add( $deflate, str_repeat( "\0", 1_000_000 ), 99 === $i ? ZLIB_FINISH : ZLIB_NO_FLUSH );
		}
		return "\x89PNG\r\n\x1A\n" . self::chunk( 'IHDR', pack( 'NNCCCCC', 64, 64, 8, 2, 0, 0, 0 ) ) . self::chunk( 'IDAT', $data ) . self::chunk( 'IEND', '' );
	}

	public static function interlaced_png(): string {
		return self::drawn( 299, 199, static fn ( \GdImage $image ): bool => 0 <= (int) imageinterlace( $image, true ) && imagepng( $image ) );
	}

	/** A progressive JPEG with more passes, each empty. */
	public static function jpeg_with_scans( int $more ): string {
		$jpeg = self::drawn( 300, 200, static fn ( \GdImage $image ): bool => 0 <= (int) imageinterlace( $image, true ) && imagejpeg( $image ) );
		return substr( $jpeg, 0, -2 ) . str_repeat( "\xFF\xDA\x00\x08\x01\x01\x00\x01\x3F\x10", $more ) . "\xFF\xD9";
	}

	private static function chunk( string $type, string $data ): string {
		return pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
	}

	/** @param callable( \GdImage ): bool $write */
	private static function drawn( int $width, int $height, callable $write ): string {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, 0, 0, 255 ) );
		imagefilledrectangle( $image, 0, 0, intdiv( $width, 2 ), intdiv( $height, 2 ), (int) imagecolorallocate( $image, 255, 0, 0 ) );
		ob_start();
		$write( $image );
		return (string) ob_get_clean();
	}
}
