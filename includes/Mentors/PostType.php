<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\ContentTypes;

/**
 * What WordPress knows of editors' mentors and of field tags.
 */
final class PostType {

	public const NAME  = 'mentoriai_mentor';
	public const FIELD = 'mentoriai_field';

	/** Fields belong to the programme: members choose them too. */
	public const MANAGE_FIELDS = 'mentoriai_manage_fields';

	public static function register(): void {
		ContentTypes::add_taxonomy(
			self::FIELD,
			self::NAME,
			array(
				'hierarchical'       => true,
				'public'             => false,
				'show_ui'            => true,
				'show_admin_column'  => true,
				'rewrite'            => false,
				'query_var'          => false,
				'capabilities'       => array(
					'manage_terms' => self::MANAGE_FIELDS,
					'edit_terms'   => self::MANAGE_FIELDS,
					'delete_terms' => self::MANAGE_FIELDS,
					'assign_terms' => 'edit_posts',
				),
			),
			self::labels_of_fields( ... )
		);
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
				'menu_icon'           => 'dashicons-groups',
				'supports'            => array( 'title', 'editor', 'thumbnail', 'page-attributes', 'revisions' ),
				'taxonomies'          => array( self::FIELD ),
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
		return MentorKind::Static->url( $post->post_name, StaticMentors::lang( $post->ID ) );
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'name'           => __( 'Mentors at hubs', 'mentoriai-portal' ),
			'singular_name'  => __( 'Mentor at a hub', 'mentoriai-portal' ),
			'add_new_item'   => __( 'Add mentor', 'mentoriai-portal' ),
			'edit_item'      => __( 'Edit mentor', 'mentoriai-portal' ),
			'view_item'      => __( 'View mentor', 'mentoriai-portal' ),
			'item_published' => __( 'The mentor is published.', 'mentoriai-portal' ),
			'item_updated'   => __( 'The mentor is saved.', 'mentoriai-portal' ),
			'search_items'   => __( 'Search mentors', 'mentoriai-portal' ),
			'not_found'      => __( 'No mentors', 'mentoriai-portal' ),
			'featured_image' => __( 'Photo', 'mentoriai-portal' ),
			'set_featured_image'    => __( 'Choose photo', 'mentoriai-portal' ),
			'remove_featured_image' => __( 'Remove photo', 'mentoriai-portal' ),
		);
	}

	/** @return array<string, string> */
	private static function labels_of_fields(): array {
		return array(
			'name'          => __( 'Fields', 'mentoriai-portal' ),
			'singular_name' => __( 'Field', 'mentoriai-portal' ),
			'add_new_item'  => __( 'Add field', 'mentoriai-portal' ),
			'edit_item'     => __( 'Edit field', 'mentoriai-portal' ),
			'search_items'  => __( 'Search fields', 'mentoriai-portal' ),
			'not_found'     => __( 'No fields', 'mentoriai-portal' ),
			'update_item'   => __( 'Save field', 'mentoriai-portal' ),
			'new_item_name' => __( 'Name in Lithuanian', 'mentoriai-portal' ),
			'parent_item'   => __( 'Part of', 'mentoriai-portal' ),
			'back_to_items' => __( '← Back to the list of fields', 'mentoriai-portal' ),
			'name_field_description' => __( 'Shown on the Lithuanian pages.', 'mentoriai-portal' ),
			'slug_field_description' => __( 'Part of the links to mentors of this field, the same in both languages. Left empty, it comes from the name.', 'mentoriai-portal' ),
			'desc_field_description' => __( 'Optional: the pages of the site do not show it.', 'mentoriai-portal' ),
		);
	}
}
