<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * How many members stand in each status, and who waits. Both read the entries of one meta key; wp_users is
 * left out, as the optimiser would begin there and read all meta of everyone.
 */
final readonly class MemberListRepository {

	private const QUEUE = 500;

	public function __construct( private Db $db ) {}

	/** @return array<string, int> Status to members. */
	public function counts(): array {
		$rows = $this->db->rows(
			"SELECT meta_value AS status, COUNT(*) AS members FROM {$this->db->usermeta()} WHERE meta_key = ?" . $this->db->of_this_site( 'user_id' ) . ' GROUP BY meta_value',
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
			"SELECT m.user_id, (SELECT MIN(s.meta_value) FROM {$this->db->usermeta()} s WHERE s.user_id = m.user_id AND s.meta_key = ?) AS since
			FROM {$this->db->usermeta()} m WHERE m.meta_key = ? AND m.meta_value = ?" . $this->db->of_this_site( 'm.user_id' ) . ' ORDER BY since, m.user_id LIMIT ' . self::QUEUE,
			UserMeta::STATUS_AT,
			UserMeta::STATUS,
			AccountStatus::Submitted->value
		);
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}
}
