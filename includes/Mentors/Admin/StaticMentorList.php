<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Mentors\StaticMentors;
use WP_Post;

/**
 * Mentors at hubs are people: their title is a name, in the editor and in the list, which also says where they are.
 */
final class StaticMentorList {

	/** Column to the meta that it shows. */
	private const COLUMNS = array(
		'mentoriai_hub'      => HubContact::HUB,
		'mentoriai_hub_town' => HubContact::TOWN,
	);

	/** Filter `enter_title_here`. */
	public static function placeholder( mixed $text, mixed $post = null ): mixed {
		return $post instanceof WP_Post && StaticMentors::POST_TYPE === $post->post_type ? __( 'First and last name', 'mentoriai-portal' ) : $text;
	}

	/** Filter `manage_mentoriai_mentor_posts_columns`. */
	public static function columns( mixed $columns ): mixed {
		if ( ! is_array( $columns ) || ! isset( $columns['title'] ) ) {
			return $columns;
		}
		$columns['title'] = __( 'Name', 'mentoriai-portal' );
		$ours  = array(
			'mentoriai_hub'      => __( 'Hub', 'mentoriai-portal' ),
			'mentoriai_hub_town' => __( 'City', 'mentoriai-portal' ),
		);
		$after = (int) array_search( 'title', array_keys( $columns ), true ) + 1;
		return array_slice( $columns, 0, $after, true ) + $ours + $columns;
	}

	/** Action `manage_mentoriai_mentor_posts_custom_column`; WordPress has read the meta of all rows. */
	public static function show( string $column, int $id ): void {
		$text = isset( self::COLUMNS[ $column ] ) ? (string) get_post_meta( $id, self::COLUMNS[ $column ], true ) : null;
		if ( null !== $text ) {
			echo esc_html( '' === $text ? '–' : $text );
		}
	}

	/** Action `enqueue_block_editor_assets`: mentors stand below no other; WordPress offers that with the order, which they have. */
	public static function without_parent(): void {
		if ( StaticMentors::POST_TYPE === get_current_screen()?->post_type ) {
			wp_add_inline_script( 'wp-edit-post', "wp.domReady( () => wp.data.dispatch( 'core/editor' ).removeEditorPanel( 'page-attributes' ) );" );
		}
	}
}
