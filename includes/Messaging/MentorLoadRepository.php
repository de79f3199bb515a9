<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Db;

/**
 * How many founders a mentor is busy with.
 */
final readonly class MentorLoadRepository {

	public function __construct( private Db $db ) {}

	/** Makes everyone who wants to count this mentor's founders wait until the transaction ends. */
	public function lock( int $mentor_id ): void {
		$this->db->lock_user( $mentor_id );
	}

	/**
	 * Founders with a message since a time (UTC).
	 *
	 * @return list<int>
	 */
	public function founders_since( int $mentor_id, string $since ): array {
		$rows = $this->db->rows( 'SELECT DISTINCT founder_id FROM {conversations} WHERE mentor_id = ? AND last_message_at >= ? AND founder_id > 0', $mentor_id, $since );
		return array_map( 'intval', array_column( $rows, 'founder_id' ) );
	}
}
