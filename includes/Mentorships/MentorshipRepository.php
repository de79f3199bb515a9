<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;

/**
 * The rows of mentorships and their conditional writes. Reads for a person take the viewer: what is not theirs is not found.
 */
final readonly class MentorshipRepository {

	private const BLOCKED = 'CASE WHEN ' . BlockedPair::OF_MENTORSHIP . ' THEN 1 ELSE 0 END AS blocked';

	public const COLUMNS = 'm.id, m.founder_id, m.mentor_id, m.is_latest, m.state, m.requested_at, m.answered_at, m.ended_at, m.convo_id,
		m.ended_by, m.reason, m.text, m.thanks, f.display_name AS founder_name, t.display_name AS mentor_name, ' . self::BLOCKED;

	/**
	 * The state in the WHERE of an UPDATE by id. As a bare column MariaDB may find the row by an index of it, lock that first, and two
	 * writers of one row make a deadlock.
	 */
	public const STATE = "COALESCE( state, '' )";

	/** Condition of a mentorship that ended by itself. */
	private const SILENT = self::STATE . " = 'ended' AND reason = '" . Mentorship::SILENT . "'";

	public function __construct( private Db $db ) {}

	/** What the two have now; null where they never met, or one of them is erased. */
	public function latest( int $founder_id, int $mentor_id ): ?Mentorship {
		return $this->one( 'm.founder_id = ? AND m.mentor_id = ? AND m.is_latest = 1', $founder_id, $mentor_id );
	}

	/** The id of a pair's latest mentorship, as a column of another statement; both sides as SQL. */
	public static function latest_id( string $founder_id, string $mentor_id ): string {
		return "( SELECT l.id FROM {mentorships} l WHERE l.founder_id = $founder_id AND l.mentor_id = $mentor_id AND l.is_latest = 1 LIMIT 1 )";
	}

	public function find( int $id ): ?Mentorship {
		return $this->one( 'm.id = ?', $id );
	}

	/**
	 * What a person has now with others.
	 *
	 * @param list<int> $others
	 */
	public function select_states( Side $side, int $user_id, array $others ): UnionPart {
		$other = $side->other()->column( 'id' );
		return new UnionPart(
			array( 'id', 'other_id', 'state', 'reason', 'blocked' ),
			"SELECT m.id, m.$other AS other_id, m.state, m.reason, " . self::BLOCKED . " FROM {mentorships} m WHERE m.{$side->column( 'id' )} = ? AND m.is_latest = 1 AND m.$other IN (" . Db::marks( count( $others ) ) . ')',
			array( $user_id, ...( array() === $others ? array( 0 ) : $others ) )
		);
	}

	public function select_any( int $founder_id ): UnionPart {
		return new UnionPart( array( 'id' ), 'SELECT id FROM {mentorships} WHERE founder_id = ? LIMIT 1', array( $founder_id ) );
	}

	/** See Pairs. */
	public static function is_active( string $id ): string {
		return "EXISTS ( SELECT 1 FROM {mentorships} p WHERE p.id = $id AND p.state = 'active' )";
	}

	/** How many places of a mentor are taken. */
	public function count_open( int $mentor_id ): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mentorships} WHERE mentor_id = ? AND state IN ('requested', 'active')", $mentor_id );
	}

	/** Mentors with whom a founder has an open mentorship, or whom they asked since a time (UTC). */
	public function select_asked( int $founder_id, string $since ): UnionPart {
		return new UnionPart( array( 'mentor_id' ), "SELECT DISTINCT mentor_id FROM {mentorships} WHERE founder_id = ? AND ( requested_at >= ? OR state IN ('requested', 'active') )", array( $founder_id, $since ) );
	}

	/** Makes everyone who wants one of this mentor's places wait until the transaction ends. */
	public function lock_places( int $mentor_id ): void {
		$this->db->lock_user( $mentor_id );
	}

	/**
	 * A new request, unless the pair has a latest mentorship already.
	 *
	 * @return bool Whether it was made.
	 */
	public function request( int $founder_id, int $mentor_id, int $convo_id, int $now ): bool {
		$made = $this->db->insert_ignore(
			'{mentorships}',
			array(
				'founder_id'    => $founder_id,
				'mentor_id'     => $mentor_id,
				'is_latest'     => 1,
				'state'         => MentorshipState::Requested->value,
				'requested_at'  => Clock::to_sql( $now ),
				'active_at'     => Clock::to_sql( $now ),
				'convo_id'      => $convo_id,
				'message_count' => 1,
			)
		);
		$made && self::moved( (int) $this->db->value( 'SELECT id FROM {mentorships} WHERE founder_id = ? AND mentor_id = ? AND is_latest = 1', $founder_id, $mentor_id ) );
		return $made;
	}

	/** Makes room for a new request of the pair: a closed mentorship becomes an earlier one. */
	public function supersede( int $id ): bool {
		return 1 === $this->db->execute( "UPDATE {mentorships} SET is_latest = NULL WHERE id = ? AND is_latest = 1 AND " . self::STATE . " NOT IN ('requested', 'active') AND NOT ( " . self::SILENT . ' )', $id );
	}

	/** A further thread of the pair. */
	public function set_thread( int $id, int $convo_id ): void {
		$this->db->execute( 'UPDATE {mentorships} SET convo_id = ? WHERE id = ?', $convo_id, $id );
	}

	/** Counts a message in one that is in one of these states; the count makes every such UPDATE change the row. */
	public function count_message( int $id, int $now, MentorshipState ...$states ): bool {
		return 1 === $this->db->execute(
			'UPDATE {mentorships} SET message_count = message_count + 1, active_at = ?, founder_still_at = NULL, mentor_still_at = NULL WHERE id = ? AND ' . self::STATE . ' IN (' . Db::marks( count( $states ) ) . ')',
			Clock::to_sql( $now ),
			$id,
			...array_map( static fn ( MentorshipState $state ): string => $state->value, $states )
		);
	}

	/** Something else than a message: a plan was changed, a meeting held. */
	public function touch( int $founder_id, int $mentor_id, int $now ): void {
		$this->db->execute( "UPDATE {mentorships} SET active_at = ?, founder_still_at = NULL, mentor_still_at = NULL WHERE founder_id = ? AND mentor_id = ? AND is_latest = 1 AND " . self::STATE . " = 'active'", Clock::to_sql( $now ), $founder_id, $mentor_id );
	}

	/** The same of one mentorship, which is locked for the rest of the transaction; false where it is not active. */
	public function touch_active( int $id, int $now ): bool {
		$this->db->execute( "UPDATE {mentorships} SET active_at = ?, founder_still_at = NULL, mentor_still_at = NULL WHERE id = ? AND " . self::STATE . " = 'active'", Clock::to_sql( $now ), $id );
		return MentorshipState::Active->value === $this->db->value( 'SELECT state FROM {mentorships} WHERE id = ?', $id );
	}

	/** The mentor's first message: the moment is written once, whatever comes at the same time. */
	public function answer( Mentorship $request, int $now ): bool {
		return $this->reopen( $request->id, MentorshipEvent::Answered, $now, max( 0, $now - Clock::from_sql( $request->requested_at ) ) );
	}

	/** A message in one that ended by itself. */
	public function resume( int $id, int $now ): bool {
		return $this->reopen( $id, MentorshipEvent::Resumed, $now );
	}

	private function reopen( int $id, MentorshipEvent $event, int $now, ?int $waited = null ): bool {
		$at = Clock::to_sql( $now );
		// Resumed: CheckInTurns plans the next one.
		$checkin_at = MentorshipEvent::Answered === $event ? Clock::to_sql( $now + CheckInDays::next( 0 ) ) : null;
		$is_open = 1 === $this->db->execute(
			"UPDATE {mentorships} SET state = ?, answered_at = COALESCE( answered_at, ? ), answer_seconds = COALESCE( answer_seconds, ? ), ended_at = NULL, ended_by = '', reason = '', goals = '', text = NULL, active_at = ?, message_count = message_count + 1,
				founder_still_at = NULL, mentor_still_at = NULL, founder_checkin_at = ?, mentor_checkin_at = ?
			WHERE id = ? AND is_latest = 1 AND {$this->in( $event )}" . ( MentorshipEvent::Resumed === $event ? " AND reason = '" . Mentorship::SILENT . "'" : '' ),
			$event->to()->value,
			$at,
			$waited,
			$at,
			$checkin_at,
			$checkin_at,
			$id
		);
		$is_open && self::moved( $id );
		return $is_open;
	}

	/** Ends a request or a mentorship; false when something else came first. */
	public function close( int $id, MentorshipEvent $event, MentorshipEnd $end, int $now ): bool {
		$is_closed = 1 === $this->db->execute(
			"UPDATE {mentorships} SET state = ?, ended_at = ?, ended_by = ?, reason = ?, goals = ?, text = ?, thanks = ?, note = ? WHERE id = ? AND {$this->in( $event )}",
			$event->to()->value,
			Clock::to_sql( $now ),
			$end->by->value ?? '',
			$end->reason,
			$end->goals,
			new FreeText( $end->text ),
			new FreeText( $end->thanks ),
			new FreeText( $end->note ),
			$id
		);
		$is_closed && self::moved( $id );
		return $is_closed;
	}

	/** One began, was answered, goes on or is over: whoever counts that follows in the same transaction. */
	public static function moved( int $id ): void {
		do_action( 'mentoriai_mentorship_moved', $id );
	}

	/**
	 * Open mentorships of a person on one side.
	 *
	 * @return list<Mentorship>
	 */
	public function open_of( Side $side, int $user_id ): array {
		return $this->all( "m.{$side->column( 'id' )} = ? AND m.state IN ('requested', 'active') ORDER BY m.id", $user_id );
	}

	private function in( MentorshipEvent $event ): string {
		return self::STATE . " IN ('" . implode( "', '", array_map( static fn ( MentorshipState $state ): string => $state->value, $event->from() ) ) . "')";
	}

	private function one( string $where, int ...$values ): ?Mentorship {
		return $this->all( $where . ' LIMIT 1', ...$values )[0] ?? null;
	}

	/** @return list<Mentorship> */
	private function all( string $where, int ...$values ): array {
		return array_map( self::hydrate( ... ), $this->db->rows( 'SELECT ' . self::COLUMNS . ' FROM {mentorships} m ' . self::names( $this->db ) . " WHERE $where", ...$values ) );
	}

	/** The joins of COLUMNS. */
	public static function names( Db $db ): string {
		return "LEFT JOIN {$db->users()} f ON f.ID = m.founder_id LEFT JOIN {$db->users()} t ON t.ID = m.mentor_id";
	}

	/** @param array<string, string|null> $row Of COLUMNS. */
	public static function hydrate( array $row ): Mentorship {
		return new Mentorship(
			(int) $row['id'],
			new Participant( (int) $row['founder_id'], $row['founder_name'] ),
			new Participant( (int) $row['mentor_id'], $row['mentor_name'] ),
			'1' === $row['is_latest'],
			MentorshipState::from( (string) $row['state'] ),
			(string) $row['requested_at'],
			$row['answered_at'],
			$row['ended_at'],
			(int) $row['convo_id'],
			Side::tryFrom( (string) $row['ended_by'] ),
			(string) $row['reason'],
			(string) $row['text'],
			(string) $row['thanks'],
			'1' === $row['blocked']
		);
	}
}
