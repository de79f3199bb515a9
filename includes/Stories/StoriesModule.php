<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use Closure;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Stories\Rest\GetStoriesRoute;
use MentoriaiPortal\Stories\Rest\GetStoryRoute;
use WP_Post;

/**
 * Success stories: list, single pages, cards for home and content pages.
 */
final class StoriesModule extends Module {

	public const POST_TYPE = PostType::NAME;

	/** What the index shows of a story's own meta and of its image's. */
	private const OWN_META   = array( PostMeta::LANG, PostMeta::GROUP, '_thumbnail_id' );
	private const IMAGE_META = array( '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt' );

	/** @param Closure(): ContentCache $cache */
	public function __construct( private readonly Services $core, private readonly Closure $cache ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'init', array( PostType::class, 'register' ), 0 ),
			new Hook( 'post_type_link', array( PostType::class, 'link' ), 10, 2 ),
			// After terms and meta of the REST editor are stored.
			new Hook( 'wp_after_insert_post', static fn ( self $m ): callable => array( $m, 'follow_post' ), 20, 2 ),
			// Later than deleted_post, when the post is gone from the cache too.
			new Hook( 'after_delete_post', static fn ( self $m ): callable => array( $m, 'follow_post' ), 20, 2 ),
			...Hook::each( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ), static fn ( self $m ): callable => array( $m, 'follow_meta' ), 20, 3, array( self::class, 'is_shown_meta' ) ),
		);
	}

	public static function help(): array {
		return array(
			'edit-mentoriai_story' => static fn (): string => __( 'Success stories, one text for each language. “+ EN” and “+ LT” create the missing translation as a draft.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			GetStoriesRoute::class => static fn ( self $m ) => new GetStoriesRoute( $m->service() ),
			GetStoryRoute::class   => static fn ( self $m ) => new GetStoryRoute( $m->service() ),
		);
	}

	public static function tables(): array {
		return array( StoryIndexTable::class );
	}

	public function jobs(): array {
		return array( 'stories' => array( $this->indexer(), 'mend' ) );
	}

	public function indexes(): array {
		return array( StoryIndexTable::name() => fn (): bool => $this->indexer()->is_lost() );
	}

	public function install(): void {
		if ( ! post_type_exists( self::POST_TYPE ) ) {
			PostType::register();
		}
	}

	public function rebuild(): void {
		$this->indexer()->rebuild_all();
	}

	public function directory(): StoryDirectory {
		return new StoryDirectory( $this->stories() );
	}

	/** Actions `wp_after_insert_post`, `after_delete_post`. */
	public function follow_post( mixed $id, mixed $post ): void {
		$type = $post instanceof WP_Post && is_numeric( $id ) ? $post->post_type : '';
		if ( self::POST_TYPE === $type ) {
			$this->indexer()->index( (int) $id );
		} elseif ( 'attachment' === $type ) {
			$this->indexer()->index_image( (int) $id );
		}
	}

	/** Actions on meta of posts. */
	public function follow_meta( mixed $ids, mixed $id, mixed $key ): void {
		$id = is_numeric( $id ) ? (int) $id : 0;
		if ( in_array( $key, self::OWN_META, true ) && self::POST_TYPE === get_post_type( $id ) ) {
			$this->indexer()->index( $id );
		} elseif ( in_array( $key, self::IMAGE_META, true ) ) {
			$this->indexer()->index_image( $id );
		}
	}

	public static function is_shown_meta( mixed $ids = null, mixed $id = null, mixed $key = null ): bool {
		return in_array( $key, array( ...self::OWN_META, ...self::IMAGE_META ), true );
	}

	private function service(): StoryService {
		return new StoryService( $this->stories(), ( $this->cache )() );
	}

	private function stories(): StoryRepository {
		return new StoryRepository( $this->core->db, $this->core->preview );
	}

	private function indexer(): StoryIndexer {
		return new StoryIndexer( new StoryIndexRepository( $this->core->db ), ( $this->cache )() );
	}
}
