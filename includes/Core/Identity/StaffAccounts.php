<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

use WP_User;

/**
 * WordPress's own screens and wp/v2 let nobody make staff of a Portal manager's choice: whatever capabilities over users
 * an administrator adds to that role, they reach members only. Administrators, whom `manage_options` tells, are not concerned.
 */
final class StaffAccounts {

	/** Meta capabilities about one account. WordPress maps those about application passwords to `edit_user`. */
	private const ABOUT_ONE = array( 'edit_user', 'delete_user', 'remove_user', 'promote_user' );

	/**
	 * Filter `map_meta_cap`: staff accounts, their own role included, are out of reach.
	 *
	 * @param mixed $required Primitive capabilities.
	 * @param mixed $given    First the account that it is about.
	 */
	public static function protect( mixed $required, mixed $capability = '', mixed $user_id = 0, mixed $given = array() ): mixed {
		if ( ! in_array( $capability, self::ABOUT_ONE, true ) || ! is_array( $given ) || ! is_numeric( $given[0] ?? null ) || ! is_numeric( $user_id ) ) {
			return $required;
		}
		$actor = get_userdata( (int) $user_id );
		if ( ! $actor instanceof WP_User || ! self::is_limited( $actor ) ) {
			return $required;
		}
		if ( $actor->ID === (int) $given[0] && 'edit_user' === $capability ) {
			return $required;
		}
		$other = get_userdata( (int) $given[0] );
		return $other instanceof WP_User && null !== MemberRole::of_user( $other ) ? $required : array( 'do_not_allow' );
	}

	/** Filter `editable_roles`: the roles of members. */
	public static function roles( mixed $roles ): mixed {
		if ( ! is_array( $roles ) || ! self::is_limited( wp_get_current_user() ) ) {
			return $roles;
		}
		return array_intersect_key( $roles, array_flip( array_column( Role::cases(), 'value' ) ) );
	}

	/** Filter `login_redirect`: WordPress leads who writes no posts to the own profile. */
	public static function enter( mixed $to, mixed $asked = '', mixed $user = null ): mixed {
		return $user instanceof WP_User && PortalManager::is( $user ) && in_array( $to, array( '', admin_url() ), true ) ? admin_url( 'index.php' ) : $to;
	}

	private static function is_limited( WP_User $user ): bool {
		return PortalManager::is( $user ) && ! $user->has_cap( 'manage_options' );
	}
}
