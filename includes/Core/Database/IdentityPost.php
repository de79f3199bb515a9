<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * The row of wp_posts that gives a conversation, a plan or a survey its id, so that no post has the same. It holds nothing
 * else: what the thing is stands in tables of ours, and staff see it in lists of ours. Its type is not registered, so that
 * no address, search, feed, sitemap, export, wp/v2 or edit screen of WordPress knows it, and no request pays for it.
 */
final class IdentityPost {

	public const CONVERSATION = 'mentoriai_convo';
	public const PLAN         = 'mentoriai_plan';
	public const SURVEY       = 'mentoriai_survey';

	private const TYPES = array( self::CONVERSATION, self::PLAN, self::SURVEY );

	/** What WordPress asks of a single post. */
	private const ABOUT_POSTS = array( 'edit_post', 'read_post', 'delete_post', 'publish_post', 'edit_page', 'read_page', 'delete_page', 'edit_post_meta', 'add_post_meta', 'delete_post_meta' );

	/**
	 * Filter `map_meta_cap`: nobody may do anything to such a row, an administrator neither. WordPress knows no such post
	 * types, and would let editors at it.
	 */
	public static function forbid( mixed $caps, mixed $cap = '', mixed $user_id = 0, mixed $args = array() ): mixed {
		$post = is_array( $args ) ? $args[0] ?? null : null;
		return null !== $post && in_array( $cap, self::ABOUT_POSTS, true ) && in_array( get_post_type( $post ), self::TYPES, true ) ? array( 'do_not_allow' ) : $caps;
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
