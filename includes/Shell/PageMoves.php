<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use WP_Post;

/**
 * Notes where pages were when an editor gives one another slug or parent: the pages below it move too.
 */
final class PageMoves {

	/** @var array<int, string> Paths before the change by page id. */
	private array $before = array();

	public function __construct( private readonly Pages $pages ) {}

	/** Actions `pre_post_update` and `before_delete_post`. */
	public function remember( int $post_id ): void {
		if ( array() === $this->before && 'page' === get_post_type( $post_id ) ) {
			$this->before = $this->paths();
		}
	}

	/** Of the same actions as record(): a page's revisions go before the page itself. */
	public static function is_page( mixed $id = null, mixed $post = null ): bool {
		return $post instanceof WP_Post && 'page' === $post->post_type;
	}

	/** Actions `wp_after_insert_post` and `deleted_post`. */
	public function record(): void {
		$before       = $this->before;
		$this->before = array();
		foreach ( array() === $before ? array() : $this->paths() as $id => $path ) {
			$old = $before[ $id ] ?? $path;
			if ( $old !== $path && '' !== $old ) {
				delete_post_meta( $id, OldUrlRepository::PATH, wp_slash( $old ) );
				add_post_meta( $id, OldUrlRepository::PATH, wp_slash( $old ) );
				delete_post_meta( $id, OldUrlRepository::PATH, wp_slash( $path ) );
			}
		}
	}

	/** @return array<int, string> */
	private function paths(): array {
		$paths = array();
		foreach ( Lang::cases() as $lang ) {
			foreach ( $this->pages->in( $lang ) as $page ) {
				$paths[ $page->id ] = trim( $page->path, '/' );
			}
		}
		return $paths;
	}
}
