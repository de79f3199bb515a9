<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use WP_Post;

/**
 * Every new post has a language from the start: the one its editor was opened with (`?lang=en`), otherwise Lithuanian.
 */
final readonly class NewPosts {

	public function __construct(
		private Translations $translations,
		private PagePlaces $places
	) {}

	/** Filter `wp_insert_post_parent`: a new English page is under the English home. */
	public function parent( mixed $parent, mixed $post_id = null, mixed $fields = null ): mixed {
		if ( ! is_numeric( $parent ) || ! is_array( $fields ) ) {
			return $parent;
		}
		return self::is_opened( (string) ( $fields['post_status'] ?? '' ) ) && 'page' === ( $fields['post_type'] ?? '' ) && 0 === (int) $parent
			? $this->places->root( self::asked() )
			: $parent;
	}

	/** Action `wp_insert_post`, before boxes and the REST editor write their meta. */
	public function start( int $id, WP_Post $post ): void {
		if ( ! in_array( $post->post_type, $this->translations->types, true ) || metadata_exists( 'post', $id, PostMeta::LANG ) ) {
			return;
		}
		if ( self::is_opened( $post->post_status ) ) {
			add_post_meta( $id, PostMeta::LANG, self::asked()->value, true );
			add_post_meta( $id, PostMeta::GROUP, wp_generate_uuid4(), true );
			if ( 'page' === $post->post_type ) {
				add_post_meta( $id, PageMeta::SCREEN, 'default', true );
			}
		}
	}

	/** Action `wp_after_insert_post`: posts that came another way; pages without a language are not the portal's. */
	public function complete( int $id, WP_Post $post ): void {
		if ( 'page' === $post->post_type || ! in_array( $post->post_type, $this->translations->types, true ) || 'auto-draft' === $post->post_status ) {
			return;
		}
		add_post_meta( $id, PostMeta::LANG, Lang::Lt->value, true );
		add_post_meta( $id, PostMeta::GROUP, wp_generate_uuid4(), true );
	}

	private static function is_opened( string $status ): bool {
		return 'auto-draft' === $status && is_admin();
	}

	private static function asked(): Lang {
		return Lang::from_query( isset( $_GET['lang'] ) ? sanitize_key( $_GET['lang'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses a language of an unsaved post.
	}
}
