<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

use WP_Roles;
use WP_User;

/**
 * The WordPress role of who runs the programme. It has capabilities of ours (`Module::capabilities()`), and of
 * WordPress's own nothing that would matter where the plugin is switched off.
 */
final class PortalManager {

	public const ROLE = 'mentoriai_manager';

	/** Entering wp-admin; choosing pictures for the footer. */
	private const OF_WORDPRESS = array(
		'read'         => true,
		'upload_files' => true,
	);

	/** Who has no other role left once the plugin is deleted. */
	private const LEAST = 'subscriber';

	/** @param array<string, bool> $capabilities Of ours, besides those that WordPress knows. */
	public static function add( WP_Roles $roles, array $capabilities = array() ): void {
		if ( null === $roles->get_role( self::ROLE ) ) {
			$roles->add_role( self::ROLE, __( 'Portal manager', 'mentoriai-portal' ), self::OF_WORDPRESS + $capabilities );
		}
	}

	public static function is( WP_User $user ): bool {
		return in_array( self::ROLE, $user->roles, true );
	}

	/** Removes the role, of everybody too: accounts stay, and each keeps a role. */
	public static function remove(): void {
		foreach ( get_users( array( 'role' => self::ROLE ) ) as $user ) {
			if ( $user instanceof WP_User ) {
				// First the other role: whoever is cut off in between has one.
				if ( array( self::ROLE ) === array_values( $user->roles ) && null !== get_role( self::LEAST ) ) {
					$user->add_role( self::LEAST );
				}
				$user->remove_role( self::ROLE );
			}
		}
		remove_role( self::ROLE );
	}
}
