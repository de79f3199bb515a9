<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\PostMeta;
use WP_Post;

/**
 * Keeps the index as the posts are. Every method may run again without harm.
 */
final readonly class StoryIndexer {

	/** Characters of a card whose story has no excerpt. */
	private const TEXT = 160;

	/** So many are mended at a time. */
	private const PORTION = 100;

	public function __construct(
		private StoryIndexRepository $index,
		private ContentCache $cache
	) {}

	public static function lang( int $post_id ): Lang {
		return Lang::from_query( get_post_meta( $post_id, PostMeta::LANG, true ) );
	}

	/** Indexes a post; one that is no story, unpublished, protected or deleted leaves the index. */
	public function index( int $post_id ): void {
		$post = get_post( $post_id );
		if ( $post instanceof WP_Post && StoriesModule::POST_TYPE === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ) {
			$this->index->put( $post_id, self::row( $post ) );
			$this->cache->forget();
		} elseif ( $this->index->remove( $post_id ) ) {
			$this->cache->forget();
		}
	}

	/** After an image was changed, cut again or deleted. */
	public function index_image( int $attachment_id ): void {
		foreach ( $this->index->with_image( $attachment_id ) as $post_id ) {
			$this->index( $post_id );
		}
	}

	public function rebuild_all(): void {
		foreach ( array_unique( array( ...$this->index->ids(), ...self::published( -1 ) ) ) as $post_id ) {
			$this->index( $post_id );
		}
	}

	/** What was changed past WordPress's functions; WordPress may remember it as it was. */
	public function mend(): void {
		foreach ( $this->index->differing( self::PORTION ) as $post_id ) {
			FaultLog::part(
				"story $post_id",
				function () use ( $post_id ): void {
					clean_post_cache( $post_id );
					$this->index( $post_id );
				},
				null
			);
		}
	}

	/** Whether the index is empty, though there are stories. */
	public function is_lost(): bool {
		return array() === $this->index->ids() && array() !== self::published( 1 );
	}

	/** @return list<int> At most so many; -1 for all. */
	private static function published( int $limit ): array {
		$posts = get_posts(
			array(
				'post_type'    => StoriesModule::POST_TYPE,
				'post_status'  => 'publish',
				'has_password' => false,
				'numberposts'  => $limit,
				'fields'       => 'ids',
			)
		);
		return array_values( array_filter( $posts, 'is_int' ) );
	}

	/** @return array{lang: string, pair_key: string, slug: string, published_at: int, image_id: int, card: string} */
	public static function row( WP_Post $post ): array {
		$group = get_post_meta( $post->ID, PostMeta::GROUP, true );
		$text  = EditorHtml::plain( $post->post_excerpt );
		$image = (int) get_post_thumbnail_id( $post );
		$card  = array(
			'title'  => EditorHtml::plain( $post->post_title ),
			'text'   => '' !== $text ? $text : EditorHtml::excerpt( EditorHtml::of_blocks( $post->post_content ), self::TEXT ),
			'images' => array(
				'card' => Images::stored( Images::of( $image ) ),
				'full' => Images::stored( Images::of( $image, 'large' ) ),
			),
		);
		return array(
			'lang'         => self::lang( $post->ID )->value,
			'pair_key'     => is_string( $group ) && '' !== $group ? substr( $group, 0, 40 ) : (string) $post->ID,
			'slug'         => rawurldecode( $post->post_name ),
			'published_at' => (int) mysql2date( 'U', $post->post_date_gmt, false ),
			'image_id'     => $image,
			'card'         => (string) wp_json_encode( $card, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		);
	}
}
