<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Messaging\MessagingModule;
use mysqli;

/**
 * Conversations and their messages, made in the database from its own number sequences. The oldest conversation is the
 * busiest: it has a tenth of all messages, and all others came later.
 */
final readonly class Messages {

	/** Tells a founder's id from a mentor's. */
	private const BORDER = Ids::MENTOR;

	public function __construct( private mysqli $mysql, private Db $db ) {}

	public function seed( int $messages, int $mentors ): void {
		$others = max( 50, intdiv( $messages, 20 ) );
		foreach ( array( 'messages', 'conversations', 'message_months', 'idempotency' ) as $table ) {
			$this->mysql->query( 'TRUNCATE ' . $this->db->table( $table ) );
		}
		$this->mysql->query( "DELETE FROM {$this->db->posts()} WHERE post_type = '" . MessagingModule::POST_TYPE . "'" );
		$this->pairs( $others, $mentors );
		$this->messages( $messages, $others );
		$this->conversations();
		$this->months();
		$this->mysql->query( 'DROP TEMPORARY TABLE bench_pairs' );
	}

	/** Who talks to whom. */
	private function pairs( int $others, int $mentors ): void {
		$founder = Ids::OTHER_FOUNDER . ' + seq * 31 % ' . ( Ids::FOUNDER + Ids::FOUNDERS - Ids::OTHER_FOUNDER );
		$mentor  = Ids::OTHER_MENTOR . ' + seq * 17 % ' . ( $mentors - 100 );
		$this->mysql->query( 'CREATE TEMPORARY TABLE bench_pairs (convo_id bigint unsigned PRIMARY KEY, founder_id bigint unsigned, mentor_id bigint unsigned)' );
		$this->mysql->query( 'INSERT INTO bench_pairs SELECT ' . Ids::CONVERSATION . " + seq, $founder, $mentor FROM seq_2_to_$others" );
		$this->mysql->query( 'INSERT INTO bench_pairs SELECT ' . Ids::HEAVY_CONVERSATION . ' + seq, ' . Ids::HEAVY . ", $mentor FROM seq_1_to_" . Ids::HEAVY_COUNT );
		$this->mysql->query( 'INSERT INTO bench_pairs SELECT ' . Ids::WRITER_CONVERSATION . ' + seq, ' . Ids::WRITER . ' + seq, ' . Ids::WRITERS_MENTOR . ' FROM seq_0_to_' . ( Ids::WRITERS - 1 ) );
		foreach ( array( array( Ids::BUSIEST, Ids::TALKER, Ids::LISTENER ), array( Ids::SHARED_CONVERSATION, Ids::SHARED, Ids::SHARED_MENTOR ), array( Ids::CONTACT, Ids::PLANNER, Ids::PLAN_MENTOR ) ) as $row ) {
			$this->mysql->query( 'INSERT INTO bench_pairs VALUES (' . implode( ', ', $row ) . ')' );
		}
	}

	private function messages( int $messages, int $others ): void {
		$busiest = intdiv( $messages, 10 );
		$convo   = "CASE WHEN seq <= $busiest THEN " . Ids::BUSIEST . ' ELSE ' . Ids::CONVERSATION . ' + 2 + seq * 7919 % ' . ( $others - 1 ) . ' END';
		$prose   = $this->mysql->real_escape_string( Texts::prose() );
		$text    = "SUBSTRING('$prose', 1 + CRC32(s.seq) % 500, 60 + CRC32(s.seq + 1) % 240)";
		$time    = "'2026-01-01 08:00:00' + INTERVAL s.seq * 20 SECOND";
		$table   = $this->db->table( 'messages' );
		$columns = 'id, convo_id, author_id, content, created_at';
		$this->mysql->query( "INSERT INTO $table ($columns) SELECT s.seq, p.convo_id, CASE WHEN CRC32(s.seq) % 2 = 0 THEN p.founder_id ELSE p.mentor_id END, $text, $time FROM (SELECT seq, $convo AS convo_id FROM seq_1_to_$messages) s JOIN bench_pairs p ON p.convo_id = s.convo_id ORDER BY s.seq" );
		// A question and an answer each: the heavy user's, the writers' and the other fixed conversations.
		foreach ( array( 'founder_id', 'mentor_id' ) as $author ) {
			$this->mysql->query( "INSERT INTO $table (convo_id, author_id, content, created_at) SELECT convo_id, $author, CONCAT('Klausimas ir atsakymas ', convo_id), '2026-10-01 08:00:00' + INTERVAL convo_id % 5000 MINUTE FROM bench_pairs WHERE convo_id >= " . Ids::HEAVY_CONVERSATION . ' ORDER BY convo_id' );
		}
	}

	private function conversations(): void {
		$border = self::BORDER;
		$this->mysql->query(
			"INSERT INTO {$this->db->table( 'conversations' )} (convo_id, founder_id, mentor_id, subject, created_at, last_message_id, last_message_at, message_count,
				founder_last_id, mentor_last_id, founder_read_id, mentor_read_id, founder_unread, mentor_unread, answer_seconds)
			SELECT x.convo_id, p.founder_id, p.mentor_id, CONCAT('Tema ', x.convo_id), x.first_at, x.last_id, x.last_at, x.messages, x.by_founder, x.by_mentor,
				CASE WHEN x.convo_id % 10 = 0 THEN 0 ELSE x.by_mentor END, CASE WHEN x.convo_id % 7 = 0 THEN 0 ELSE x.by_founder END,
				x.convo_id % 10 = 0 AND x.by_mentor > 0, x.convo_id % 7 = 0 AND x.by_founder > 0, 600 + x.convo_id % 86400
			FROM (SELECT convo_id, COUNT(*) AS messages, MIN(created_at) AS first_at, MAX(created_at) AS last_at, MAX(id) AS last_id,
				MAX(CASE WHEN author_id < $border THEN id ELSE 0 END) AS by_founder, MAX(CASE WHEN author_id > $border THEN id ELSE 0 END) AS by_mentor
				FROM {$this->db->table( 'messages' )} GROUP BY convo_id) x
			JOIN bench_pairs p ON p.convo_id = x.convo_id"
		);
		$this->mysql->query(
			"INSERT INTO {$this->db->posts()} (ID, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered, post_status, post_type)
			SELECT convo_id, created_at, created_at, created_at, created_at, '', '', '', '', '', '', 'private', '" . MessagingModule::POST_TYPE . "' FROM {$this->db->table( 'conversations' )}"
		);
	}

	private function months(): void {
		$border = self::BORDER;
		$this->mysql->query(
			"INSERT INTO {$this->db->table( 'message_months' )} (mentor_id, month, conversations, sent, received)
			SELECT c.mentor_id, SUBSTRING(m.created_at, 1, 7) AS month, 0, SUM(m.author_id > $border), SUM(m.author_id < $border)
			FROM {$this->db->table( 'messages' )} m JOIN {$this->db->table( 'conversations' )} c ON c.convo_id = m.convo_id GROUP BY c.mentor_id, month"
		);
		$this->mysql->query(
			"UPDATE {$this->db->table( 'message_months' )} t JOIN (SELECT mentor_id, SUBSTRING(created_at, 1, 7) AS month, COUNT(*) AS begun FROM {$this->db->table( 'conversations' )} GROUP BY mentor_id, month) b
			ON b.mentor_id = t.mentor_id AND b.month = t.month SET t.conversations = b.begun"
		);
	}
}
