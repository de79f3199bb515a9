<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;

/**
 * Removes everything the portal made, where the setting `erase_on_delete` asks for it; else nothing. It runs while the
 * plugin is not active: no hook of ours helps. Pages that the site had before the portal stay, as pages.
 */
final readonly class Uninstaller {

	/** How names of ours begin. */
	private const OURS = 'mentoriai_';

	/** Meta of a menu that the portal made. */
	private const MADE = '_mentoriai_made';

	/**
	 * @param Closure(int): bool $is_elsewhere Whether somebody is a member of another site of the network.
	 */
	public function __construct( private Db $db, private Upgrader $upgrader, private Settings $settings, private UninstalledMembers $members, private UninstalledFiles $files, private Closure $is_elsewhere ) {}

	public function run(): void {
		Background::unschedule();
		if ( ! $this->settings->bool( 'erase_on_delete' ) ) {
			return;
		}
		$this->members->delete();
		self::give_back_policy();
		$this->delete_content();
		$this->delete_terms();
		$this->delete_meta();
		$this->forget_menus();
		$this->upgrader->drop();
		$this->files->delete();
		self::delete_roles();
		$this->delete_options();
	}

	private static function give_back_policy(): void {
		$page   = get_option( 'wp_page_for_privacy_policy' );
		$former = is_numeric( $page ) ? get_post_meta( (int) $page, PostMeta::FORMER_POLICY, true ) : '';
		if ( is_numeric( $former ) ) {
			update_option( 'wp_page_for_privacy_policy', $former );
		}
	}

	private function delete_content(): void {
		$this->db->execute( "DELETE FROM {$this->db->posts()} WHERE post_type IN ( 'mentoriai_convo', 'mentoriai_plan', 'mentoriai_survey' )" );
		[ $terms, , $meta ] = $this->db->terms();
		// Block themes copy a menu of ours into a navigation of theirs.
		$ids = $this->db->rows(
			"SELECT ID FROM {$this->db->posts()} WHERE post_type LIKE ?
			UNION SELECT m.post_id FROM {$this->db->postmeta()} m WHERE m.meta_key = '_mentoriai_screen'
				AND NOT EXISTS ( SELECT 1 FROM {$this->db->postmeta()} a WHERE a.post_id = m.post_id AND a.meta_key = '_mentoriai_adopted' )
			UNION SELECT post_id FROM {$this->db->postmeta()} WHERE meta_key = '_mentoriai_demo_file'
			UNION SELECT p.ID FROM {$this->db->posts()} p JOIN $terms t ON t.slug = p.post_name JOIN $meta m ON m.term_id = t.term_id AND m.meta_key = ?
				WHERE p.post_type = 'wp_navigation' AND p.post_modified_gmt = p.post_date_gmt",
			$this->db->like( self::OURS ) . '%',
			self::MADE
		);
		foreach ( $ids as $row ) {
			// Attachments go with their files.
			wp_delete_post( (int) array_values( $row )[0], true );
		}
	}

	private function delete_terms(): void {
		$rows = $this->db->rows(
			"SELECT t.term_id, t.taxonomy FROM {$this->db->term_taxonomy()} t WHERE t.taxonomy LIKE ?
			UNION SELECT m.term_id, 'nav_menu' FROM {$this->db->terms()[2]} m WHERE m.meta_key = ?",
			$this->db->like( self::OURS ) . '%',
			self::MADE
		);
		foreach ( $rows as $row ) {
			$taxonomy = (string) $row['taxonomy'];
			if ( 'nav_menu' === $taxonomy ) {
				wp_delete_nav_menu( (int) $row['term_id'] );
			} elseif ( '' !== $taxonomy ) {
				// Its posts are gone already: deleting a term would look for them in a taxonomy that nobody registered.
				register_taxonomy( $taxonomy, array() );
				wp_delete_term( (int) $row['term_id'], $taxonomy );
			}
		}
		$this->db->execute( "DELETE FROM {$this->db->term_relationships()} WHERE object_id NOT IN ( SELECT ID FROM {$this->db->posts()} ) AND term_taxonomy_id NOT IN ( SELECT term_taxonomy_id FROM {$this->db->term_taxonomy()} )" );
	}

	/** Of what stays: staff, pages of the site, menus. Also how staff arranged our screens. */
	private function delete_meta(): void {
		$ours = '%' . $this->db->like( self::OURS ) . '%';
		foreach ( array( $this->db->postmeta(), $this->db->terms()[2] ) as $table ) {
			$this->db->execute( "DELETE FROM $table WHERE meta_key LIKE ?", $ours );
		}
		if ( is_multisite() ) {
			$this->delete_meta_of_accounts( $ours );
		} else {
			$this->db->execute( "DELETE FROM {$this->db->usermeta()} WHERE meta_key LIKE ?", $ours );
		}
	}

	/** A network keeps accounts once: what belongs to members of other sites is not this one's to delete. */
	private function delete_meta_of_accounts( string $ours ): void {
		$owners = $this->db->rows( "SELECT DISTINCT user_id FROM {$this->db->usermeta()} WHERE meta_key LIKE ?", $ours );
		foreach ( array_map( 'intval', array_column( $owners, 'user_id' ) ) as $user_id ) {
			if ( ! ( $this->is_elsewhere )( $user_id ) ) {
				$this->db->execute( "DELETE FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key LIKE ?", $user_id, $ours );
			}
		}
	}

	/** Our places for menus, in every theme that ever was on. */
	private function forget_menus(): void {
		foreach ( $this->db->rows( "SELECT option_name FROM {$this->db->options()} WHERE option_name LIKE ?", $this->db->like( 'theme_mods_' ) . '%' ) as $row ) {
			$name = (string) $row['option_name'];
			$mods = get_option( $name );
			if ( ! is_array( $mods ) || ! is_array( $mods['nav_menu_locations'] ?? null ) ) {
				continue;
			}
			$left                       = array_filter( $mods['nav_menu_locations'], static fn ( int|string $place ): bool => ! str_starts_with( (string) $place, self::OURS ), ARRAY_FILTER_USE_KEY );
			$mods['nav_menu_locations'] = $left;
			$mods                       = array_filter( $mods, static fn ( mixed $mod, int|string $key ): bool => 'nav_menu_locations' === $key ? array() !== $left : false !== $mod, ARRAY_FILTER_USE_BOTH );
			array() === $mods ? delete_option( $name ) : update_option( $name, $mods );
		}
	}

	private static function delete_roles(): void {
		PortalManager::remove();
		foreach ( Role::cases() as $role ) {
			remove_role( $role->value );
		}
		foreach ( wp_roles()->role_objects as $role ) {
			foreach ( array_keys( $role->capabilities ) as $capability ) {
				if ( str_starts_with( (string) $capability, self::OURS ) ) {
					$role->remove_cap( (string) $capability );
				}
			}
		}
	}

	private function delete_options(): void {
		$rows = $this->db->rows(
			"SELECT option_name FROM {$this->db->options()} WHERE option_name LIKE ? OR option_name LIKE ? OR option_name LIKE ?",
			$this->db->like( self::OURS ) . '%',
			$this->db->like( '_transient_mentoriai' ) . '%',
			$this->db->like( '_transient_timeout_mentoriai' ) . '%'
		);
		foreach ( $rows as $row ) {
			delete_option( (string) $row['option_name'] );
		}
		// Made anew by the next request, without ours.
		delete_option( 'rewrite_rules' );
	}
}
