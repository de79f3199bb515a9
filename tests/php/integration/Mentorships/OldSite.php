<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * A site with conversations from before there were mentorships: 2,400 pairs, one of every kind, and as many copies of all as are asked for.
 *
 * @phpstan-type Kind array{threads: int, answered: int, days: int, founder: string, mentor: string, plan: int|null}
 */
final class OldSite {

	/** Threads of the pair, and which of them the mentor answered; 0 for none. */
	private const TALKS = array( array( 1, 0 ), array( 1, 1 ), array( 2, 0 ), array( 2, 1 ), array( 3, 2 ) );

	/** Days since the last message, which is in the newest thread. */
	private const DAYS = array( 0, 13, 14, 15, 89, 90, 91, 400 );

	/** What became of the account: erased leaves 0, deleted a number that nobody has any more; '' has no status yet. */
	private const FOUNDERS = array( 'public', '', 'rejected', 'closed', 'erased' );
	private const MENTORS  = array( 'deleted', 'public', 'submitted', 'paused', 'rejected', 'erased' );

	/** Days since a plan was changed. */
	private const PLANS = array( null, 10 );

	/** Of each status, so that no two pairs are the same. */
	private const PEOPLE = 9;

	private const FOUNDER = 1_000_000;
	private const MENTOR  = 2_000_000;
	private const CONVO   = 3_000_000;

	/** Between the numbers of a copy and those of the next one. */
	private const COPY = 10_000;

	public function __construct( private readonly Db $db, private readonly int $now ) {}

	/** @return array<string, Kind> By founder and mentor. */
	public static function kinds(): array {
		$kinds = array();
		foreach ( array_keys( self::FOUNDERS ) as $f ) {
			foreach ( array_keys( self::MENTORS ) as $m ) {
				$number = 0;
				foreach ( self::TALKS as [ $threads, $answered ] ) {
					foreach ( self::DAYS as $days ) {
						foreach ( self::PLANS as $plan ) {
							$founder = self::FOUNDER + $f * self::PEOPLE + intdiv( $number, self::PEOPLE );
							$mentor  = self::MENTOR + $m * self::PEOPLE + $number % self::PEOPLE;
							++$number;
							$kinds[ "$founder $mentor" ] = array( 'threads' => $threads, 'answered' => $answered, 'days' => $days, 'founder' => self::FOUNDERS[ $f ], 'mentor' => self::MENTORS[ $m ], 'plan' => $plan );
						}
					}
				}
			}
		}
		return $kinds;
	}

	/**
	 * What the rules say of a pair.
	 *
	 * @param Kind $kind
	 * @return string|null State and reason; null where a side was erased.
	 */
	public static function rule( array $kind ): ?string {
		$founder_is_gone = in_array( $kind['founder'], array( 'rejected', 'closed' ), true );
		$mentor_is_gone  = in_array( $kind['mentor'], array( 'rejected', 'deleted' ), true );
		return match ( true ) {
			'erased' === $kind['founder'], 'erased' === $kind['mentor'] => null,
			$kind['answered'] > 0 && ( $founder_is_gone || $mentor_is_gone ) => 'ended gone',
			$kind['answered'] > 0 => min( $kind['days'], $kind['plan'] ?? $kind['days'] ) <= 90 ? 'active' : 'ended silent',
			$founder_is_gone => 'withdrawn',
			$mentor_is_gone, 'paused' === $kind['mentor'], $kind['days'] >= 14 => 'unanswered',
			default => 'requested',
		};
	}

	public function make(): void {
		$this->add_people();
		$talks = array();
		$plans = array();
		foreach ( self::kinds() as $pair => $kind ) {
			[ $founder, $mentor ] = array_map( 'intval', explode( ' ', $pair ) );
			$founder              = 'erased' === $kind['founder'] ? 0 : $founder;
			$mentor               = 'erased' === $kind['mentor'] ? 0 : $mentor;
			for ( $thread = 1; $thread <= $kind['threads']; $thread++ ) {
				$is_answered = $thread === $kind['answered'];
				$at          = Clock::to_sql( $this->now - ( $kind['days'] + 20 * ( $kind['threads'] - $thread ) ) * 86400 );
				$convo       = self::CONVO + count( $talks );
				$talks[]     = "($convo, $founder, $mentor, 'Tema', '$at', " . ( count( $talks ) + 1 ) . ", '$at', " . ( $is_answered ? '2, 600' : '1, NULL' ) . ')';
			}
			if ( null !== $kind['plan'] ) {
				$at      = Clock::to_sql( $this->now - $kind['plan'] * 86400 );
				$plans[] = '(' . ( self::CONVO + count( $plans ) ) . ", $founder, $mentor, 'Tikslas', '', '2026-01', '$at', '$at')";
			}
		}
		$this->insert( '{conversations}', 'convo_id, founder_id, mentor_id, subject, created_at, last_message_id, last_message_at, message_count, answer_seconds', $talks );
		$this->insert( '{plans}', 'plan_id, founder_id, mentor_id, goal, search_text, month, created_at, modified_at', $plans );
	}

