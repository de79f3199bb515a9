<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

use MentoriaiPortal\Core\Database\MetaValue;
use WP_User;

/**
 * Tells members from staff by their WordPress roles. A person who may also edit the site or run the programme is staff: bearer sessions
 * are for members only.
 */
final class MemberRole {

	/** Who has one of these is staff. */
	private const OF_STAFF = array( 'edit_posts', 'manage_options', 'mentoriai_manage_members', 'mentoriai_approve_members' );

	/** @param mixed $capabilities As stored: role name to true. */
	public static function of_capabilities( mixed $capabilities ): ?Role {
		$held = is_array( $capabilities ) ? array_keys( array_filter( $capabilities ) ) : array();
		foreach ( Role::cases() as $role ) {
			if ( in_array( $role->value, $held, true ) ) {
				return self::is_staff( $held ) ? null : $role;
			}
		}
		return null;
	}

	public static function of_user( WP_User $user ): ?Role {
		return self::of_capabilities( $user->caps );
	}

	/** Whether the account holds nothing on this site but roles of ours, or nothing at all, and did not exist before: nobody else needs it. */
	public static function is_all_of( WP_User $user ): bool {
		return array() === array_diff( array_keys( array_filter( $user->caps ) ), array_column( Role::cases(), 'value' ) ) && ! is_super_admin( $user->ID ) && '1' !== get_user_meta( $user->ID, UserMeta::WAS_HERE, true );
	}

	/**
	 * Whether the account is a member of another site of the network. Sites share accounts and what is kept with them,
	 * so an account is a member of one site.
	 */
	public static function is_elsewhere( int $user_id ): bool {
		global $wpdb;
		if ( ! is_multisite() || $user_id < 1 ) {
			return false;
		}
		$here = $wpdb->get_blog_prefix() . 'capabilities';
		$meta = get_user_meta( $user_id );
		foreach ( is_array( $meta ) ? $meta : array() as $key => $values ) {
			$of_a_site = 1 === preg_match( '~^' . preg_quote( $wpdb->base_prefix, '~' ) . '(?:\d+_)?capabilities$~D', (string) $key );
			if ( $of_a_site && $key !== $here && null !== self::of_capabilities( MetaValue::data( $values[0] ?? '' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> The roles and capabilities of staff: who holds one is no member. */
	public static function names_of_staff(): array {
		$roles = array_map( strval( ... ), array_keys( wp_roles()->roles ) );
		return array_values( array_unique( array( PortalManager::ROLE, ...self::OF_STAFF, ...array_filter( $roles, static fn ( string $role ): bool => self::is_staff( array( $role ) ) ) ) ) );
	}

	/** @param list<array-key> $held Roles and single capabilities. */
	private static function is_staff( array $held ): bool {
		foreach ( $held as $name ) {
			if ( PortalManager::ROLE === $name || in_array( $name, self::OF_STAFF, true ) ) {
				return true;
			}
			$role = get_role( (string) $name );
			if ( null !== $role && array() !== array_filter( self::OF_STAFF, $role->has_cap( ... ) ) ) {
				return true;
			}
		}
		return false;
	}
}
