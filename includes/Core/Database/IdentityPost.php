<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use WP_Post;

/**
 * The row of wp_posts that gives a conversation, a plan or a survey its id, so that no post has the same. It holds nothing
 * else: the data is in the portal's tables, staff see it in the portal's lists, and WordPress shows it to no one.
 */
final class IdentityPost {

	public const CONVERSATION = 'mentoriai_convo';
	public const PLAN         = 'mentoriai_plan';
	public const SURVEY       = 'mentoriai_survey';

	private const TYPES = array( self::CONVERSATION, self::PLAN, self::SURVEY );

	/** Action `init`. No address, search, feed, sitemap, wp/v2, export or edit screen; and no one has the capabilities. */
	public static function register(): void {
		$nobody = array_fill_keys( array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'publish_posts', 'read_private_posts', 'create_posts', 'delete_posts', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts' ), 'do_not_allow' );
		foreach ( self::TYPES as $type ) {
			self::register_type( $type, $nobody );
		}
	}

	/**
	 * Filters `pre_delete_post` and `pre_trash_post`: WordPress's own functions, WP-CLI and plugins that clean up delete none.
	 * Two people would lose a thread, or go on reading one that is gone; the portal deletes both parts by itself.
	 */
	public static function keep( mixed $done, mixed $post = null ): mixed {
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_type, self::TYPES, true ) ) {
			return $done;
		}
		add_action( 'admin_notices', array( self::class, 'explain' ) );
		return false;
	}

	/** Action `admin_notices`, where it was tried in wp-admin. */
	public static function explain(): void {
		printf( '<div class="notice notice-warning" role="alert"><p>%s</p></div>', esc_html__( 'Conversations, plans and surveys of the portal were not deleted. Conversations and plans are deleted with their participants’ accounts, surveys on their own screen.', 'mentoriai-portal' ) );
	}

	/**
	 * @param lowercase-string&non-empty-string $type
	 * @param array<string, string>             $capabilities
	 */
	private static function register_type( string $type, array $capabilities ): void {
		register_post_type(
			$type,
			array(
				'label'               => $type,
				'public'              => false,
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'show_ui'             => false,
				'show_in_rest'        => false,
				'has_archive'         => false,
				'rewrite'             => false,
				'query_var'           => false,
				'can_export'          => false,
				'delete_with_user'    => false,
				'supports'            => false,
				'map_meta_cap'        => false,
				'capabilities'        => $capabilities,
			)
		);
	}

	/**
	 * Writes the row. Directly, because wp_insert_post() runs foreign code and leaves a cache entry behind when the
	 * transaction fails; the caller cleans the post cache after COMMIT.
	 *
	 * @param string $now UTC `yyyy-MM-dd HH:mm:ss`.
	 * @return int Its id.
	 */
	public static function reserve( Db $db, string $type, string $now ): int {
		$empty = array_fill_keys( array( 'post_content', 'post_title', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ), '' );
		$times = array_fill_keys( array( 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' ), $now );
		return $db->insert(
			$db->posts(),
			$empty + $times + array(
				'post_author'    => 0,
				'post_status'    => 'private',
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'post_type'      => $type,
			)
		);
	}
}
