<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\PortalUrls;
use WP_Post;

/**
 * What WordPress knows of events and towns.
 */
final class PostType {

	public static function register(): void {
		ContentTypes::add_taxonomy(
			EventMeta::TOWN,
			EventMeta::POST_TYPE,
			array(
				'hierarchical'      => true,
				'public'            => false,
				'show_ui'           => true,
				'show_admin_column' => true,
				'rewrite'           => false,
				'query_var'         => false,
			),
			self::labels_of_towns( ... )
		);
		ContentTypes::add_post_type(
			EventMeta::POST_TYPE,
			array(
				'public'              => true,
				// The portal's own page shows it, found by the portal's addresses.
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'show_in_nav_menus'   => false,
				'rewrite'             => false,
				'query_var'           => false,
				'has_archive'         => false,
				'menu_icon'           => 'dashicons-calendar-alt',
				// Without `custom-fields` the block editor cannot save registered meta.
				'supports'            => array( 'title', 'editor', 'thumbnail', 'excerpt', 'revisions', 'custom-fields' ),
				'taxonomies'          => array( EventMeta::TOWN ),
			),
			self::labels( ... )
		);
	}

	/** Its address in the portal. */
	public static function link( mixed $link, mixed $post = null ): mixed {
		if ( ! is_string( $link ) || ! $post instanceof WP_Post ) {
			return $link;
		}
		if ( EventMeta::POST_TYPE !== $post->post_type || '' === $post->post_name ) {
			return $link;
		}
		return PortalUrls::event( rawurldecode( $post->post_name ), Lang::from_query( get_post_meta( $post->ID, PostMeta::LANG, true ) ) );
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'name'                  => __( 'Events', 'mentoriai-portal' ),
			'singular_name'         => __( 'Event', 'mentoriai-portal' ),
			'add_new'               => __( 'Add event', 'mentoriai-portal' ),
			'add_new_item'          => __( 'Add event', 'mentoriai-portal' ),
			'edit_item'             => __( 'Edit event', 'mentoriai-portal' ),
			'new_item'              => __( 'New event', 'mentoriai-portal' ),
			'view_item'             => __( 'View event', 'mentoriai-portal' ),
			'all_items'             => __( 'All events', 'mentoriai-portal' ),
			'search_items'          => __( 'Search events', 'mentoriai-portal' ),
			'not_found'             => __( 'No events', 'mentoriai-portal' ),
			'not_found_in_trash'    => __( 'No events in the trash', 'mentoriai-portal' ),
			'item_published'        => __( 'The event is published.', 'mentoriai-portal' ),
			'item_updated'          => __( 'The event is saved.', 'mentoriai-portal' ),
			'item_scheduled'        => __( 'The event is scheduled for publishing.', 'mentoriai-portal' ),
			'featured_image'        => __( 'Image', 'mentoriai-portal' ),
			'set_featured_image'    => __( 'Choose image', 'mentoriai-portal' ),
			'remove_featured_image' => __( 'Remove image', 'mentoriai-portal' ),
		);
	}

	/** @return array<string, string> */
	private static function labels_of_towns(): array {
		return array(
			'name'          => __( 'Cities', 'mentoriai-portal' ),
			'singular_name' => __( 'City', 'mentoriai-portal' ),
			'add_new_item'  => __( 'Add city', 'mentoriai-portal' ),
			'edit_item'     => __( 'Edit city', 'mentoriai-portal' ),
			'search_items'  => __( 'Search cities', 'mentoriai-portal' ),
			'not_found'     => __( 'No cities', 'mentoriai-portal' ),
			'update_item'   => __( 'Save city', 'mentoriai-portal' ),
			'new_item_name' => __( 'Name', 'mentoriai-portal' ),
			'parent_item'   => __( 'Part of', 'mentoriai-portal' ),
			'parent_field_description' => __( 'Leave it empty: visitors see one list of cities.', 'mentoriai-portal' ),
		);
	}
}
