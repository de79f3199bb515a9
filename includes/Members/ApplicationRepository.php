<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

final readonly class ApplicationRepository {

	public function __construct( private Db $db ) {}

	/** @return array<int, string> Who waits for review, to since when; oldest first. */
	public function waiting(): array {
		$rows = $this->db->rows(
			"SELECT s.user_id, a.meta_value FROM {$this->db->usermeta()} s JOIN {$this->db->usermeta()} a ON a.user_id = s.user_id AND a.meta_key = ?
			WHERE s.meta_key = ? AND s.meta_value = ?" . $this->db->of_this_site( 's.user_id' ) . ' ORDER BY a.meta_value, s.user_id',
			UserMeta::STATUS_AT,
			UserMeta::STATUS,
			AccountStatus::Submitted->value
		);
		$since = array();
		foreach ( $rows as $row ) {
			$since[ (int) $row['user_id'] ] = (string) $row['meta_value'];
		}
		return $since;
	}
}