	/** Copies of all, by the server itself: MariaDB. */
	public function copy( int $copies ): void {
		$seq   = "seq_1_to_$copies s";
		$other = static fn ( string $column ): string => "CASE WHEN $column = 0 THEN 0 ELSE $column + s.seq * " . self::COPY . ' END';
		$ours  = 'BETWEEN ' . self::FOUNDER . ' AND ' . ( self::MENTOR + self::COPY );
		$this->db->execute( "INSERT INTO {$this->db->users()} (ID, user_login, user_nicename, user_email) SELECT {$other( 'ID' )}, CONCAT(user_login, '-', s.seq), '', '' FROM {$this->db->users()} JOIN $seq WHERE ID $ours" );
		$this->db->execute( "INSERT INTO {$this->db->usermeta()} (user_id, meta_key, meta_value) SELECT {$other( 'user_id' )}, meta_key, meta_value FROM {$this->db->usermeta()} JOIN $seq WHERE user_id $ours" );
		$this->db->execute( "INSERT INTO {conversations} (convo_id, founder_id, mentor_id, subject, created_at, last_message_id, last_message_at, message_count, answer_seconds)
			SELECT {$other( 'convo_id' )}, {$other( 'founder_id' )}, {$other( 'mentor_id' )}, subject, created_at, last_message_id, last_message_at, message_count, answer_seconds FROM {conversations} JOIN $seq" );
		$this->db->execute( "INSERT INTO {plans} (plan_id, founder_id, mentor_id, goal, search_text, month, created_at, modified_at)
			SELECT {$other( 'plan_id' )}, {$other( 'founder_id' )}, {$other( 'mentor_id' )}, goal, '', month, created_at, modified_at FROM {plans} JOIN $seq" );
		$this->db->rows( "ANALYZE TABLE {conversations}, {plans}, {mentorships}, {$this->db->users()}, {$this->db->usermeta()}" );
	}

	/** Mentorships of copies that differ from those of the first. */
	public function count_different(): int {
		$copy = self::COPY;
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM {mentorships} m LEFT JOIN {mentorships} o ON o.founder_id = ' . self::FOUNDER . " + m.founder_id % $copy AND o.mentor_id = " . self::MENTOR . " + m.mentor_id % $copy
			WHERE o.id IS NULL OR NOT ( m.is_latest <=> o.is_latest AND m.state = o.state AND m.reason = o.reason AND m.requested_at = o.requested_at AND m.answered_at <=> o.answered_at
				AND m.ended_at <=> o.ended_at AND m.active_at = o.active_at AND m.message_count = o.message_count AND m.convo_id % $copy = o.convo_id % $copy )"
		);
	}

	private function add_people(): void {
		$users = array();
		$meta  = array();
		foreach ( array( self::FOUNDER => self::FOUNDERS, self::MENTOR => self::MENTORS ) as $from => $statuses ) {
			foreach ( $statuses as $at => $status ) {
				for ( $id = $from + $at * self::PEOPLE; $id < $from + ( $at + 1 ) * self::PEOPLE; $id++ ) {
					if ( 'deleted' !== $status && 'erased' !== $status ) {
						$users[] = "($id, 'old-$id', 'old-$id', 'old-$id@demo.test')";
						'' === $status || $meta[] = "($id, '" . UserMeta::STATUS . "', '$status')";
					}
				}
			}
		}
		$this->insert( $this->db->users(), 'ID, user_login, user_nicename, user_email', $users );
		$this->insert( $this->db->usermeta(), 'user_id, meta_key, meta_value', $meta );
	}

	/** @param list<string> $rows */
	private function insert( string $table, string $columns, array $rows ): void {
		foreach ( array_chunk( $rows, 200 ) as $some ) {
			$this->db->execute( "INSERT INTO $table ($columns) VALUES " . implode( ', ', $some ) );
		}
	}
}
