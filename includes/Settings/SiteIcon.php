<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use WP_Site_Icon;

/**
 * WordPress's site icon, which browsers show in tabs and bookmarks: cut to a square as WordPress cuts it.
 */
final class SiteIcon {

	/** Attachment meta of an icon: the picture it was cut from. */
	private const CUT_FROM = '_mentoriai_cut_from';

	public static function id(): int {
		$id = get_option( 'site_icon' );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/** @param mixed $picture Attachment id of any picture; 0 for no icon. */
	public static function choose( mixed $picture ): void {
		$id = is_numeric( $picture ) ? (int) $picture : 0;
		update_option( 'site_icon', 0 === $id ? 0 : self::cut( $id ) );
	}

	/** The picture that the icon was cut from; the icon itself where that is not known. */
	public static function source(): int {
		$from = get_post_meta( self::id(), self::CUT_FROM, true );
		return is_numeric( $from ) ? (int) $from : self::id();
	}

	/** @return int The icon made of a picture, once; the picture itself where this server cannot cut it. */
	private static function cut( int $id ): int {
		$made = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'fields' => 'ids', 'numberposts' => 1, 'meta_key' => self::CUT_FROM, 'meta_value' => (string) $id ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- when an icon is chosen.
		if ( array() !== $made ) {
			return $made[0];
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-site-icon.php';
		[ 'width' => $width, 'height' => $height ] = (array) wp_get_attachment_metadata( $id ) + array( 'width' => 0, 'height' => 0 );
		$side = min( (int) $width, (int) $height );
		if ( 'site-icon' === get_post_meta( $id, '_wp_attachment_context', true ) || $side < 1 ) {
			return $id;
		}
		$icon = new WP_Site_Icon();
		$file = wp_crop_image( $id, intdiv( $width - $side, 2 ), intdiv( $height - $side, 2 ), $side, $side, $icon->min_size, $icon->min_size );
		if ( ! is_string( $file ) ) {
			return $id;
		}
		$file = (string) apply_filters( 'wp_create_file_in_uploads', $file, $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as WordPress does.
		add_filter( 'intermediate_image_sizes_advanced', array( $icon, 'additional_sizes' ) );
		try {
			$made = $icon->insert_attachment( wp_copy_parent_attachment_properties( $file, $id, 'site-icon' ), $file );
			update_post_meta( $made, self::CUT_FROM, (string) $id );
			return $made;
		} finally {
			remove_filter( 'intermediate_image_sizes_advanced', array( $icon, 'additional_sizes' ) );
		}
	}
}
