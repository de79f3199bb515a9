<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use WP_Error;
use WP_User;

/**
 * WordPress names no member to the public: no author archive, no entry in wp/v2/users, none in the sitemap.
 */
final class MemberPrivacy {

	/**
	 * Filter `request`: the archive and the feed of a member are 404, before anything could redirect to their slug. REST
	 * and wp-admin have such a parameter of their own.
	 *
	 * @param mixed $vars Query variables.
	 */
	public static function hide_archive( mixed $vars ): mixed {
		if ( ! is_array( $vars ) || isset( $vars['rest_route'] ) || is_admin() ) {
			return $vars;
		}
		$author = $vars['author'] ?? '';
		$name   = $vars['author_name'] ?? '';
		$user   = is_scalar( $author ) && (int) $author > 0 ? get_userdata( (int) $author ) : false;
		if ( false === $user && is_string( $name ) && '' !== $name ) {
			$user = get_user_by( 'slug', $name );
		}
		return $user instanceof WP_User && null !== MemberRole::of_user( $user ) ? array( 'error' => '404' ) : $vars;
	}

	/** Filters `rest_user_query` and `wp_sitemaps_users_query_args`. */
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

	/** Filter `rest_prepare_user`: a member asked for by id is not there. */
	public static function hide_single( mixed $response, mixed $user = null ): mixed {
		if ( ! $user instanceof WP_User ) {
			return $response;
		}
		if ( null === MemberRole::of_user( $user ) || current_user_can( 'list_users' ) ) {
			return $response;
		}
		return new WP_Error( 'rest_user_invalid_id', __( 'Not found.', 'mentoriai-portal' ), array( 'status' => 404 ) );
	}
}
