<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Identity\Role;
use WP_User;

/**
 * Tells members from staff by their WordPress roles. A person who may also edit the site is staff: bearer sessions
 * are for members only.
 */
final class MemberRole {

	/** @param mixed $capabilities As stored: role name to true. */
	public static function of_capabilities( mixed $capabilities ): ?Role {
		$held = is_array( $capabilities ) ? array_keys( array_filter( $capabilities ) ) : array();
		foreach ( Role::cases() as $role ) {
			if ( in_array( $role->value, $held, true ) ) {
				return self::edits( $held ) ? null : $role;
			}
		}
		return null;
	}

	public static function of_user( WP_User $user ): ?Role {
		return self::of_capabilities( $user->caps );
	}

	/** @param list<array-key> $held Roles and single capabilities. */
	private static function edits( array $held ): bool {
		foreach ( $held as $name ) {
			if ( 'edit_posts' === $name || 'manage_options' === $name || true === get_role( (string) $name )?->has_cap( 'edit_posts' ) ) {
				return true;
			}
		}
		return false;
	}
}
