<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Admin;

use MentoriaiPortal\Core\Database\Db;

/**
 * What staff may know of conversations: who, when, how many messages. No texts.
 */
final readonly class ConversationOverviewRepository {

	public function __construct( private Db $db ) {}

	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {conversations}' );
	}

	/**
	 * One page, newest first.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function page( int $limit, int $offset ): array {
		return $this->db->rows(
			"SELECT c.subject, c.founder_id, c.mentor_id, f.display_name AS founder_name, m.display_name AS mentor_name, c.created_at, c.last_message_at, c.message_count
			FROM {conversations} c LEFT JOIN {$this->db->users()} f ON f.ID = c.founder_id LEFT JOIN {$this->db->users()} m ON m.ID = c.mentor_id
			ORDER BY c.convo_id DESC LIMIT ? OFFSET ?",
			$limit,
			$offset
		);
	}
}
