<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Stories\Rest\GetStoriesRoute;
use MentoriaiPortal\Stories\Rest\GetStoryRoute;

/**
 * Success stories: list, single pages, cards for home and content pages.
 */
final class StoriesModule extends Module {

	public const POST_TYPE = 'mentoriai_story';

	/** What the index shows of a story's own meta and of its image's. */
	private const OWN_META   = array( PostMeta::LANG, PostMeta::GROUP, '_thumbnail_id' );
	private const IMAGE_META = array( '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt' );

	public readonly StoryDirectory $directory;

	private readonly StoryRepository $stories;

	private readonly StoryIndexer $indexer;

	public function __construct(
		Services $core,
		private readonly ContentCache $cache
	) {
		$this->stories   = new StoryRepository( $core->db );
		$this->directory = new StoryDirectory( $this->stories );
		$this->indexer   = new StoryIndexer( new StoryIndexRepository( $core->db ), $cache );
	}

	public function register(): void {
		add_action( 'init', array( PostType::class, 'register' ) );
		add_filter( 'post_type_link', array( PostType::class, 'link' ), 10, 2 );
		$this->follow_posts();
	}

	public function tables(): array {
		return array( new StoryIndexTable() );
	}

	public function routes(): array {
		$service = new StoryService( $this->stories, $this->cache );
		return array( new GetStoriesRoute( $service ), new GetStoryRoute( $service ) );
	}

	public function install(): void {
		if ( ! post_type_exists( self::POST_TYPE ) ) {
			PostType::register();
		}
		$this->indexer->rebuild_all();
	}

	private function follow_posts(): void {
		$post = function ( int $id, \WP_Post $post ): void {
			if ( self::POST_TYPE === $post->post_type ) {
				$this->indexer->index( $id );
			} elseif ( 'attachment' === $post->post_type ) {
				$this->indexer->index_image( $id );
			}
		};
		// After terms and meta of the REST editor are stored.
		add_action( 'wp_after_insert_post', $post, 20, 2 );
		// Later than deleted_post, when the post is gone from the cache too.
		add_action( 'after_delete_post', $post, 20, 2 );
		$meta = function ( mixed $ids, mixed $id, string $key ): void {
			if ( in_array( $key, self::OWN_META, true ) && self::POST_TYPE === get_post_type( (int) $id ) ) {
				$this->indexer->index( (int) $id );
			} elseif ( in_array( $key, self::IMAGE_META, true ) ) {
				$this->indexer->index_image( (int) $id );
			}
		};
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $meta, 20, 3 );
		}
	}
}
