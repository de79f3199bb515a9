<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;

/**
 * Messages. Who may read them is decided by the Conversation that is asked for: it was found for its viewer.
 */
final readonly class MessageRepository {

	private const COLUMNS = 'id, author_id, content, created_at';

	public function __construct( private Db $db ) {}

	/**
	 * The oldest messages between two ids, oldest first; for polling, which must not skip any.
	 *
	 * @param int|null $before_id Null for no upper bound.
	 * @return list<Message>
	 */
	public function after( Conversation $conversation, int $after_id, ?int $before_id, int $limit ): array {
		// Ordered by both columns of the key, otherwise MariaDB may walk the primary key through everyone's messages.
		return self::hydrate(
			$this->db->rows(
				'SELECT ' . self::COLUMNS . ' FROM {messages} WHERE convo_id = ? AND id > ? AND id < ? ORDER BY convo_id, id LIMIT ?',
				$conversation->id,
				$after_id,
				$before_id ?? PHP_INT_MAX,
				$limit
			)
		);
	}

	/**
	 * The newest messages before an id, oldest first.
	 *
	 * @param int|null $before_id Null for the last ones.
	 * @return list<Message>
	 */
	public function before( Conversation $conversation, ?int $before_id, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT ' . self::COLUMNS . ' FROM {messages} WHERE convo_id = ? AND id < ? ORDER BY convo_id DESC, id DESC LIMIT ?',
			$conversation->id,
			$before_id ?? PHP_INT_MAX,
			$limit
		);
		return self::hydrate( array_reverse( $rows ) );
	}

	/** A message that this person wrote. */
	public function find_by_author( int $message_id, int $author_id ): ?Message {
		return self::hydrate( $this->db->rows( 'SELECT ' . self::COLUMNS . ' FROM {messages} WHERE id = ? AND author_id = ?', $message_id, $author_id ) )[0] ?? null;
	}

	/** @return int Its id. */
	public function add( int $convo_id, int $author_id, string $content, int $now ): int {
		return $this->db->insert(
			'{messages}',
			array(
				'convo_id'   => $convo_id,
				'author_id'  => $author_id,
				'content'    => new FreeText( $content ),
				'created_at' => Clock::to_sql( $now ),
			)
		);
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Message>
	 */
	private static function hydrate( array $rows ): array {
		return array_map(
			static fn ( array $row ): Message => new Message( (int) $row['id'], (int) $row['author_id'], (string) $row['content'], (string) $row['created_at'] ),
			$rows
		);
	}
}
