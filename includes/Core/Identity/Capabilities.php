<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

use WP_Roles;

/**
 * Capabilities of staff come to WordPress's roles once; afterwards administrators give and take them.
 */
final class Capabilities {

	/** Who runs the site and who runs the programme. */
	public const STAFF = array( 'administrator', PortalManager::ROLE );

	/** Content is written by editors too. */
	public const STAFF_AND_EDITORS = array( ...self::STAFF, 'editor' );

	/**
	 * Grants those that no role has. The role of Portal managers comes with the first of its capabilities.
	 *
	 * @param array<string, list<string>> $capabilities To the names of the roles that get them.
	 */
	public static function grant_new( array $capabilities ): void {
		$known = array_merge( ...array_column( wp_roles()->roles, 'capabilities' ) );
		$new   = array_diff_key( $capabilities, $known );
		if ( array() === $new ) {
			return;
		}
		self::at_once(
			static function ( WP_Roles $roles ) use ( $new ): void {
				if ( in_array( PortalManager::ROLE, array_merge( ...array_values( $new ) ), true ) ) {
					PortalManager::add( $roles );
				}
				foreach ( $new as $capability => $names ) {
					foreach ( $names as $name ) {
						$roles->get_role( $name )?->add_cap( $capability );
					}
				}
			}
		);
	}

	/**
	 * All changes are written at once, so that an upgrade that was killed has made all or none.
	 *
	 * @param callable( WP_Roles ): void $change
	 */
	public static function at_once( callable $change ): void {
		$roles         = wp_roles();
		$is_kept       = $roles->use_db;
		$roles->use_db = false;
		$change( $roles );
		$roles->use_db = $is_kept;
		if ( $is_kept ) {
			update_option( $roles->role_key, $roles->roles, true );
		}
	}
}
