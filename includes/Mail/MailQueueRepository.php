<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\SiteCopy;

/**
 * The queue's rows. States: `due`, `sending`, `sent`, `failed` (all tries spent), `dropped` (no reason to send any more, or too late).
 *
 * @phpstan-type Mail array{id: int, type: string, user_id: int, email: string, lang: Lang, data: array<string, mixed>, state: string, attempts: int, next_at: int, created_at: int, error: string}
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
				'address'    => SiteCopy::origin(),
			)
		);
	}

	/**
	 * Emails whose time has come, the oldest first; also those whose sender died while sending.
	 *
	 * @param HeldMailRepository|null $held What is not to leave from here.
	 * @return list<Mail>
	 */
	public function due( int $now, int $limit, ?HeldMailRepository $held = null ): array {
		[ $leaving, $values ] = $held?->leaving() ?? array( '1 = 1', array() );
		$rows                 = $this->db->rows(
			"SELECT q.id, q.type, q.user_id, q.lang, q.data, q.state, q.attempts, q.next_at, q.created_at, q.error, u.user_email
			FROM {mail_queue} q LEFT JOIN {$this->db->users()} u ON u.ID = q.user_id
			WHERE q.state IN ('due', 'sending') AND q.next_at <= ? AND $leaving ORDER BY q.next_at, q.id LIMIT ?",
			$now,
			...array( ...$values, $limit )
		);
		return array_map(
			static function ( array $row ): array {
				$data = json_decode( (string) $row['data'], true );
				return array(
					'id'         => (int) $row['id'],
					'type'       => (string) $row['type'],
					'user_id'    => (int) $row['user_id'],
					'email'      => (string) $row['user_email'],
					'lang'       => Lang::from_query( $row['lang'] ),
					'data'       => is_array( $data ) ? $data : array(),
					'state'      => (string) $row['state'],
					'attempts'   => (int) $row['attempts'],
					'next_at'    => (int) $row['next_at'],
					'created_at' => (int) $row['created_at'],
					'error'      => (string) $row['error'],
				);
			},
			$rows
		);
	}

	/**
	 * @param HeldMailRepository $held Counts what is not to leave from here; it is not among what waits.
	 * @return array{waiting: int, due: int, failed: int} What waits, how much of it is due, and what was given up.
	 */
	public function numbers( int $now, HeldMailRepository $held ): array {
		[ $leaving, $values ] = $held->leaving();
		$row                  = $this->db->row(
			"SELECT SUM( CASE WHEN state <> 'failed' THEN 1 ELSE 0 END ) AS waiting, SUM( CASE WHEN state <> 'failed' AND next_at <= ? THEN 1 ELSE 0 END ) AS due,
				SUM( CASE WHEN state = 'failed' THEN 1 ELSE 0 END ) AS failed
			FROM {mail_queue} WHERE state = 'failed' OR ( state IN ('due', 'sending') AND $leaving )",
			$now,
			...$values
		) ?? array();
		return array(
			'waiting' => (int) ( $row['waiting'] ?? 0 ),
			'due'     => (int) ( $row['due'] ?? 0 ),
			'failed'  => (int) ( $row['failed'] ?? 0 ),
		);
	}

	public function sent_since( int $time ): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE state = 'sent' AND sent_at >= ?", $time );
	}

	/** Takes an email for sending, and notes it if the last claim ran out; false when another process was faster. */
	public function claim( int $id, int $seen_next_at, int $until ): bool {
		return 1 === $this->db->execute(
			"UPDATE {mail_queue} SET error = CASE WHEN state = 'sending' THEN ? ELSE error END, state = 'sending', attempts = attempts + 1, next_at = ?
			WHERE id = ? AND next_at = ? AND state IN ('due', 'sending')",
			NotSent::BrokeOffOnce->value,
			$until,
			$id,
			$seen_next_at
		);
	}

	/** How many emails processes that live are sending just now. */
	public function in_flight( int $now ): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE state = 'sending' AND next_at > ?", $now );
	}

	/** The mail server has it, whoever holds the row by now. */
	public function sent( int $id, int $now ): void {
		$this->db->execute( "UPDATE {mail_queue} SET state = 'sent', sent_at = ?, data = '', error = '' WHERE id = ?", $now, $id );
	}

	/**
	 * The others change a row only for the process that holds it: whose claim ran out has no say any more.
	 *
	 * @param int $claim What claim() was given as its end.
	 */
	public function drop( int $id, int $claim, int $now, string $why = '' ): void {
		$this->db->execute( "UPDATE {mail_queue} SET state = 'dropped', sent_at = ?, data = '', error = ? WHERE id = ? AND state = 'sending' AND next_at = ?", $now, $why, $id, $claim );
	}

	/** @param int $until Until when it may be sent again; so long its data stay, and `next_at` says it. */
	public function fail( int $id, int $claim, int $now, string $error, int $until ): void {
		$this->db->execute( "UPDATE {mail_queue} SET state = 'failed', sent_at = ?, next_at = ?, error = ? WHERE id = ? AND state = 'sending' AND next_at = ?", $now, $until, self::cut( $error ), $id, $claim );
	}

	public function retry( int $id, int $claim, int $next_at, string $error ): void {
		$this->db->execute( "UPDATE {mail_queue} SET state = 'due', next_at = ?, error = ? WHERE id = ? AND state = 'sending' AND next_at = ?", $next_at, self::cut( $error ), $id, $claim );
	}

	/**
	 * Makes failed emails due again, with all their tries, while their lifetime lasts.
	 *
	 * @param int|null $id One email; null for all but those that have probably left (NotSent::BrokeOff).
	 * @return int How many.
	 */
	public function send_again( int $now, ?int $id = null ): int {
		[ $where, $values ] = self::repeatable( $now, $id );
		return $this->db->execute( "UPDATE {mail_queue} SET state = 'due', attempts = 0, next_at = ? WHERE $where", $now, ...$values );
	}

	/**
	 * Makes an email due again, with all its tries: one that failed, or one that waits after so many tries.
	 *
	 * @return bool False where it is neither any more.
	 */
	public function send_now( int $now, int $id, int $tries ): bool {
		return $this->send_again( $now, $id ) > 0
			|| $this->db->execute( "UPDATE {mail_queue} SET attempts = 0, next_at = ? WHERE id = ? AND state = 'due' AND attempts >= ?", $now, $id, $tries ) > 0;
	}

	/** How many emails send_again() would take. */
	public function count_repeatable( int $now ): int {
		[ $where, $values ] = self::repeatable( $now, null );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE $where", ...$values );
	}

	/** Empties what failed and may not be sent again any more. */
	public function forget_failed( int $now ): void {
		$this->db->execute( "UPDATE {mail_queue} SET data = '' WHERE state = 'failed' AND next_at <= ? AND data <> ''", $now );
	}

	/** Forgets what ended before this time. */
	public function purge( int $before ): void {
		$this->db->execute( "DELETE FROM {mail_queue} WHERE state IN ('sent', 'dropped', 'failed') AND next_at < ?", $before );
	}

	/**
	 * What stands still, as numbers of emails.
	 *
	 * @param int $late   Mails due before it should have left.
	 * @param int $recent What ended before it, and can no longer be helped, is over.
	 * @return array{waiting: int, refused: int, failed: int, too_late: int} `refused`: so far three times or more.
	 */
	public function troubles( int $now, int $late, int $recent ): array {
		$row = (array) $this->db->row(
			"SELECT SUM( CASE WHEN state IN ('due', 'sending') AND next_at < ? THEN 1 ELSE 0 END ) AS waiting,
				SUM( CASE WHEN state = 'due' AND attempts >= 3 AND next_at >= ? THEN 1 ELSE 0 END ) AS refused,
				SUM( CASE WHEN state = 'failed' AND ( sent_at > ? OR next_at > ? ) THEN 1 ELSE 0 END ) AS failed,
				SUM( CASE WHEN state = 'dropped' AND error = ? AND sent_at > ? THEN 1 ELSE 0 END ) AS too_late
			FROM {mail_queue} WHERE state IN ('due', 'sending', 'failed', 'dropped')",
			$late,
			$late,
			$recent,
			$now,
			NotSent::TooLate->value,
			$recent
		);
		return array(
			'waiting'  => (int) ( $row['waiting'] ?? 0 ),
			'refused'  => (int) ( $row['refused'] ?? 0 ),
			'failed'   => (int) ( $row['failed'] ?? 0 ),
			'too_late' => (int) ( $row['too_late'] ?? 0 ),
		);
	}

	/**
	 * Emails that the mail server refused so often, and those given up; see AttentionKind. The mark is the time of the last try.
	 *
	 * @param non-empty-array<int, int> $waits Seconds after each try, by the number of tries before it.
	 */
	public function select_failed( int $tries, array $waits, int $now ): UnionPart {
		$since_try = '';
		foreach ( $waits as $before => $wait ) {
			$since_try .= ' WHEN ' . ( $before + 1 ) . " THEN $wait";
		}
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'type', 'error', 'email', 'repeatable' ),
			"SELECT q.id, q.created_at AS since, CASE q.state WHEN 'failed' THEN q.sent_at WHEN 'due' THEN q.next_at - CASE q.attempts$since_try ELSE 0 END ELSE 0 END AS mark,
				u.ID AS who_id, u.display_name AS who_name, q.type, q.error, u.user_email AS email,
				CASE WHEN q.state = 'due' OR ( q.state = 'failed' AND q.next_at > ? AND q.data <> '' ) THEN 1 ELSE 0 END AS repeatable
			FROM {mail_queue} q LEFT JOIN {$this->db->users()} u ON u.ID = q.user_id
			WHERE q.state = 'failed' OR ( q.state IN ('due', 'sending') AND q.attempts - CASE q.state WHEN 'sending' THEN 1 ELSE 0 END >= ? )",
			array( $now, $tries )
		);
	}

	/**
	 * Of one person, oldest first.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function of_user( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows( 'SELECT id, type, created_at, sent_at FROM {mail_queue} WHERE user_id = ? ORDER BY id LIMIT ? OFFSET ?', $user_id, $limit, $offset );
	}

	/**
	 * Kinds and times of what a person was sent, newest first, with how many there are.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function sent_to( int $user_id, int $limit ): array {
		return $this->db->rows( "SELECT type, sent_at, COUNT(*) OVER () AS total FROM {mail_queue} WHERE user_id = ? AND state = 'sent' ORDER BY sent_at DESC, id DESC LIMIT ?", $user_id, $limit );
	}

	/** @return int How many rows went. */
	public function forget_user( int $user_id ): int {
		return $this->db->execute( 'DELETE FROM {mail_queue} WHERE user_id = ?', $user_id );
	}

	public function count( MailLogFilter $filter ): int {
		[ $where, $values ] = $this->where( $filter );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mail_queue} q $where", ...$values );
	}

	/**
	 * One page for staff, newest first, if it says no other order; no bodies.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function page( MailLogFilter $filter, ListPage $page ): array {
		[ $where, $values ] = $this->where( $filter );
		return $this->db->rows(
			"SELECT q.id, q.type, q.lang, q.state, q.attempts, q.next_at, q.created_at, q.sent_at, q.error, q.address, q.user_id, u.user_email AS email, CASE WHEN q.data = '' THEN 0 ELSE 1 END AS has_data
			FROM {mail_queue} q LEFT JOIN {$this->db->users()} u ON u.ID = q.user_id $where " . $page->sql( array( 'time' => 'q.id' ), 'q.id' ),
			...$values
		);
	}

	/** @return array{string, list<int|string>} */
	private static function repeatable( int $now, ?int $id ): array {
		$where = "state = 'failed' AND next_at > ? AND data <> ''";
		return null === $id ? array( "$where AND error <> ?", array( $now, NotSent::BrokeOff->value ) ) : array( "$where AND id = ?", array( $now, $id ) );
	}

	private static function cut( string $error ): FreeText {
		return new FreeText( mb_substr( $error, 0, 200 ) );
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
			$tests[] = "q.user_id IN ( SELECT ID FROM {$this->db->users()} WHERE user_email LIKE ? OR display_name LIKE ? )";
			$like    = '%' . $this->db->like( $filter->person ) . '%';
			array_push( $values, $like, $like );
		}
		return array( array() === $tests ? '' : 'WHERE ' . implode( ' AND ', $tests ), $values );
	}
}
