<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Services;

/**
 * What stands at the top of emails: the portal's logo, else the site's (Customizer or Site Editor), else its icon beside the name, else the
 * portal's mark beside it. A file of this site, the same for every reader.
 */
final class SiteLogo {

	/** Pixels. */
	private const HEIGHT = 48;
	private const WIDTH  = 240;
	private const ICON   = 40;

	/** Mail programs show no others. */
	private const KINDS = array( 'image/png', 'image/jpeg', 'image/gif' );

	/**
	 * @param int $chosen Attachment id in the portal's settings, 0 for none.
	 * @return string HTML.
	 */
	public static function html( string $site_name, int $chosen = 0 ): string {
		foreach ( array( $chosen, get_theme_mod( 'custom_logo' ) ) as $logo ) {
			$html = is_numeric( $logo ) ? self::image( (int) $logo, self::WIDTH, self::HEIGHT, $site_name ) : '';
			if ( '' !== $html ) {
				return $html;
			}
		}
		$icon = get_option( 'site_icon' );
		$html = is_numeric( $icon ) ? self::image( (int) $icon, self::ICON, self::ICON, '' ) : '';
		if ( '' === $html ) {
			$html = self::tag( Services::as_home( plugins_url( 'assets/images/logo.png', dirname( __DIR__ ) ) ), self::ICON, self::ICON, '' );
		}
		return $html . ' ' . esc_html( $site_name );
	}

	private static function image( int $id, int $width, int $height, string $alt ): string {
		$file = Images::is_public( $id ) && in_array( get_post_mime_type( $id ), self::KINDS, true ) ? wp_get_attachment_image_src( $id, 'medium' ) : false;
		if ( ! is_array( $file ) || $file[1] < 1 || $file[2] < 1 ) {
			return '';
		}
		[ $wide, $high ] = wp_constrain_dimensions( $file[1], $file[2], $width, $height );
		return self::tag( Services::as_home( $file[0] ), $wide, $high, $alt );
	}

	private static function tag( string $url, int $width, int $height, string $alt ): string {
		return sprintf( '<img src="%s" width="%d" height="%d" alt="%s" style="vertical-align:middle;border:0">', esc_url( $url ), $width, $height, esc_attr( $alt ) );
	}
}
