<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Sources;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;

/**
 * People of other plugins on this site, read from the tables that these plugins document. Nothing is written there.
 */
final readonly class ForeignPeopleRepository {

	/** @param string $network_prefix Of the first site's tables, among which BuddyPress has its own. */
	public function __construct( private Db $db, private string $network_prefix ) {}

	/** How many have a status of Ultimate Member. */
	public function count_with_status(): int {
		return (int) $this->db->value( "SELECT COUNT(DISTINCT user_id) FROM {$this->db->usermeta()} WHERE meta_key = 'account_status'" . $this->db->of_this_site( 'user_id' ) );
	}

	/** @return list<array{id: int, email: string, is_spammer: bool}> By id. */
	public function with_status( int $after, int $limit ): array {
		return $this->people( "SELECT user_id FROM {$this->db->usermeta()} WHERE meta_key = 'account_status'" . $this->db->of_this_site( 'user_id' ), $after, $limit );
	}

	public function has_buddypress(): bool {
		return null !== $this->db->value( 'SHOW TABLES LIKE ?', $this->db->like( $this->buddypress( 'data' ) ) );
	}

	/** How many have profile data of BuddyPress. */
	public function count_with_data(): int {
		return (int) $this->db->value( "SELECT COUNT(DISTINCT user_id) FROM {$this->buddypress( 'data' )} WHERE user_id IN (SELECT ID FROM {$this->db->users()})" . $this->db->of_this_site( 'user_id' ) );
	}

	/** @return list<array{id: int, email: string, is_spammer: bool}> By id. */
	public function with_data( int $after, int $limit ): array {
		return $this->people( "SELECT user_id FROM {$this->buddypress( 'data' )} WHERE user_id > 0" . $this->db->of_this_site( 'user_id' ), $after, $limit );
	}

	/** @return array<int, string> Names of BuddyPress's fields; options of a choice are none. */
	public function fields(): array {
		$names = array();
		foreach ( $this->db->rows( "SELECT id, name FROM {$this->buddypress( 'fields' )} WHERE parent_id = 0 ORDER BY id" ) as $row ) {
			$names[ (int) $row['id'] ] = (string) $row['name'];
		}
		return $names;
	}

	/**
	 * What they have written into these fields.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<int, mixed>> By person and field; lists where several were chosen.
	 */
	public function data( array $ids ): array {
		$data = array();
		foreach ( $this->db->rows( "SELECT user_id, field_id, value FROM {$this->buddypress( 'data' )} WHERE user_id IN (" . Db::marks( count( $ids ) ) . ') ORDER BY id', ...$ids ) as $row ) {
			$data[ (int) $row['user_id'] ][ (int) $row['field_id'] ] = MetaValue::data( $row['value'] );
		}
		return $data;
	}

	/**
	 * User meta; WordPress would make objects of what looks serialised.
	 *
	 * @param list<int>    $ids
	 * @param list<string> $keys
	 * @return array<int, array<string, mixed>> By person and key.
	 */
	public function meta( array $ids, array $keys ): array {
		$meta = array();
		$sql  = "SELECT user_id, meta_key, meta_value FROM {$this->db->usermeta()} WHERE user_id IN (" . Db::marks( count( $ids ) ) . ') AND meta_key IN (' . Db::marks( count( $keys ) ) . ') ORDER BY umeta_id DESC';
		foreach ( $this->db->rows( $sql, ...$ids, ...$keys ) as $row ) {
			$meta[ (int) $row['user_id'] ][ (string) $row['meta_key'] ] = MetaValue::data( $row['meta_value'] );
		}
		return $meta;
	}

	/**
	 * @param list<int> $ids
	 * @return list<array{id: int, email: string, is_spammer: bool}> By id.
	 */
	public function of_ids( array $ids ): array {
		return array() === $ids ? array() : $this->people_where( 'u.ID IN (' . Db::marks( count( $ids ) ) . ') ORDER BY u.ID', ...$ids );
	}

	/** @return list<array{id: int, email: string, is_spammer: bool}> */
	private function people( string $which, int $after, int $limit ): array {
		return $this->people_where( "u.ID > ? AND u.ID IN ($which) ORDER BY u.ID LIMIT ?", $after, $limit );
	}

	/** @return list<array{id: int, email: string, is_spammer: bool}> */
	private function people_where( string $which, int ...$values ): array {
		// WordPress keeps spammers in one of these columns; only a network has the other.
		$spam = is_multisite() ? 'u.user_status + u.spam' : 'u.user_status';
		return array_map(
			static fn ( array $row ): array => array( 'id' => (int) $row['ID'], 'email' => (string) $row['user_email'], 'is_spammer' => (int) $row['spam'] > 0 ),
			$this->db->rows( "SELECT u.ID, u.user_email, $spam AS spam FROM {$this->db->users()} u WHERE $which", ...$values )
		);
	}

	private function buddypress( string $table ): string {
		return $this->network_prefix . 'bp_xprofile_' . $table;
	}
}
