<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use WP_Post;

/**
 * The one post that the running request shows as if it were published, with what its editor has not saved yet. Only
 * Shell\Previews begins one, for a page that it has allowed. While it is on, the repositories of content find that post too,
 * ContentCache keeps nothing, and everything else is as for each visitor. A request to REST has none.
 */
final class Preview {

	private ?WP_Post $post = null;

	/** @var array<string, mixed> Meta of the post that is not saved yet. */
	private array $meta = array();

	/**
	 * @param array<string, mixed> $meta What counts instead of the stored meta, by key.
	 */
	public function begin( WP_Post $post, array $meta ): void {
		$this->post = $post;
		$this->meta = $meta;
		add_filter( 'get_post_metadata', array( $this, 'meta' ), 10, 3 );
	}

	/** Id of the post; 0 where nothing is previewed. */
	public function id(): int {
		return $this->post->ID ?? 0;
	}

	/** The post, if it is of that type. Its slug is its id: a draft has none yet. */
	public function of_type( string $type ): ?WP_Post {
		return $this->post?->post_type === $type ? $this->post : null;
	}

	/** The text of a post: the unsaved one, where it is the one that is previewed. */
	public function content( int $id ): string {
		return 0 !== $id && $id === $this->id() ? $this->post->post_content ?? '' : (string) get_post_field( 'post_content', $id, 'raw' );
	}

	/** Filter `get_post_metadata`. */
	public function meta( mixed $value, mixed $id = 0, mixed $key = '' ): mixed {
		return $id === $this->id() && is_string( $key ) && array_key_exists( $key, $this->meta ) ? array( $this->meta[ $key ] ) : $value;
	}
}
