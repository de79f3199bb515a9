<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use WP_User;

/**
 * Deletes the accounts of members. An account that is anything else too (staff, a customer of a shop) stays and only
 * loses our role. A request that was cut off leaves the roles and the plugin: deleting it again goes on where it stopped.
 */
final readonly class UninstalledMembers {

	/** Accounts between two looks at the clock and the memory. */
	private const PORTION = 100;

	private const SECONDS = 120;

	/** @param Closure(int): void $delete_account Deletes an account with what WordPress keeps of it. */
	public function __construct( private Db $db, private UninstalledFiles $files, private Closure $delete_account ) {}

	public function delete(): void {
		ignore_user_abort( true );
		for ( $after = 0, $ids = null; null === $ids || array() !== $ids; ) {
			// Where there is no limit, as on the command line, none is set.
			if ( (int) ini_get( 'max_execution_time' ) > 0 && function_exists( 'set_time_limit' ) ) {
				set_time_limit( self::SECONDS );
			}
			$ids = $this->ids( $after );
			foreach ( $ids as $after ) {
				$this->remove( $after );
			}
			wp_cache_flush_runtime();
		}
	}

	private function remove( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User ) {
			return;
		}
		if ( ! MemberRole::is_all_of( $user ) ) {
			foreach ( Role::cases() as $role ) {
				$user->remove_role( $role->value );
			}
			return;
		}
		// Requests for export or erasing name the person, and no tool of WordPress deletes them with the account.
		foreach ( $this->db->rows( "SELECT ID FROM {$this->db->posts()} WHERE post_type = 'user_request' AND post_author = ?", $user_id ) as $row ) {
			$this->files->delete_export( (int) $row['ID'] );
			wp_delete_post( (int) $row['ID'], true );
		}
		( $this->delete_account )( $user_id );
	}

	/** @return list<int> The next ones that hold a role of ours. */
	private function ids( int $after ): array {
		$roles = array_map( fn ( Role $role ): string => '%' . $this->db->like( '"' . $role->value . '"' ) . '%', Role::cases() );
		$rows  = $this->db->rows(
			"SELECT user_id FROM {$this->db->usermeta()} WHERE meta_key = ? AND user_id > ? AND (" . implode( ' OR ', array_fill( 0, count( $roles ), 'meta_value LIKE ?' ) ) . ')
			ORDER BY user_id LIMIT ' . self::PORTION,
			$this->db->capabilities_key(),
			$after,
			...$roles
		);
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}
}
