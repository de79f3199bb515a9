<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * First messages, each its author's.
 */
final readonly class FirstMessageRepository {

	private const PUBLIC = array( UserMeta::STATUS, AccountStatus::Public->value );

	public function __construct( private Db $db ) {}

	public function find( int $user_id ): ?KeptFirstMessage {
		$row = $this->db->row(
			"SELECT f.*, m.display_name, s.meta_value AS slug FROM {first_messages} f
			LEFT JOIN {$this->db->users()} m ON m.ID = f.mentor_id
			LEFT JOIN {$this->db->usermeta()} s ON s.user_id = f.mentor_id AND s.meta_key = ?
			WHERE f.user_id = ?",
			UserMeta::SLUG,
			$user_id
		);
		return null === $row ? null : new KeptFirstMessage(
			new FirstMessage( (int) $row['mentor_id'], (string) $row['subject'], (string) $row['message'], (string) $row['client_id'] ),
			new Participant( (int) $row['mentor_id'], $row['display_name'] ),
			(string) $row['slug'],
			'1' === $row['sends_itself'],
			(string) $row['refused']
		);
	}

	/** The one that its author must send or give up; none that sends itself. */
	public function select_draft( int $user_id ): UnionPart {
		return new UnionPart(
			array( 'mentor_id', 'subject', 'display_name' ),
			"SELECT f.mentor_id, f.subject, m.display_name FROM {first_messages} f LEFT JOIN {$this->db->users()} m ON m.ID = f.mentor_id WHERE f.user_id = ? AND f.sends_itself = 0",
			array( $user_id )
		);
	}

	/** Of an account that is being created, or restarted. Looked for first: a DELETE that finds nothing would lock others out. */
	public function begin( int $user_id, ?FirstMessage $message, bool $sends_itself, int $now ): void {
		$this->remove( $user_id );
		if ( null !== $message ) {
			$this->db->insert( '{first_messages}', self::columns( $user_id, $message, $sends_itself, $now ) );
		}
	}

	/** Puts another one in its place, while the founder is not public; the status is locked, so that whoever sends comes before or after. */
	public function replace( int $user_id, FirstMessage $message, int $now ): bool {
		$row = self::columns( $user_id, $message, true, $now );
		$this->remove( $user_id );
		return 1 === $this->db->execute(
			'INSERT INTO {first_messages} (' . implode( ', ', array_keys( $row ) ) . ') SELECT ' . Db::marks( count( $row ) ) . " FROM {$this->db->users()} u WHERE u.ID = ? AND {$this->is_not_public( 'u.ID' )}",
			...array( ...array_values( $row ), $user_id, ...self::PUBLIC )
		);
	}

	public function remove( int $user_id ): void {
		if ( null !== $this->db->value( 'SELECT 1 FROM {first_messages} WHERE user_id = ?', $user_id ) ) {
			$this->db->execute( 'DELETE FROM {first_messages} WHERE user_id = ?', $user_id );
		}
	}

	/** It has become a conversation. False where it had already, or is another text by now. */
	public function take( int $user_id, string $client_id ): bool {
		return 1 === $this->db->execute( 'DELETE FROM {first_messages} WHERE user_id = ? AND client_id = ?', $user_id, $client_id );
	}

	/** The founder wrote to this mentor in another way. */
	public function forget_to( int $user_id, int $mentor_id ): void {
		if ( null !== $this->db->value( 'SELECT 1 FROM {first_messages} WHERE user_id = ? AND mentor_id = ?', $user_id, $mentor_id ) ) {
			$this->db->execute( 'DELETE FROM {first_messages} WHERE user_id = ? AND mentor_id = ?', $user_id, $mentor_id );
		}
	}

	public function let_send_itself( int $user_id ): void {
		$this->db->execute( 'UPDATE {first_messages} SET sends_itself = 1 WHERE user_id = ?', $user_id );
	}

	/** Once: of two who tried, one tells the founder. */
	public function refuse( int $user_id, string $client_id, string $code ): bool {
		return 1 === $this->db->execute( 'UPDATE {first_messages} SET sends_itself = 0, refused = ? WHERE user_id = ? AND client_id = ? AND sends_itself = 1', $code, $user_id, $client_id );
	}

	public function is_due( int $user_id ): bool {
		return null !== $this->db->value( "SELECT 1 FROM {first_messages} f WHERE f.user_id = ? AND f.sends_itself = 1 AND NOT ({$this->is_not_public( 'f.user_id' )})", $user_id, ...self::PUBLIC );
	}

	/** @return list<int> Founders who are public and whose message has not left. */
	public function due( int $count ): array {
		$rows = $this->db->rows( "SELECT f.user_id FROM {first_messages} f WHERE f.sends_itself = 1 AND NOT ({$this->is_not_public( 'f.user_id' )}) LIMIT ?", ...array( ...self::PUBLIC, $count ) );
		return array_map( intval( ... ), array_column( $rows, 'user_id' ) );
	}

	public function purge( int $before ): void {
		$this->db->execute( 'DELETE FROM {first_messages} WHERE kept_at < ?', Clock::to_sql( $before ) );
	}

	/** Of a mentor who is erased: the text stays its author's. */
	public function disown( int $mentor_id ): void {
		$this->db->execute( 'UPDATE {first_messages} SET mentor_id = 0 WHERE mentor_id = ?', $mentor_id );
	}

	private function is_not_public( string $user_id ): string {
		return "NOT EXISTS ( SELECT 1 FROM {$this->db->usermeta()} p WHERE p.user_id = {$user_id} AND p.meta_key = ? AND p.meta_value = ? )";
	}

	/** @return array<string, int|string|FreeText> */
	private static function columns( int $user_id, FirstMessage $message, bool $sends_itself, int $now ): array {
		return array(
			'user_id'      => $user_id,
			'mentor_id'    => $message->mentor_id,
			'subject'      => new FreeText( $message->subject ),
			'message'      => new FreeText( $message->message ),
			'client_id'    => $message->client_id,
			'sends_itself' => (int) $sends_itself,
			'refused'      => '',
			'kept_at'      => Clock::to_sql( $now ),
		);
	}
}
