<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

/**
 * The post and the page that come with a new WordPress.
 */
final class WordPressSamples {

	private const SLUGS = array(
		1 => 'hello-world',
		2 => 'sample-page',
	);

	/** Removes them where no one has edited them. */
	public function remove(): void {
		foreach ( self::SLUGS as $id => $slug ) {
			$post = get_post( $id );
			if ( null !== $post && $slug === $post->post_name && $post->post_modified === $post->post_date ) {
				wp_delete_post( $id, true );
			}
		}
	}
}
