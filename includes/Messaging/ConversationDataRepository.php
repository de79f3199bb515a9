<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Db;

/**
 * Conversations of a person on either side, for export and erasing.
 */
final readonly class ConversationDataRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Everything in some of the person's conversations, which they may read anyway.
	 *
	 * @param list<int> $convo_ids
	 * @return list<array<string, string|null>>
	 */
	public function messages( array $convo_ids ): array {
		return array() === $convo_ids ? array() : $this->db->rows(
			"SELECT m.id, m.author_id, m.content, m.created_at, c.subject, u.display_name
			FROM {messages} m JOIN {conversations} c ON c.convo_id = m.convo_id LEFT JOIN {$this->db->users()} u ON u.ID = m.author_id
			WHERE m.convo_id IN (" . Db::marks( count( $convo_ids ) ) . ') ORDER BY m.convo_id, m.id',
			...$convo_ids
		);
	}

	/** @return list<int> */
	public function ids( int $user_id, int $limit, int $offset ): array {
		return self::column(
			$this->db->rows(
				'SELECT convo_id FROM {conversations} WHERE founder_id = ? UNION SELECT convo_id FROM {conversations} WHERE mentor_id = ? ORDER BY convo_id LIMIT ? OFFSET ?',
				$user_id,
				$user_id,
				$limit,
				$offset
			)
		);
	}

	/**
	 * Takes a person off some conversations and off the messages in them; the other side keeps both.
	 *
	 * @param list<int> $convo_ids
	 */
	public function disown( int $user_id, array $convo_ids ): void {
		if ( array() === $convo_ids ) {
			return;
		}
		$which = 'convo_id IN (' . Db::marks( count( $convo_ids ) ) . ')';
		$this->db->transaction(
			function () use ( $user_id, $convo_ids, $which ): void {
				$this->db->execute( "UPDATE {conversations} SET founder_id = 0, founder_notify_at = 0 WHERE $which AND founder_id + 0 = ?", ...array( ...$convo_ids, $user_id ) );
				$this->db->execute( "UPDATE {conversations} SET mentor_id = 0, mentor_notify_at = 0 WHERE $which AND mentor_id + 0 = ?", ...array( ...$convo_ids, $user_id ) );
				$this->db->execute( "UPDATE {messages} SET author_id = 0 WHERE $which AND author_id = ?", ...array( ...$convo_ids, $user_id ) );
			}
		);
	}

	/**
	 * Those whose other side has no account any more: no one would read them after this person.
	 *
	 * @return list<int>
	 */
	public function orphans( int $user_id, int $limit ): array {
		$users = $this->db->users();
		return self::column(
			$this->db->rows(
				"SELECT c.convo_id FROM {conversations} c LEFT JOIN $users u ON u.ID = c.mentor_id WHERE c.founder_id = ? AND u.ID IS NULL
				UNION SELECT c.convo_id FROM {conversations} c LEFT JOIN $users u ON u.ID = c.founder_id WHERE c.mentor_id = ? AND u.ID IS NULL LIMIT ?",
				$user_id,
				$user_id,
				$limit
			)
		);
	}

	/** @param list<int> $convo_ids */
	public function delete( array $convo_ids ): void {
		if ( array() === $convo_ids ) {
			return;
		}
		$marks = Db::marks( count( $convo_ids ) );
		$this->db->transaction(
			function () use ( $convo_ids, $marks ): void {
				$this->db->execute( "DELETE FROM {messages} WHERE convo_id IN ($marks)", ...$convo_ids );
				$this->db->execute( "DELETE FROM {conversations} WHERE convo_id IN ($marks)", ...$convo_ids );
				$this->db->execute( "DELETE FROM {$this->db->posts()} WHERE post_type = ? AND ID IN ($marks)", MessagingModule::POST_TYPE, ...$convo_ids );
			}
		);
		array_map( 'clean_post_cache', $convo_ids );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<int>
	 */
	private static function column( array $rows ): array {
		return array_map( 'intval', array_column( $rows, 'convo_id' ) );
	}
}
