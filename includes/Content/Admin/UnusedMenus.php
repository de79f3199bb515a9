<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

use WP_Post;

/**
 * What the portal does not use is not in the way of who edits it: WordPress's posts, comments, quick draft and news. They are hidden,
 * not forbidden, and come back with the first post or comment of the site's own. Administrators see everything always.
 */
final class UnusedMenus {

	/** The post that WordPress puts in, with its comment. */
	private const SAMPLE = 1;

	/** Action `admin_menu`, after all menus. */
	public static function hide(): void {
		if ( self::is_in_the_way() ) {
			remove_menu_page( 'edit.php' );
			remove_menu_page( 'edit-comments.php' );
		}
	}

	/** Action `wp_dashboard_setup`, after WordPress's boxes. */
	public static function hide_boxes(): void {
		if ( self::is_in_the_way() ) {
			remove_meta_box( 'dashboard_quick_press', 'dashboard', 'side' );
			remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
		}
	}

	private static function is_in_the_way(): bool {
		return current_user_can( 'edit_posts' ) && ! current_user_can( 'manage_options' ) && ! self::has_posts() && ! self::has_comments();
	}

	private static function has_posts(): bool {
		$posts = get_posts( array( 'post_type' => 'post', 'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ), 'numberposts' => 2, 'orderby' => 'ID', 'order' => 'ASC', 'update_post_meta_cache' => false, 'update_post_term_cache' => false ) );
		return array() !== array_filter( $posts, static fn ( WP_Post $post ): bool => self::SAMPLE !== $post->ID || $post->post_date !== $post->post_modified );
	}

	private static function has_comments(): bool {
		return array() !== get_comments( array( 'number' => 1, 'status' => 'all', 'fields' => 'ids', 'post__not_in' => array( self::SAMPLE ), 'update_comment_meta_cache' => false ) );
	}
}
