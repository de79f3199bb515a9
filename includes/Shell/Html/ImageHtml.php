<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Shell\Data;

/**
 * An `Image` of docs/contract.md#conventions in the frame of src/components/lazy-image.tsx.
 */
final class ImageHtml {

	/** The one large picture that a page begins with: the browser asks for it before scripts. */
	public static function first( mixed $image, string $sizes, string $name = '' ): string {
		return str_replace( '<img ', '<img fetchpriority="high" ', self::of( $image, $sizes, $name ) );
	}

	/**
	 * @param mixed  $image `Image` or null.
	 * @param string $sizes For the one that is seen first: as the app's. The others are lazy.
	 * @param string $name  Further class of the frame.
	 * @param string $alt   In place of the image's own.
	 */
	public static function of( mixed $image, string $sizes = '', string $name = '', ?string $alt = null ): string {
		$file = Data::part( $image, 'resized' );
		$src  = Data::text( $file, 'src' );
		if ( '' === $src ) {
			return '';
		}
		$width  = self::number( $file, 'w' );
		$height = self::number( $file, 'h' );
		$srcset = Data::text( $image, 'srcset' );
		return sprintf(
			'<span class="%s" style="--mp-image-ratio:%d / %d"><img class="mp-lazy-image__picture is-loaded"%s%s src="%s" width="%d" height="%d" alt="%s" decoding="async"></span>', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- as the app draws it.
			esc_attr( trim( 'mp-lazy-image ' . $name ) ),
			$width,
			$height,
			'' === $sizes ? ' loading="lazy"' : '',
			'' === $srcset ? '' : sprintf( ' sizes="%s" srcset="%s"', esc_attr( '' === $sizes ? 'auto, 100vw' : $sizes ), esc_attr( $srcset ) ),
			esc_url( $src ),
			$width,
			$height,
			esc_attr( $alt ?? Data::text( $image, 'alt' ) )
		);
	}

	/** @param array<mixed> $file */
	private static function number( array $file, string $name ): int {
		return is_int( $file[ $name ] ?? null ) ? max( 1, $file[ $name ] ) : 1;
	}
}
