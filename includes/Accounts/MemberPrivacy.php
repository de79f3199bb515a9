<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use WP_Error;
use WP_Query;
use WP_REST_Request;
use WP_User;

/**
 * WordPress names no member to the public: no author archive, no entry in wp/v2/users, none in the sitemap.
 */
final class MemberPrivacy {

	/**
	 * Action `wp`: the archive and the feed of a member are 404, before anything could redirect to their slug. It goes by what
	 * WordPress has made of `author` and `author_name`: it drops and joins what is not as it should be. So are empty
	 * ones: they say nothing but the log-in of who made the portal's pages.
	 */
	public static function hide_archive(): void {
		global $wp_query;
		if ( ! $wp_query instanceof WP_Query || ! $wp_query->is_author() || is_admin() ) {
			return;
		}
		foreach ( wp_parse_id_list( (string) $wp_query->get( 'author' ) ) as $id ) {
			$user = get_userdata( $id );
			if ( array() === $wp_query->posts || ( $user instanceof WP_User && null !== MemberRole::of_user( $user ) ) ) {
				$wp_query->set_404();
				$wp_query->posts      = array();
				$wp_query->post_count = 0;
				status_header( 404 );
				nocache_headers();
			}
		}
	}

	/** Filter `xmlrpc_methods`: this one names all users to whoever may edit posts, and asks no filter about them. */
	public static function leave_out_of_xmlrpc( mixed $methods ): mixed {
		return is_array( $methods ) ? array_diff_key( $methods, array( 'wp.getAuthors' => true ) ) : $methods;
	}

	/** Filter `wp_sitemaps_users_query_args`: only who has an archive. */
	public static function leave_out_of_sitemap( mixed $query ): mixed {
		$query = self::leave_out( $query );
		return is_array( $query ) ? array( 'has_published_posts' => array( 'post' ) ) + $query : $query;
	}

	/**
	 * Filter `wp_insert_post_data`: whoever may edit posts of others, but not see the list of users, could name any number as the author of one, and
	 * read the name in wp-admin, feeds and oEmbed. They make nobody the author who writes no posts.
	 */
	public static function author_no_posts( mixed $data, mixed $post = null ): mixed {
		$me = get_current_user_id();
		if ( 0 === $me || ! is_array( $data ) || ! is_numeric( $data['post_author'] ?? null ) || $me === (int) $data['post_author'] || current_user_can( 'list_users' ) || ! is_string( $data['post_type'] ?? null ) || ! is_post_type_viewable( $data['post_type'] ) ) {
			return $data;
		}
		$id     = is_array( $post ) && is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		$before = $id > 0 ? get_post( $id ) : null;
		$author = get_userdata( (int) $data['post_author'] );
		if ( $author instanceof WP_User && (int) ( $before->post_author ?? 0 ) !== $author->ID && null !== MemberRole::of_user( $author ) && ! $author->has_cap( 'edit_posts' ) ) {
			$data['post_author'] = $before->post_author ?? $me;
		}
		return $data;
	}

	/** Filter `rest_user_query`. */
	public static function leave_out( mixed $query ): mixed {
		if ( ! is_array( $query ) ) {
			return $query;
		}
		if ( current_user_can( 'list_users' ) ) {
			return $query;
		}
		$roles                 = array_map( static fn ( Role $role ): string => $role->value, Role::cases() );
		$query['role__not_in'] = array( ...array_values( (array) ( $query['role__not_in'] ?? array() ) ), ...$roles );
		return $query;
	}

	/**
	 * Filter `rest_request_before_callbacks`: asked for by their number, in whatever method, a member is not there. WordPress
	 * answers so for a number that nobody has; for others it first asks what the caller may do.
	 */
	public static function hide_single( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		if ( is_wp_error( $response ) || ! $request instanceof WP_REST_Request || current_user_can( 'list_users' ) ) {
			return $response;
		}
		$user = get_userdata( (int) substr( $request->get_route(), strlen( '/wp/v2/users/' ) ) );
		return false !== $user && null !== MemberRole::of_user( $user )
			? new WP_Error( 'rest_user_invalid_id', __( 'Invalid user ID.' ), array( 'status' => 404 ) ) // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own words.
			: $response;
	}
}
