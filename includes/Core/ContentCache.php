<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Media\Images;
use WP_Post;

/**
 * Small things that every page needs and only editors change (the list of pages, menus), made ready in one
 * autoloaded option. An entry counts only for the version of the content it was made from, so that a reader who
 * began before a change cannot keep the old state.
 */
final class ContentCache {

	/** The option that is another after each change. */
	public const VERSION = 'mentoriai_content_version';

	private const OPTION = 'mentoriai_content_cache';

	/** Hooks after which the content may be another; those of posts are asked by the is_shown_… methods first. */
	public const CHANGES = array(
		'wp_update_nav_menu',
		'wp_delete_nav_menu',
		'set_theme_mod_nav_menu_locations',
		'update_option_' . Settings::OPTION,
		'add_option_' . Settings::OPTION,
		'update_option_mentoriai_pages',
		'switch_theme',
	);

	/** Posts that pages show; what other plugins keep as posts (orders, revisions) is none of ours. */
	private const POST_TYPES = array( 'page', 'wp_block', 'nav_menu_item', 'mentoriai_event', 'mentoriai_mentor', 'mentoriai_story' );

	/** Meta that says which image is shown, and how. */
	private const IMAGE_META = array( '_thumbnail_id', '_wp_attachment_image_alt', '_wp_attachment_metadata' );

	/** @var array<int, true> Media that this request uploaded: their sizes are still being made, and no one has seen them. */
	private static array $uploaded = array();

	public function __construct( private readonly Preview $preview = new Preview() ) {}

	/**
	 * @template T of array<mixed>
	 * @param string        $name Name of the entry.
	 * @param callable(): T $make Makes it anew.
	 * @return T
	 */
	public function remember( string $name, callable $make ): array {
		if ( ! $this->keeps() ) {
			return $make();
		}
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
		if ( ! $this->keeps() ) {
			return $make();
		}
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

	/** With the addresses of the site: entries hold absolute ones, and a site may be moved by SQL. Of a preview it is another. */
	public function version(): string {
		return implode( ' ', array_filter( array( get_option( self::VERSION ), get_option( 'home' ), get_option( 'siteurl' ), $this->keeps() ? null : 'preview' ), 'is_string' ) );
	}

	/** Not what one editor sees. */
	private function keeps(): bool {
		return 0 === $this->preview->id();
	}

	public function forget(): void {
		update_option( self::VERSION, bin2hex( random_bytes( 8 ) ), true );
	}

	/** Of `transition_post_status`, which follows each writing of a post: whether readers saw it before, or see it now. */
	public static function is_shown_change( mixed $after = null, mixed $before = null, mixed $post = null ): bool {
		if ( ! $post instanceof WP_Post || ! in_array( 'publish', array( $after, $before ), true ) ) {
			return false;
		}
		return in_array( $post->post_type, self::POST_TYPES, true ) || ( $after !== $before && self::is_in_menus( $post ) );
	}

	/**
	 * Of `deleted_post`. Whether an image is in use no one can tell: texts name them by address too. Pages below one that was
	 * in the bin are found again once it is gone.
	 */
	public static function is_shown_deletion( mixed $id = null, mixed $post = null ): bool {
		return $post instanceof WP_Post && ( 'attachment' === $post->post_type || ( 'page' === $post->post_type && 'trash' === $post->post_status ) || self::is_shown( $post ) );
	}

	/** Of the actions on meta of posts: whether the cached content shows it. */
	public static function is_shown_meta( mixed $meta_ids = null, mixed $post_id = null, mixed $key = null ): bool {
		// The tiny version is written by whoever sees a picture first and changes nothing that is shown.
		$is_known = is_string( $key ) && Images::PLACEHOLDER !== $key && ( str_starts_with( $key, '_mentoriai_' ) || str_starts_with( $key, '_menu_item_' ) || in_array( $key, self::IMAGE_META, true ) );
		$id       = is_numeric( $post_id ) ? (int) $post_id : 0;
		if ( ! $is_known || 0 === $id ) {
			// Without an id it is deleted of all posts at once.
			return $is_known;
		}
		$post = get_post( $id );
		if ( 'attachment' === $post?->post_type ) {
			return '_wp_attachment_metadata' !== $key || ! isset( self::$uploaded[ $id ] );
		}
		return null !== $post && self::is_shown( $post );
	}

	/** Action `add_attachment`. */
	public static function note_upload( mixed $id = null ): void {
		is_numeric( $id ) && self::$uploaded[ (int) $id ] = true;
	}

	/** Of the actions on terms of posts and others that know an id only. */
	public static function is_shown_post( mixed $id = null ): bool {
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		return null !== $post && self::is_shown( $post );
	}

	/** Of `updated_option`. */
	public static function is_shown_option( mixed $option = null ): bool {
		return is_string( $option ) && ( in_array( $option, array( 'home', 'siteurl', 'permalink_structure' ), true ) || str_starts_with( $option, 'theme_mods_' ) );
	}

	private static function is_shown( WP_Post $post ): bool {
		return 'publish' === $post->post_status && in_array( $post->post_type, self::POST_TYPES, true );
	}

	/** A menu leaves out what is not published. */
	private static function is_in_menus( WP_Post $post ): bool {
		return true === get_post_type_object( $post->post_type )?->show_in_nav_menus && array() !== wp_get_associated_nav_menu_items( $post->ID, 'post_type', $post->post_type );
	}
}
