<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Identity\Role;

/**
 * Removes everything the portal made, where the setting `erase_on_delete` asks for it; else nothing.
 */
final readonly class Uninstaller {

	public function __construct( private Db $db, private Upgrader $upgrader, private Settings $settings ) {}

	public function run(): void {
		Background::unschedule();
		if ( ! $this->settings->bool( 'erase_on_delete' ) ) {
			return;
		}
		$this->delete_members();
		$this->delete_content();
		self::delete_menus();
		$this->upgrader->drop();
		foreach ( $this->db->rows( "SELECT option_name FROM {$this->db->options()} WHERE option_name LIKE ?", $this->db->like( 'mentoriai_' ) . '%' ) as $row ) {
			delete_option( (string) $row['option_name'] );
		}
	}

	private function delete_members(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$roles = array_map( static fn ( Role $role ): string => $role->value, Role::cases() );
		foreach ( get_users( array( 'role__in' => $roles, 'fields' => 'ID' ) ) as $user_id ) {
			wp_delete_user( (int) $user_id );
		}
		$this->db->execute( "DELETE FROM {$this->db->usermeta()} WHERE meta_key LIKE ?", $this->db->like( 'mentoriai_' ) . '%' );
		foreach ( $roles as $role ) {
			remove_role( $role );
		}
		foreach ( array( 'administrator', 'editor' ) as $role ) {
			get_role( $role )?->remove_cap( 'mentoriai_manage_members' );
			get_role( $role )?->remove_cap( 'mentoriai_approve_members' );
			get_role( $role )?->remove_cap( 'mentoriai_manage_settings' );
			get_role( $role )?->remove_cap( 'mentoriai_edit_footer' );
			get_role( $role )?->remove_cap( 'mentoriai_manage_surveys' );
			get_role( $role )?->remove_cap( 'mentoriai_read_surveys' );
			get_role( $role )?->remove_cap( 'mentoriai_view_statistics' );
		}
	}

	private static function delete_menus(): void {
		$locations = get_nav_menu_locations();
		foreach ( $locations as $location => $menu ) {
			if ( str_starts_with( $location, 'mentoriai_' ) ) {
				wp_delete_nav_menu( $menu );
				unset( $locations[ $location ] );
			}
		}
		set_theme_mod( 'nav_menu_locations', $locations );
	}

	private function delete_content(): void {
		$ids = $this->db->rows(
			"SELECT ID FROM {$this->db->posts()} WHERE post_type LIKE ?
			UNION SELECT post_id FROM {$this->db->postmeta()} WHERE meta_key = '_mentoriai_screen'",
			$this->db->like( 'mentoriai_' ) . '%'
		);
		foreach ( $ids as $row ) {
			wp_delete_post( (int) array_values( $row )[0], true );
		}
		foreach ( $this->db->rows( "SELECT term_id, taxonomy FROM {$this->db->term_taxonomy()} WHERE taxonomy LIKE ?", $this->db->like( 'mentoriai_' ) . '%' ) as $row ) {
			$taxonomy = (string) $row['taxonomy'];
			if ( '' !== $taxonomy ) {
				register_taxonomy( $taxonomy, array() );
				wp_delete_term( (int) $row['term_id'], $taxonomy );
			}
		}
	}
}
