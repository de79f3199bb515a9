<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Media\Images;

/**
 * Small things that every page needs and only editors change (the list of pages, menus), made ready in one
 * autoloaded option. An entry counts only for the version of the content it was made from, so that a reader who
 * began before a change cannot keep the old state.
 */
final class ContentCache {

	/** The option that is another after each change. */
	public const VERSION = 'mentoriai_content_version';

	private const OPTION = 'mentoriai_content_cache';

	/** Hooks after which the content may be another. */
	public const CHANGES = array(
		'save_post_page',
		'save_post_nav_menu_item',
		'deleted_post',
		'trashed_post',
		'untrashed_post',
		'wp_update_nav_menu',
		'wp_delete_nav_menu',
		'set_theme_mod_nav_menu_locations',
		'update_option_' . Settings::OPTION,
		'add_option_' . Settings::OPTION,
		'update_option_mentoriai_pages',
		'switch_theme',
	);

	/** Meta that says which image is shown, and how. */
	private const IMAGE_META = array( '_thumbnail_id', '_wp_attachment_image_alt', '_wp_attachment_metadata' );

	/**
	 * @template T of array<mixed>
	 * @param string        $name Name of the entry.
	 * @param callable(): T $make Makes it anew.
	 * @return T
	 */
	public function remember( string $name, callable $make ): array {
		$version = $this->version();
		$kept    = get_option( self::OPTION );
		$kept    = is_array( $kept ) && ( $kept['version'] ?? '' ) === $version ? $kept : array( 'version' => $version );
		if ( isset( $kept[ $name ] ) && is_array( $kept[ $name ] ) ) {
			/** @var T */
			return $kept[ $name ];
		}
		$made = $make();
		update_option( self::OPTION, array( $name => $made ) + $kept, true );
		return $made;
	}

	/**
	 * The same for what is too long to be loaded with every page: an option of its own, read when it is asked for.
	 *
	 * @template T of array<mixed>
	 * @param string        $name Name of the entry.
	 * @param callable(): T $make Makes it anew.
	 * @return T
	 */
	public function remember_apart( string $name, callable $make ): array {
		$version = $this->version();
		$kept    = get_option( self::OPTION . '_' . $name );
		if ( is_array( $kept ) && ( $kept['version'] ?? '' ) === $version && is_array( $kept['made'] ?? null ) ) {
			/** @var T */
			return $kept['made'];
		}
		$made = $make();
		update_option( self::OPTION . '_' . $name, compact( 'version', 'made' ), false );
		return $made;
	}

	/** With the addresses of the site: entries hold absolute ones, and a site may be moved by SQL. */
	public function version(): string {
		return implode( ' ', array_filter( array( get_option( self::VERSION ), get_option( 'home' ), get_option( 'siteurl' ) ), 'is_string' ) );
	}

	public function forget(): void {
		update_option( self::VERSION, bin2hex( random_bytes( 8 ) ), true );
	}

	/** Of the actions on meta of posts: whether the cached content shows it. */
	public static function is_shown_meta( mixed $meta_ids = null, mixed $post_id = null, mixed $key = null ): bool {
		// The tiny version is written by whoever sees a picture first and changes nothing that is shown.
		return is_string( $key ) && Images::PLACEHOLDER !== $key && ( str_starts_with( $key, '_mentoriai_' ) || str_starts_with( $key, '_menu_item_' ) || in_array( $key, self::IMAGE_META, true ) );
	}

	/** Of `updated_option`. */
	public static function is_shown_option( mixed $option = null ): bool {
		return is_string( $option ) && ( in_array( $option, array( 'home', 'siteurl', 'permalink_structure' ), true ) || str_starts_with( $option, 'theme_mods_' ) );
	}
}
