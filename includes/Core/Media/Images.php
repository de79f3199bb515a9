<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Media;

/**
 * Attachments as the `Image` of docs/contract.md#conventions: a display size and a tiny blurred one as a data URI; the other sizes, where
 * there are any, as the value of a srcset.
 *
 * @phpstan-type ImageFile array{src: string, w: int, h: int}
 * @phpstan-type Image array{placeholder: ImageFile, resized: ImageFile, alt: string, srcset?: string}
 */
final class Images {

	/** Attachment meta: the data URI of the tiny version and the file it was made of. */
	public const PLACEHOLDER = '_mentoriai_placeholder';

	private const TINY_WIDTH = 16;

	/** Stands for the address of the uploads folder in a stored srcset. */
	private const UPLOADS = '{uploads}';

	/** As base64 it stays below the contract's kilobyte. */
	private const TINY_BYTES = 740;
	/** Larger pictures are not opened: GD takes four bytes and more a pixel. */
	private const MAX_PIXELS = 12_000_000;
	/** A single grey pixel, for what GD cannot read. */
	private const GREY = 'data:image/gif;base64,R0lGODlhAQABAIAAAODl8AAAACwAAAAAAQABAAACAkQBADs=';

	/**
	 * @param string $size A registered image size: what the place shows.
	 * @return Image|null Null when there is no such image.
	 */
	public static function of( int $attachment_id, string $size = 'medium_large' ): ?array {
		$file = self::is_public( $attachment_id ) ? wp_get_attachment_image_src( $attachment_id, $size ) : false;
		if ( ! is_array( $file ) ) {
			return null;
		}
		$width  = max( 1, (int) $file[1] );
		$height = max( 1, (int) $file[2] );
		$sizes  = wp_get_attachment_image_srcset( $attachment_id, array( $width, $height ) );
		return array(
			'placeholder' => array(
				'src' => self::placeholder( $attachment_id ),
				'w'   => self::TINY_WIDTH,
				'h'   => max( 1, (int) round( self::TINY_WIDTH * $height / $width ) ),
			),
			'resized'     => array(
				'src' => (string) $file[0],
				'w'   => $width,
				'h'   => $height,
			),
			'alt'         => trim( (string) get_post_meta( $attachment_id, '_wp_attachment_image_alt', true ) ),
		) + ( is_string( $sizes ) && '' !== $sizes ? array( 'srcset' => $sizes ) : array() );
	}

	/** Whether it is an attachment that the site may show, whoever names it by its id: not one that is private or in the bin. */
	public static function is_public( int $attachment_id ): bool {
		$file = $attachment_id > 0 ? get_post( $attachment_id ) : null;
		return null !== $file && 'attachment' === $file->post_type && 'inherit' === $file->post_status;
	}

	/**
	 * The address of an attachment that a block names by its id and by its file: the id alone would publish addresses that
	 * the one who wrote it does not know.
	 *
	 * @param string $url As it was when the block was saved; site and folder may have changed.
	 */
	public static function named( int $attachment_id, string $url ): ?string {
		$own = self::is_public( $attachment_id ) ? wp_get_attachment_url( $attachment_id ) : false;
		return is_string( $own ) && wp_basename( $own ) === wp_basename( (string) strtok( $url, '?#' ) ) ? $own : null;
	}

	/**
	 * With its address below the uploads folder, for storing: a site may move.
	 *
	 * @param Image|null $image As of().
	 * @return Image|null
	 */
	public static function stored( ?array $image ): ?array {
		$base = self::base();
		if ( null !== $image && str_starts_with( $image['resized']['src'], $base ) ) {
			$image['resized']['src'] = substr( $image['resized']['src'], strlen( $base ) );
		}
		if ( isset( $image['srcset'] ) ) {
			$image['srcset'] = str_replace( $base, self::UPLOADS, $image['srcset'] );
		}
		return $image;
	}

	/**
	 * The reverse of stored().
	 *
	 * @param Image|null $image As stored.
	 * @return Image|null
	 */
	public static function restored( ?array $image ): ?array {
		if ( null !== $image && 1 !== preg_match( '~^(https?:)?//|^data:~', $image['resized']['src'] ) ) {
			$image['resized']['src'] = self::base() . $image['resized']['src'];
		}
		if ( isset( $image['srcset'] ) ) {
			$image['srcset'] = str_replace( self::UPLOADS, self::base(), $image['srcset'] );
		}
		return $image;
	}

	private static function base(): string {
		return wp_get_upload_dir()['baseurl'] . '/';
	}

	private static function placeholder( int $attachment_id ): string {
		$path = (string) get_attached_file( $attachment_id );
		$kept = get_post_meta( $attachment_id, self::PLACEHOLDER, true );
		if ( is_array( $kept ) && ( $kept['of'] ?? '' ) === $path && is_string( $kept['src'] ?? null ) ) {
			return $kept['src'];
		}
		$small = image_get_intermediate_size( $attachment_id, 'medium' );
		$src   = self::tiny( is_array( $small ) ? dirname( $path ) . '/' . basename( $small['file'] ) : $path ) ?? self::GREY;
		update_post_meta(
			$attachment_id,
			self::PLACEHOLDER,
			array(
				'of'  => $path,
				'src' => $src,
			)
		);
		return $src;
	}

	/** A few hundred bytes of JPEG. */
	private static function tiny( string $path ): ?string {
		$size  = is_readable( $path ) ? wp_getimagesize( $path ) : false;
		$bytes = is_array( $size ) && $size[0] * $size[1] <= self::MAX_PIXELS ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$image = is_string( $bytes ) ? @imagecreatefromstring( $bytes ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a broken image is no image.
		if ( false === $image ) {
			return null;
		}
		// A busy picture takes a second or third try to get small.
		foreach ( array( array( self::TINY_WIDTH, 40 ), array( self::TINY_WIDTH, 10 ), array( intdiv( self::TINY_WIDTH, 2 ), 20 ) ) as [ $width, $quality ] ) {
			$small = imagescale( $image, $width );
			if ( false === $small ) {
				return null;
			}
			ob_start();
			imagejpeg( $small, null, $quality );
			$jpeg = (string) ob_get_clean();
			if ( strlen( $jpeg ) <= self::TINY_BYTES ) {
				return 'data:image/jpeg;base64,' . base64_encode( $jpeg ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a data URI.
			}
		}
		return null;
	}
}
