<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Identity\PortalManager;
use WP_Roles;
use WP_User;

/**
 * Editors ran the programme until there was a role for it. Whoever is one becomes a Portal manager as well; then the role
 * of editors keeps to content. The new role has what administrators had left to editors, so nobody gets back what was
 * taken; what no role knows yet comes to all by Capabilities::grant_new(). On a new site there is nothing to do: no role knows these capabilities yet.
 */
final readonly class Migration0008PortalManagers implements Migration {

	private const MOVED = array( 'mentoriai_manage_members', 'mentoriai_approve_members', 'mentoriai_view_statistics', 'mentoriai_manage_surveys', 'mentoriai_read_surveys' );

	private const FOOTER = 'mentoriai_edit_footer';

	private const PORTION = 100;

	public function run( Db $db ): void {
		$known = array_merge( ...array_column( wp_roles()->roles, 'capabilities' ) );
		if ( array() === array_intersect_key( array_flip( self::MOVED ), $known ) ) {
			return;
		}
		$all  = array( ...self::MOVED, self::FOOTER );
		$held = array_values( array_filter( $all, static fn ( string $capability ): bool => true === get_role( 'editor' )?->has_cap( $capability ) ) );
		$ran  = array() !== array_intersect( $held, self::MOVED );
		Capabilities::at_once( static fn ( WP_Roles $roles ) => PortalManager::add( $roles, array_fill_keys( $ran ? $held : array_keys( array_intersect_key( array_flip( $all ), $known ) ), true ) ) );
		if ( $ran ) {
			self::add_role_to_editors( $db );
			Capabilities::at_once(
				static function ( WP_Roles $roles ): void {
					foreach ( self::MOVED as $capability ) {
						$roles->get_role( 'editor' )?->remove_cap( $capability );
					}
				}
			);
		}
	}

	private static function add_role_to_editors( Db $db ): void {
		$after = 0;
		do {
			$rows = $db->rows(
				"SELECT user_id FROM {$db->usermeta()} WHERE meta_key = ? AND meta_value LIKE ? AND user_id > ? ORDER BY user_id LIMIT " . self::PORTION,
				$db->capabilities_key(),
				'%' . $db->like( '"editor"' ) . '%',
				$after
			);
			foreach ( array_map( 'intval', array_column( $rows, 'user_id' ) ) as $after ) {
				$user = get_userdata( $after );
				if ( $user instanceof WP_User && in_array( 'editor', $user->roles, true ) ) {
					$user->add_role( PortalManager::ROLE );
				}
			}
		} while ( array() !== $rows );
	}
}
