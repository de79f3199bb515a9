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
 * loses our role. Each goes whole or not at all, so a request that was cut off is repeated and continues where it stopped.
 */
final readonly class UninstalledMembers {

	/** Accounts between two looks at the clock and the memory. */
	private const PORTION = 100;

	private const SECONDS = 120;

	/** @param Closure(int): void $delete_account Deletes an account with what WordPress keeps of it. */
	public function __construct( private Db $db, private UninstalledFiles $files, private Closure $delete_account ) {}

	/**
	 * @param float $seconds After which it stops, for work in batches; at least one account goes.
	 * @return bool Whether all are gone.
	 */
	public function delete( float $seconds = INF ): bool {
		ignore_user_abort( true );
		$until = microtime( true ) + $seconds;
		for ( $after = 0; array() !== $ids = $this->ids( $after ); ) {
			// Where there is no limit, as on the command line, none is set.
			if ( (int) ini_get( 'max_execution_time' ) > 0 && function_exists( 'set_time_limit' ) ) {
				set_time_limit( self::SECONDS ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- deleting takes long.
			}
			foreach ( $ids as $after ) {
				$this->db->repeatable( fn () => $this->remove( $after ) );
				if ( microtime( true ) >= $until ) {
					return array() === $this->ids( 0 );
				}
			}
			wp_cache_flush_runtime();
		}
		return true;
	}

	public function count(): int {
		[ $where, $values ] = $this->members();
		return (int) $this->db->value( "SELECT COUNT(*) FROM $where", ...$values );
	}

	private function remove( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User ) {
			return;
		}
		if ( ! MemberRole::is_elsewhere( $user_id ) ) {
			$this->files->delete_photo( $user_id );
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
		[ $where, $values ] = $this->members();
		$rows = $this->db->rows( "SELECT m.user_id FROM $where AND m.user_id > ? ORDER BY m.user_id LIMIT " . self::PORTION, ...array( ...$values, $after ) );
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}

	/** @return array{string, list<string>} What follows FROM, and its values. */
	private function members(): array {
		$roles = array_map( fn ( Role $role ): string => '%' . $this->db->like( '"' . $role->value . '"' ) . '%', Role::cases() );
		return array(
			"{$this->db->usermeta()} m JOIN {$this->db->users()} u ON u.ID = m.user_id WHERE m.meta_key = ? AND (" . implode( ' OR ', array_fill( 0, count( $roles ), 'm.meta_value LIKE ?' ) ) . ')',
			array( $this->db->capabilities_key(), ...$roles ),
		);
	}
}
