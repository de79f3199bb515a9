<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * Capabilities of staff come to WordPress's roles once; afterwards administrators give and take them.
 */
final class Capabilities {

	/**
	 * Grants those that no role has. All are written at once, so that an upgrade that was killed has granted all or none.
	 *
	 * @param array<string, list<string>> $capabilities To the names of the roles that get them.
	 */
	public static function grant_new( array $capabilities ): void {
		$roles         = wp_roles();
		$known         = array_merge( ...array_column( $roles->roles, 'capabilities' ) );
		$new           = array_diff_key( $capabilities, $known );
		$is_kept       = $roles->use_db;
		$roles->use_db = false;
		foreach ( $new as $capability => $names ) {
			foreach ( $names as $name ) {
				$roles->get_role( $name )?->add_cap( $capability );
			}
		}
		$roles->use_db = $is_kept;
		if ( $is_kept && array() !== $new ) {
			update_option( $roles->role_key, $roles->roles, true );
		}
	}
}
