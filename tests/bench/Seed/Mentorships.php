<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use mysqli;

/**
 * Mentorships of the conversations, made in the database from them, and their meetings. The heavy user's are 2,000 at every size, 400 of
 * them open; LISTENER has 100; each mentor gave three first answers lately, which cards count. Every other pair has one too.
 */
final readonly class Mentorships {

	private const COLUMNS = 'id, founder_id, mentor_id, is_latest, state, requested_at, answered_at, answer_seconds, ended_at, active_at, convo_id, message_count, nudged_day, told_day';

	public function __construct( private mysqli $mysql, private Db $db ) {}

	public function seed( int $mentors ): void {
		foreach ( array( 'mentorships', 'meetings' ) as $table ) {
			$this->mysql->query( 'TRUNCATE ' . $this->db->table( $table ) );
		}
		$this->heavy();
		$this->others();
		$this->listener();
		$this->answered( $mentors );
		$this->waiting();
		$this->meetings();
	}

	/** The latest four hundred conversations are with different mentors, and open; before them a mentor may have several. */
	private function heavy(): void {
		$open = 'c.convo_id > ' . ( Ids::HEAVY_CONVERSATION + Ids::HEAVY_COUNT - Ids::HEAVY_OPEN );
		$this->add(
			"CASE WHEN ROW_NUMBER() OVER ( PARTITION BY c.mentor_id ORDER BY c.convo_id DESC ) = 1 THEN 1 END,
			CASE WHEN $open THEN 'active' WHEN c.convo_id % 2 = 0 THEN 'ended' ELSE 'unanswered' END",
			'c.founder_id = ' . Ids::HEAVY,
			"CASE WHEN $open OR c.convo_id % 2 = 0 THEN c.created_at END"
		);
	}

	/** Of all others one in ten is open: a mentor has only so many places. */
	private function others(): void {
		$this->add(
			"CASE WHEN ROW_NUMBER() OVER ( PARTITION BY c.founder_id, c.mentor_id ORDER BY c.convo_id DESC ) = 1 THEN 1 END,
			CASE WHEN c.convo_id = " . Ids::BUSIEST . " THEN 'active' WHEN c.convo_id >= " . Ids::HEAVY_CONVERSATION . " THEN 'active' ELSE 'ended' END",
			'c.founder_id <> ' . Ids::HEAVY,
			'c.created_at'
		);
		// Only what is the pair's latest may be open.
		$this->mysql->query( "UPDATE {$this->table()} SET state = 'active' WHERE is_latest = 1 AND id < " . Ids::HEAVY_CONVERSATION . ' AND id % 10 = 0' );
	}

	/** @param string $state SELECT of is_latest and state. */
	private function add( string $state, string $which, string $answered_at ): void {
		// Long ago: what is counted of the last half-year is answered() alone.
		$old = "'2020-01-01 08:00:00' + INTERVAL c.convo_id % 5000 MINUTE";
		$this->mysql->query(
			"INSERT INTO {$this->table()} (" . self::COLUMNS . ") SELECT c.convo_id, c.founder_id, c.mentor_id, $state, $old,
				CASE WHEN $answered_at IS NULL THEN NULL ELSE $old + INTERVAL 1 DAY END, CASE WHEN $answered_at IS NULL THEN NULL ELSE 86400 END, $old + INTERVAL 90 DAY, c.last_message_at, c.convo_id, c.message_count, 14, 14
			FROM {$this->db->table( 'conversations' )} c WHERE $which"
		);
	}

	private function listener(): void {
		$this->many(
			Ids::LISTENED . ' + s.seq, ' . Ids::OTHER_FOUNDER . ' + s.seq, ' . Ids::LISTENER . ", 1, CASE WHEN s.seq % 25 = 0 THEN 'active' ELSE 'ended' END",
			'seq_1_to_' . Ids::LISTENED_COUNT . ' s',
			"'2020-01-01 08:00:00' + INTERVAL s.seq HOUR"
		);
	}

	private function answered( int $mentors ): void {
		$founder = Ids::OTHER_FOUNDER . ' + ( m.seq * 3 + s.seq ) % ' . ( Ids::FOUNDER + Ids::FOUNDERS - Ids::OTHER_FOUNDER );
		$this->many(
			Ids::ANSWERED . ' + m.seq * 10 + s.seq, ' . $founder . ', ' . Ids::MENTOR . " + m.seq, NULL, 'ended'",
			"seq_1_to_$mentors m JOIN seq_1_to_" . Ids::ANSWERED_EACH . ' s',
			'UTC_TIMESTAMP() - INTERVAL 10 + m.seq % 100 DAY'
		);
	}

	/** What staff look for: founders who wait for an answer, half of them longer than ten days. */
	private function waiting(): void {
		$this->mysql->query(
			"INSERT INTO {$this->table()} (" . self::COLUMNS . ') SELECT ' . Ids::ANSWERED . ' + s.seq * 10 + 9, ' . Ids::OTHER_FOUNDER . ' + s.seq, ' . Ids::OTHER_MENTOR . " + s.seq, NULL, 'requested',
				UTC_TIMESTAMP() - INTERVAL 7 + s.seq % 7 DAY, NULL, NULL, NULL, UTC_TIMESTAMP() - INTERVAL 7 + s.seq % 7 DAY, 1, 1, 7, 0 FROM seq_1_to_" . Ids::WAITING . ' s'
		);
	}

	/**
	 * @param string $who  SELECT of id, people, is_latest and state.
	 * @param string $time When it was answered.
	 */
	private function many( string $who, string $from, string $time ): void {
		$this->mysql->query( "INSERT INTO {$this->table()} (" . self::COLUMNS . ") SELECT $who, $time - INTERVAL 1 DAY, $time, 86400, $time, $time, 1, 2, 14, 14 FROM $from" );
	}

	/** One of each mentorship but those of answered(): held, and of the open ones a later one that is agreed. */
	private function meetings(): void {
		$columns = 'mentorship_id, founder_id, mentor_id, proposed_by, state, times, starts_at, ends_at, minutes, month, held_minutes, place, note, answer_note, has_texts, uid, created_at, changed_at, agreed_at';
		$add     = fn ( string $state, string $time, string $held, string $which ) => $this->mysql->query(
			"INSERT INTO {$this->db->table( 'meetings' )} ($columns) SELECT id, founder_id, mentor_id, 'founder', '$state', '', $time, $time + INTERVAL 1 HOUR, 60, SUBSTRING( $time, 1, 7 ), $held, '', '', '', 0, MD5( CONCAT( '$state', id ) ), active_at, active_at, active_at
			FROM {$this->table()} WHERE id < " . Ids::ANSWERED . " AND $which"
		);
		$add( 'held', 'active_at', '60', '1 = 1' );
		$add( 'agreed', 'UTC_TIMESTAMP() + INTERVAL 1 + id % 20 DAY', 'NULL', "state = 'active'" );
	}

	private function table(): string {
		return $this->db->table( 'mentorships' );
	}
}
