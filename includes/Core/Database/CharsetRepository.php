<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * What the database says of the texts in our tables.
 */
final readonly class CharsetRepository {

	public function __construct( private Db $db ) {}

	/** @return list<string> Full names of our tables with a text that cannot hold every character. ASCII is for keys of ours. */
	public function narrow_tables(): array {
		if ( $this->db->is_sqlite() ) {
			return array();
		}
		$rows = $this->db->rows(
			"SELECT DISTINCT TABLE_NAME AS name FROM information_schema.COLUMNS
			WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE ? AND CHARACTER_SET_NAME NOT IN ('utf8mb4', 'ascii') ORDER BY TABLE_NAME",
			$this->db->like( $this->db->table( '' ) ) . '%'
		);
		return array_map( static fn ( array $row ): string => (string) $row['name'], $rows );
	}
}
