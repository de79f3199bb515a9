<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\PublicPhoto;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Reads of MentorsOfFounder.
 */
final readonly class MentorsOfFounderRepository {

	private const STATES = "state NOT IN ('declined', 'withdrawn')";

	public function __construct( private Db $db ) {}

	/** Without those whom the founder blocks. Whom a mentor blocks is not left out: a name that is gone would tell. */
	public function select( int $founder_id ): UnionPart {
		return new UnionPart(
			array( 'id', 'name', 'photo', 'fields' ),
			'SELECT u.ID AS id, u.display_name AS name, ' . PublicPhoto::column( $this->db, 'u.ID' ) . ' AS photo, f.meta_value AS fields
			FROM ( SELECT DISTINCT mentor_id FROM {mentorships} WHERE founder_id = ? AND ' . self::STATES . " ) c
			JOIN {$this->db->users()} u ON u.ID = c.mentor_id
			JOIN {$this->db->usermeta()} p ON p.user_id = c.mentor_id AND p.meta_key = ? AND p.meta_value = ?
			LEFT JOIN {$this->db->usermeta()} f ON f.user_id = c.mentor_id AND f.meta_key = ?
			WHERE NOT EXISTS ( SELECT 1 FROM {blocks} b WHERE b.user_id = ? AND b.blocked_id = c.mentor_id )",
			array( $founder_id, UserMeta::STATUS, AccountStatus::Public->value, UserMeta::FIELDS, $founder_id )
		);
	}

	/** @return array{status: string, blocked: bool}|null */
	public function find( int $founder_id, int $mentor_id ): ?array {
		$row = $this->db->row(
			'SELECT s.meta_value AS status, CASE WHEN ' . BlockedPair::OF_MENTORSHIP . " THEN 1 ELSE 0 END AS blocked FROM {mentorships} m LEFT JOIN {$this->db->usermeta()} s ON s.user_id = m.mentor_id AND s.meta_key = ?
			WHERE m.founder_id = ? AND m.mentor_id = ? AND " . self::STATES . ' LIMIT 1',
			UserMeta::STATUS,
			$founder_id,
			$mentor_id
		);
		return null === $row ? null : array(
			'status'  => (string) $row['status'],
			'blocked' => '1' === $row['blocked'],
		);
	}
}
