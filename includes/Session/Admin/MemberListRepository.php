<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Admin;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * How many members stand in each status, and who waits. Both read the entries of one meta key, as WordPress's own
 * numbers of roles do.
 */
final readonly class MemberListRepository {

	private const QUEUE = 500;

	public function __construct( private Db $db ) {}

	/** @return array<string, int> Status to members. */
	public function counts(): array {
		$rows = $this->db->rows(
			"SELECT m.meta_value AS status, COUNT(*) AS members FROM {$this->db->usermeta()} m JOIN {$this->db->users()} u ON u.ID = m.user_id
			WHERE m.meta_key = ? GROUP BY m.meta_value",
			UserMeta::STATUS
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['members'];
		}
		return $counts;
	}

	/**
	 * Members who wait for review, whoever has waited longest first.
	 *
	 * @return list<int> At most 500 ids.
	 */
	public function waiting(): array {
		$rows = $this->db->rows(
			"SELECT m.user_id FROM {$this->db->usermeta()} m JOIN {$this->db->users()} u ON u.ID = m.user_id
			LEFT JOIN {$this->db->usermeta()} s ON s.user_id = m.user_id AND s.meta_key = ?
			WHERE m.meta_key = ? AND m.meta_value = ? ORDER BY COALESCE(s.meta_value, u.user_registered), m.user_id LIMIT " . self::QUEUE,
			UserMeta::STATUS_AT,
			UserMeta::STATUS,
			AccountStatus::Submitted->value
		);
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}
}
