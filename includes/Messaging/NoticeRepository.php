<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentorships\BlockedPair;

/**
 * Which conversations someone should be emailed about.
 *
 * @phpstan-type Notice array{convo_id: int, user_id: int, message_id: int, due_at: int}
 */
final readonly class NoticeRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Conversations that a side has had unread for long enough, the longest first.
	 *
	 * @return list<Notice>
	 */
	public function due( Side $side, int $now, int $limit ): array {
		$due  = $side->column( 'notify_at' );
		$rows = $this->db->rows(
			"SELECT convo_id, {$side->column( 'id' )} AS user_id, {$side->other()->column( 'last_id' )} AS message_id, {$due} AS due_at
			FROM {conversations} WHERE {$due} > 0 AND {$due} <= ? ORDER BY {$due} LIMIT ?",
			$now,
			$limit
		);
		return array_map(
			static fn ( array $row ): array => array(
				'convo_id'   => (int) $row['convo_id'],
				'user_id'    => (int) $row['user_id'],
				'message_id' => (int) $row['message_id'],
				'due_at'     => (int) $row['due_at'],
			),
			$rows
		);
	}

	/**
	 * Takes a notice; false when another process was faster or the person has read meanwhile.
	 *
	 * @param Notice $notice
	 */
	public function claim( Side $side, array $notice ): bool {
		$due = $side->column( 'notify_at' );
		return 1 === $this->db->execute(
			"UPDATE {conversations} SET {$due} = 0, {$side->column( 'notified_id' )} = ? WHERE convo_id = ? AND {$due} + 0 = ?",
			$notice['message_id'],
			$notice['convo_id'],
			$notice['due_at']
		);
	}

	/**
	 * What an email tells of a conversation, while it is still unread by this person and neither blocks the other.
	 *
	 * @return array{subject: string, from: Participant}|null
	 */
	public function still_unread( int $convo_id, int $user_id ): ?array {
		$row = $this->db->row(
			"SELECT c.subject, u.display_name,
				CASE WHEN c.founder_id = ? THEN c.mentor_id ELSE c.founder_id END AS other_id
			FROM {conversations} c
			LEFT JOIN {$this->db->users()} u ON u.ID = CASE WHEN c.founder_id = ? THEN c.mentor_id ELSE c.founder_id END
			WHERE c.convo_id = ? AND ( ( c.founder_id = ? AND c.founder_unread = 1 ) OR ( c.mentor_id = ? AND c.mentor_unread = 1 ) )
				AND NOT " . BlockedPair::of( 'c.founder_id', 'c.mentor_id' ),
			$user_id,
			$user_id,
			$convo_id,
			$user_id,
			$user_id
		);
		return null === $row ? null : array(
			'subject' => (string) $row['subject'],
			'from'    => new Participant( (int) $row['other_id'], $row['display_name'] ),
		);
	}
}
