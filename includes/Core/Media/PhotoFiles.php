<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Media;

use GdImage;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Core\Uploads\NotKept;
use RuntimeException;

/**
 * Makes the files of a photo: re-encoded, so that only the picture is kept (no place, no camera, no program).
 */
final readonly class PhotoFiles {

	private const FULL = 1024;

	private const RESIZED = 480;

	private const TINY = 16;

	private const QUALITY = 84;

	/** How far from the top the square is cut out of an upright picture: faces are above the middle. */
	private const TOP = 0.2;

	/**
	 * @param string $bytes       A picture whose size and parts were looked at before.
	 * @param int    $orientation As EXIF has it, 1 to 8.
	 * @return Photo|null Null for what cannot be drawn.
	 * @throws NotKept With no file left.
	 */
	public function make( string $bytes, int $orientation ): ?Photo {
		wp_raise_memory_limit( 'image' );
		$picture = @imagecreatefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a broken picture is no picture.
		if ( false === $picture ) {
			return null;
		}
		$full    = self::upright( self::shrunk( $picture ), $orientation );
		$resized = self::square( $full, min( self::RESIZED, imagesx( $full ), imagesy( $full ) ) );
		$random  = bin2hex( random_bytes( 8 ) );
		$name    = $random . self::mark( $random );
		$tiny    = 'data:image/jpeg;base64,' . base64_encode( self::jpeg( self::square( $resized, self::TINY ), 40 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a data URI.
		try {
			return new Photo( $this->write( $full, $name . '.jpg' ), $this->write( $resized, $name . '-s.jpg' ), $tiny );
		} catch ( NotKept $failure ) {
			array_map( wp_delete_file( ... ), array( self::folder() . $name . '.jpg', self::folder() . $name . '-s.jpg' ) );
			throw $failure;
		}
	}

	public function remove( Photo $photo ): void {
		foreach ( $photo->files() as $file ) {
			self::delete( self::folder() . $file );
		}
	}

	/** Those of paths(). */
	public function remove_all(): void {
		array_map( self::delete( ... ), $this->paths( '' ) );
	}

	/** With what image optimisers put beside it: x.jpg.webp. */
	private static function delete( string $path ): void {
		array_map( wp_delete_file( ... ), array( $path, ...( glob( "$path.*", GLOB_NOSORT ) ?: array() ) ) );
	}

	/**
	 * Those that are there and were made by this WordPress at this address: another one may keep its own in the same folder.
	 *
	 * @param string $digit Hex, the first of their names; '' for all.
	 * @return list<string>
	 */
	public function paths( string $digit ): array {
		$paths = glob( wp_get_upload_dir()['basedir'] . '/' . Photo::FOLDER . "/$digit*.jpg", GLOB_NOSORT ) ?: array();
		return array_values( array_filter( $paths, static fn ( string $path ): bool => Photo::is_name( basename( $path ) ) && self::is_own( basename( $path ) ) ) );
	}

	private static function is_own( string $name ): bool {
		[ $random, $mark ] = str_split( $name, 16 );
		return self::mark( $random ) === $mark;
	}

	/** The second half of a name: no one makes it without the keys of this WordPress. */
	private static function mark( string $random ): string {
		return substr( wp_hash( 'mentoriai photo ' . SiteCopy::origin() . $random ), 0, 16 );
	}

	/** On white, where it is transparent, within FULL pixels. */
	private static function shrunk( GdImage $picture ): GdImage {
		$scale  = min( 1, self::FULL / max( imagesx( $picture ), imagesy( $picture ) ) );
		$width  = max( 1, (int) round( imagesx( $picture ) * $scale ) );
		$height = max( 1, (int) round( imagesy( $picture ) * $scale ) );
		$canvas = self::canvas( $width, $height );
		imagecopyresampled( $canvas, $picture, 0, 0, 0, 0, $width, $height, imagesx( $picture ), imagesy( $picture ) );
		return $canvas;
	}

	private static function upright( GdImage $picture, int $orientation ): GdImage {
		if ( in_array( $orientation, array( 2, 4, 5, 7 ), true ) ) {
			imageflip( $picture, 4 === $orientation ? IMG_FLIP_VERTICAL : IMG_FLIP_HORIZONTAL );
		}
		$angle   = match ( $orientation ) {
			3 => 180,
			5, 8 => 90,
			6, 7 => 270,
			default => 0,
		};
		$turned = 0 === $angle ? $picture : imagerotate( $picture, $angle, 0 );
		return false === $turned ? $picture : $turned;
	}

	private static function square( GdImage $picture, int $side ): GdImage {
		$width  = imagesx( $picture );
		$height = imagesy( $picture );
		$cut    = min( $width, $height );
		$canvas = self::canvas( $side, $side );
		imagecopyresampled( $canvas, $picture, 0, 0, intdiv( $width - $cut, 2 ), (int) ( ( $height - $cut ) * self::TOP ), $side, $side, $cut, $cut );
		return $canvas;
	}

	private static function canvas( int $width, int $height ): GdImage {
		$canvas = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		if ( false === $canvas ) {
			throw new RuntimeException( 'A picture cannot be drawn.' );
		}
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, 255, 255, 255 ) );
		return $canvas;
	}

	private static function jpeg( GdImage $picture, int $quality ): string {
		ob_start();
		imagejpeg( $picture, null, $quality );
		return (string) ob_get_clean();
	}

	/** @return array{file: string, w: int, h: int} */
	private function write( GdImage $picture, string $name ): array {
		if ( false === file_put_contents( self::folder() . $name, self::jpeg( $picture, self::QUALITY ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			throw NotKept::because( 'A photo cannot be written.' );
		}
		return array(
			'file' => $name,
			'w'    => imagesx( $picture ),
			'h'    => imagesy( $picture ),
		);
	}

	private static function folder(): string {
		$folder = wp_get_upload_dir()['basedir'] . '/' . Photo::FOLDER . '/';
		if ( ! wp_mkdir_p( $folder ) ) {
			throw NotKept::because( 'The folder for photos cannot be made.' );
		}
		if ( ! is_file( $folder . 'index.php' ) ) {
			file_put_contents( $folder . 'index.php', "<?php\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- keeps the list of files closed.
		}
		return $folder;
	}
}
