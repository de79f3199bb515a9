<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * What WordPress knows of success stories.
 */
final class PostType {

	public const NAME = 'mentoriai_story';

	public static function register(): void {
		ContentTypes::add_post_type(
			self::NAME,
			array(
				'public'              => true,
				// The portal's own page shows it, found by the portal's addresses.
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'show_in_nav_menus'   => false,
				'rewrite'             => false,
				'query_var'           => false,
				'has_archive'         => false,
				'menu_icon'           => 'dashicons-awards',
				'supports'            => array( 'title', 'editor', 'excerpt', 'thumbnail', 'revisions' ),
			),
			self::labels( ... )
		);
	}

	/** Its address in the portal. */
	public static function link( mixed $link, mixed $post = null ): mixed {
		if ( ! is_string( $link ) || ! $post instanceof \WP_Post ) {
			return $link;
		}
		if ( self::NAME !== $post->post_type || '' === $post->post_name ) {
			return $link;
		}
		return PortalUrls::story( rawurldecode( $post->post_name ), StoryIndexer::lang( $post->ID ) );
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'name'               => __( 'Success stories', 'mentoriai-portal' ),
			'singular_name'      => __( 'Success story', 'mentoriai-portal' ),
			'add_new_item'       => __( 'Add story', 'mentoriai-portal' ),
			'edit_item'          => __( 'Edit story', 'mentoriai-portal' ),
			'view_item'          => __( 'View story', 'mentoriai-portal' ),
			'item_published'     => __( 'The story is published.', 'mentoriai-portal' ),
			'item_updated'       => __( 'The story is saved.', 'mentoriai-portal' ),
			'search_items'       => __( 'Search stories', 'mentoriai-portal' ),
			'not_found'          => __( 'No stories', 'mentoriai-portal' ),
			'not_found_in_trash' => __( 'No stories in the trash', 'mentoriai-portal' ),
			'featured_image'     => __( 'Picture of the story', 'mentoriai-portal' ),
		);
	}
}
