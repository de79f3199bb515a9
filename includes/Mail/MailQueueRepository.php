<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Lang;

/**
 * The queue's rows. States: `due`, `sending`, `sent`, `failed` (all retries spent), `dropped` (no reason to send any more).
 *
 * @phpstan-type Mail array{id: int, type: string, user_id: int, email: string, lang: Lang, data: array<string, mixed>, attempts: int, next_at: int}
 */
final readonly class MailQueueRepository {

	public function __construct( private Db $db ) {}

	/** @param array<string, mixed> $data */
	public function add( string $type, int $user_id, Lang $lang, array $data, string $dedupe, int $now ): void {
		$this->db->insert_ignore(
			'{mail_queue}',
			array(
				'type'       => $type,
				'user_id'    => $user_id,
				'lang'       => $lang->value,
				'data'       => new FreeText( (string) wp_json_encode( $data ) ),
				'dedupe'     => $dedupe,
				'next_at'    => $now,
				'created_at' => $now,
			)
		);
	}

	/**
	 * Mails whose time has come, the oldest first; also those whose sender died while sending.
	 *
	 * @return list<Mail>
	 */
	public function due( int $now, int $limit ): array {
		$rows = $this->db->rows(
			"SELECT q.id, q.type, q.user_id, q.lang, q.data, q.attempts, q.next_at, u.user_email
			FROM {mail_queue} q LEFT JOIN {$this->db->users()} u ON u.ID = q.user_id
			WHERE q.state IN ('due', 'sending') AND q.next_at <= ? ORDER BY q.next_at, q.id LIMIT ?",
			$now,
			$limit
		);
		return array_map(
			static function ( array $row ): array {
				$data = json_decode( (string) $row['data'], true );
				return array(
					'id'       => (int) $row['id'],
					'type'     => (string) $row['type'],
					'user_id'  => (int) $row['user_id'],
					'email'    => (string) $row['user_email'],
					'lang'     => Lang::from_query( $row['lang'] ),
					'data'     => is_array( $data ) ? $data : array(),
					'attempts' => (int) $row['attempts'],
					'next_at'  => (int) $row['next_at'],
				);
			},
			$rows
		);
	}

	/** Takes a mail for sending; false when another process was faster. */
	public function claim( int $id, int $seen_next_at, int $until ): bool {
		return 1 === $this->db->execute(
			"UPDATE {mail_queue} SET state = 'sending', attempts = attempts + 1, next_at = ? WHERE id = ? AND next_at = ? AND state IN ('due', 'sending')",
			$until,
			$id,
			$seen_next_at
		);
	}

	/** How many mails processes that live are sending just now. */
	public function in_flight( int $now ): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE state = 'sending' AND next_at > ?", $now );
	}

	/** @param 'sent'|'dropped'|'failed' $state */
	public function finish( int $id, string $state, int $now, string $error = '' ): void {
		$this->db->execute(
			"UPDATE {mail_queue} SET state = ?, sent_at = ?, data = '', error = ? WHERE id = ?",
			$state,
			$now,
			new FreeText( mb_substr( $error, 0, 200 ) ),
			$id
		);
	}

	public function retry( int $id, int $next_at, string $error ): void {
		$this->db->execute( "UPDATE {mail_queue} SET state = 'due', next_at = ?, error = ? WHERE id = ?", $next_at, new FreeText( mb_substr( $error, 0, 200 ) ), $id );
	}

	/** Forgets what ended before this time. */
	public function purge( int $before ): void {
		$this->db->execute( "DELETE FROM {mail_queue} WHERE state IN ('sent', 'dropped', 'failed') AND next_at < ?", $before );
	}

	/** How many mails were given up. */
	public function failed(): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE state = 'failed'" );
	}

	/**
	 * Of one person, oldest first.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function of_user( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows( 'SELECT id, type, created_at, sent_at FROM {mail_queue} WHERE user_id = ? ORDER BY id LIMIT ? OFFSET ?', $user_id, $limit, $offset );
	}

	/** @return int How many rows went. */
	public function forget_user( int $user_id ): int {
		return $this->db->execute( 'DELETE FROM {mail_queue} WHERE user_id = ?', $user_id );
	}

	public function count( MailLogFilter $filter ): int {
		[ $where, $values ] = $this->where( $filter );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} q LEFT JOIN {$this->db->users()} u ON u.ID = q.user_id $where", ...$values );
	}

	/**
	 * One page for staff, newest first; no bodies.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function page( MailLogFilter $filter, int $limit, int $offset ): array {
		[ $where, $values ] = $this->where( $filter );
		return $this->db->rows(
			"SELECT q.id, q.type, q.lang, q.state, q.attempts, q.next_at, q.created_at, q.sent_at, q.error, q.user_id, u.user_email AS email
			FROM {mail_queue} q LEFT JOIN {$this->db->users()} u ON u.ID = q.user_id $where ORDER BY q.id DESC LIMIT ? OFFSET ?",
			...$values,
			...array( $limit, $offset )
		);
	}

	/** @return array{string, list<string>} */
	private function where( MailLogFilter $filter ): array {
		$tests  = array();
		$values = array();
		foreach ( array( 'q.type' => $filter->kind, 'q.state' => $filter->state ) as $column => $value ) {
			if ( '' !== $value ) {
				$tests[]  = "$column = ?";
				$values[] = $value;
			}
		}
		if ( '' !== $filter->person ) {
			$tests[] = '( u.user_email LIKE ? OR u.display_name LIKE ? )';
			$like    = '%' . $this->db->like( $filter->person ) . '%';
			array_push( $values, $like, $like );
		}
		return array( array() === $tests ? '' : 'WHERE ' . implode( ' AND ', $tests ), $values );
	}
}
