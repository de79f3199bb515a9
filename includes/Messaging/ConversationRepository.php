<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Core\Database\PublicPhoto;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Conversations, always as one side sees them: what is not the viewer's is not found.
 */
final readonly class ConversationRepository {

	private const COLUMNS = 'c.convo_id, c.founder_id, c.mentor_id, c.subject, c.created_at, c.last_message_id, c.last_message_at,
		c.founder_unread, c.mentor_unread, f.display_name AS founder_name, m.display_name AS mentor_name';

	/** The last message is looked up by its id; as much of it as a line can need. */
	private const LAST = ', l.author_id AS last_author_id, SUBSTR( l.content, 1, ' . InboxRow::READ . ' ) AS last_text';

	public function __construct( private Db $db ) {}

	public function find_for_viewer( int $convo_id, Identity $viewer ): ?Conversation {
		$row = $this->row_of( $convo_id, $viewer, self::COLUMNS, $this->names() );
		return null === $row ? null : self::hydrate( $row );
	}

	/** Whoever asks; see Excerpts. */
	public function find( int $convo_id ): ?Conversation {
		$row = $this->db->row( 'SELECT ' . self::COLUMNS . " FROM {conversations} c {$this->names()} WHERE c.convo_id = ?", $convo_id );
		return null === $row ? null : self::hydrate( $row );
	}

	/** The conversation of a message that the viewer sees. */
	public function id_of_message( int $message_id, Identity $viewer ): ?int {
		$mine = Side::of( $viewer )->column( 'id' );
		$id   = $this->db->value( "SELECT c.convo_id FROM {messages} m JOIN {conversations} c ON c.convo_id = m.convo_id WHERE m.id = ? AND c.{$mine} = ?", $message_id, $viewer->user_id );
		return null === $id ? null : (int) $id;
	}

	/** The same conversation as a row of the inbox. */
	public function row_for_viewer( int $convo_id, Identity $viewer ): ?InboxRow {
		$row = $this->row_of( $convo_id, $viewer, self::COLUMNS . self::LAST, "{$this->names()} {$this->last()}" );
		return null === $row ? null : self::hydrate_row( $row );
	}

	/**
	 * One page of the inbox, newest activity first. Pages are counted off in the index; only its own rows are read whole.
	 *
	 * @return list<InboxRow>
	 */
	public function page_for_viewer( Identity $viewer, int $page, int $per_page ): array {
		$mine = Side::of( $viewer )->column( 'id' );
		$rows = $this->db->rows(
			'SELECT ' . self::COLUMNS . self::LAST . " FROM (
				SELECT convo_id FROM {conversations} WHERE {$mine} = ? ORDER BY last_message_id DESC LIMIT ? OFFSET ?
			) p JOIN {conversations} c ON c.convo_id = p.convo_id {$this->names()} {$this->last()} ORDER BY c.last_message_id DESC",
			$viewer->user_id,
			$per_page,
			$page * $per_page
		);
		return array_map( self::hydrate_row( ... ), $rows );
	}

	/**
	 * Those of the people whose account is public, with their photo: the address of another's is told to no one.
	 *
	 * @param list<int> $user_ids
	 */
	public function select_public( array $user_ids ): UnionPart {
		return new UnionPart(
			array( 'user_id', 'photo' ),
			'SELECT p.user_id, ' . PublicPhoto::column( $this->db, 'p.user_id' ) . " AS photo FROM {$this->db->usermeta()} p
			WHERE p.meta_key = ? AND p.meta_value = ? AND p.user_id IN (" . Db::marks( count( $user_ids ) ) . ')',
			array( UserMeta::STATUS, AccountStatus::Public->value, ...( array() === $user_ids ? array( 0 ) : $user_ids ) )
		);
	}

	public function count_for_viewer( Identity $viewer ): int {
		$mine = Side::of( $viewer )->column( 'id' );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {conversations} WHERE {$mine} = ?", $viewer->user_id );
	}

	public function has_unread( int $user_id, Side $side ): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {conversations} WHERE {$side->column( 'id' )} = ? AND {$side->column( 'unread' )} = 1 LIMIT 1",
			$user_id
		);
	}

	/** The same as a column of another query; it depends on no row of that query, so it is looked up once. */
	public function unread_column( int $user_id, Side $side ): string {
		return "EXISTS ( SELECT 1 FROM {conversations} WHERE {$side->column( 'id' )} = $user_id AND {$side->column( 'unread' )} = 1 )";
	}

	/** Conversations with something unread, ten at most. */
	public function select_unread( int $user_id, Side $side ): UnionPart {
		$other = $side->other()->column( 'id' );
		return new UnionPart(
			array( 'convo_id', 'subject', 'last_message_at', 'other_id', 'display_name' ),
			"SELECT c.convo_id, c.subject, c.last_message_at, c.{$other} AS other_id, u.display_name
			FROM {conversations} c LEFT JOIN {$this->db->users()} u ON u.ID = c.{$other}
			WHERE c.{$side->column( 'id' )} = ? AND c.{$side->column( 'unread' )} = 1 ORDER BY c.last_message_id DESC LIMIT 10",
			array( $user_id )
		);
	}

	/** How long the mentor's first answer in the past took, for the migration that makes mentorships of conversations. */
	public function note_answer( int $convo_id, int $seconds ): void {
		$this->db->execute( 'UPDATE {conversations} SET answer_seconds = ? WHERE convo_id = ? AND answer_seconds IS NULL', max( 0, $seconds ), $convo_id );
	}

	/**
	 * Subjects of all that the two have talked about.
	 *
	 * @return list<string>
	 */
	public function subjects_of( int $founder_id, int $mentor_id ): array {
		$rows = $this->db->rows( 'SELECT subject FROM {conversations} WHERE founder_id = ? AND mentor_id = ?', $founder_id, $mentor_id );
		return array_map( 'strval', array_column( $rows, 'subject' ) );
	}

	/** Of the mentor's last message in it. */
	public function last_id_of_mentor( int $founder_id, int $mentor_id, string $subject ): ?string {
		return $this->db->value( 'SELECT mentor_last_id FROM {conversations} WHERE founder_id = ? AND mentor_id = ? AND subject = ? LIMIT 1', $founder_id, $mentor_id, $subject );
	}

	public function reserve_id( string $now ): int {
		return IdentityPost::reserve( $this->db, MessagingModule::POST_TYPE, $now );
	}

	public function create( NewConversation $new ): void {
		$this->db->insert(
			'{conversations}',
			array(
				'convo_id'         => $new->id,
				'founder_id'       => $new->founder_id,
				'mentor_id'        => $new->mentor_id,
				'subject'          => new FreeText( $new->subject ),
				'created_at'       => Clock::to_sql( $new->created_at ),
				'last_message_id'  => max( $new->founder_last_id, $new->mentor_last_id ),
				'last_message_at'  => Clock::to_sql( $new->last_message_at ),
				'message_count'    => $new->message_count,
				'founder_last_id'  => $new->founder_last_id,
				'mentor_last_id'   => $new->mentor_last_id,
				'founder_read_id'  => $new->founder_read_id,
				'mentor_read_id'   => $new->mentor_read_id,
				'founder_unread'   => (int) ( $new->mentor_last_id > $new->founder_read_id ),
				'mentor_unread'    => (int) ( $new->founder_last_id > $new->mentor_read_id ),
				'mentor_notify_at' => $new->mentor_notify_at,
			)
		);
	}

	/**
	 * Takes the conversation's row for the rest of the transaction, so that the ids of its messages are committed in
	 * their order and a poller never sees a later one before an earlier one. `+ 0` keeps MariaDB off the owner's
	 * indexes: locked before the row, they would make a deadlock of two writers.
	 */
	public function begin_message( int $convo_id, Identity $author, int $now ): bool {
		$mine = Side::of( $author )->column( 'id' );
		return 1 === $this->db->execute(
			"UPDATE {conversations} SET message_count = message_count + 1, last_message_at = ? WHERE convo_id = ? AND {$mine} + 0 = ?",
			Clock::to_sql( $now ),
			$convo_id,
			$author->user_id
		);
	}

	/** The other side has it unread; an email becomes due with the first message that is. */
	public function finish_message( int $convo_id, Side $author, int $message_id, int $now ): void {
		$other = $author->other();
		$this->db->execute(
			"UPDATE {conversations} SET last_message_id = ?, {$author->column( 'last_id' )} = ?,
			{$other->column( 'notify_at' )} = CASE WHEN {$other->column( 'unread' )} = 0 THEN ? ELSE {$other->column( 'notify_at' )} END,
			{$other->column( 'unread' )} = 1 WHERE convo_id = ?",
			$message_id,
			$message_id,
			$now + MessagingService::NOTIFY_AFTER,
			$convo_id
		);
	}

	/**
	 * Moves the viewer's read mark forward, never back. What came above it meanwhile stays unread, and gets an email of
	 * its own if the person has read what the last email told of.
	 */
	public function mark_read( int $convo_id, Identity $viewer, int $up_to, int $now ): void {
		$side  = Side::of( $viewer );
		$other = $side->other()->column( 'last_id' );
		$this->db->execute(
			"UPDATE {conversations} SET
			{$side->column( 'notify_at' )} = CASE WHEN {$other} > ? AND {$side->column( 'notified_id' )} <= ? THEN ? ELSE 0 END,
			{$side->column( 'unread' )} = CASE WHEN {$other} > ? THEN 1 ELSE 0 END,
			{$side->column( 'read_id' )} = ?
			WHERE convo_id = ? AND {$side->column( 'id' )} + 0 = ? AND {$side->column( 'read_id' )} < ?",
			$up_to,
			$up_to,
			$now + MessagingService::NOTIFY_AFTER,
			$up_to,
			$up_to,
			$convo_id,
			$viewer->user_id,
			$up_to
		);
	}

	/** @return array<string, string|null>|null */
	private function row_of( int $convo_id, Identity $viewer, string $columns, string $joins ): ?array {
		$mine = Side::of( $viewer )->column( 'id' );
		return $this->db->row( "SELECT $columns FROM {conversations} c $joins WHERE c.convo_id = ? AND c.{$mine} = ?", $convo_id, $viewer->user_id );
	}

	private function names(): string {
		return "LEFT JOIN {$this->db->users()} f ON f.ID = c.founder_id LEFT JOIN {$this->db->users()} m ON m.ID = c.mentor_id";
	}

	private function last(): string {
		return 'LEFT JOIN {messages} l ON l.id = c.last_message_id';
	}

	/** @param array<string, string|null> $row */
	private static function hydrate_row( array $row ): InboxRow {
		return new InboxRow( self::hydrate( $row ), (int) $row['last_author_id'], (string) $row['last_text'] );
	}

	/** @param array<string, string|null> $row */
	private static function hydrate( array $row ): Conversation {
		return new Conversation(
			(int) $row['convo_id'],
			new Participant( (int) $row['founder_id'], $row['founder_name'] ),
			new Participant( (int) $row['mentor_id'], $row['mentor_name'] ),
			(string) $row['subject'],
			(string) $row['created_at'],
			(int) $row['last_message_id'],
			(string) $row['last_message_at'],
			'1' === $row['founder_unread'],
			'1' === $row['mentor_unread']
		);
	}
}
