<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * The rows of facts, and what they are read from.
 */
final readonly class FactRepository {

	public function __construct( private Db $db ) {}

	/**
	 * @param list<FactKind> $kinds
	 * @return array<string, Fact> By kind.
	 */
	public function of_source( int $source_id, array $kinds ): array {
		$names = array_map( static fn ( FactKind $kind ): string => $kind->value, $kinds );
		return $this->by_kind( $this->db->rows( 'SELECT kind, source_id, month, fields, amount FROM {programme_facts} WHERE source_id = ? AND kind IN (' . Db::marks( count( $names ) ) . ')', $source_id, ...$names ) );
	}

	public function put( Fact $fact ): void {
		$values = array( $fact->month, Person::stored( $fact->fields ), $fact->amount );
		$this->db->execute( 'INSERT INTO {programme_facts} (kind, source_id, month, fields, amount) VALUES (?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE month = ?, fields = ?, amount = ?', $fact->kind->value, $fact->source_id, ...array( ...$values, ...$values ) );
	}

	/**
	 * Of which none is stored; what another request has stored meanwhile stays, as it is newer.
	 *
	 * @param list<Fact> $facts
	 */
	public function add( array $facts ): void {
		$values = array();
		foreach ( $facts as $fact ) {
			array_push( $values, $fact->kind->value, $fact->source_id, $fact->month, Person::stored( $fact->fields ), $fact->amount );
		}
		if ( array() !== $values ) {
			$this->db->execute( 'INSERT IGNORE INTO {programme_facts} (kind, source_id, month, fields, amount) VALUES ' . Db::rows_of_marks( count( $facts ), 5 ), ...$values );
		}
	}

	public function remove( Fact $fact ): void {
		$this->db->execute( 'DELETE FROM {programme_facts} WHERE kind = ? AND source_id = ?', $fact->kind->value, $fact->source_id );
	}

	/**
	 * What a mentorship counts as now.
	 *
	 * @return array{founder_id: int, mentor_id: int, state: string, facts: array<string, Fact>}|null
	 */
	public function read_mentorship( int $id ): ?array {
		$row = $this->mentorships( 'm.id = ?', $id )[0] ?? null;
		return null === $row ? null : array(
			'founder_id' => (int) $row['founder_id'],
			'mentor_id'  => (int) $row['mentor_id'],
			'state'      => (string) $row['state'],
			'facts'      => self::facts_of_mentorship( $row ),
		);
	}

	/**
	 * What a meeting counts as now: nothing unless it was held. `held_at` is its start.
	 *
	 * @return array{founder_id: int, mentor_id: int, held_at: int|null, facts: array<string, Fact>}|null
	 */
	public function read_meeting( int $id ): ?array {
		$row = $this->meetings( 'g.id = ?', $id )[0] ?? null;
		return null === $row ? null : array(
			'founder_id' => (int) $row['founder_id'],
			'mentor_id'  => (int) $row['mentor_id'],
			'held_at'    => 'held' === $row['state'] && null !== $row['starts_at'] ? Clock::from_sql( $row['starts_at'] ) : null,
			'facts'      => self::facts_of_meeting( $row ),
		);
	}

	/** @return array<string, Fact> */
	public function read_checkin( int $id ): array {
		$row = $this->checkins( 'c.id = ?', $id )[0] ?? null;
		return null === $row ? array() : self::facts_of_checkin( $row );
	}

	/**
	 * What all that still stands counts as, in portions: mentorships first, as the others have their fields of them.
	 *
	 * @return iterable<array{list<FactKind>, array<int, array<string, Fact>>}> Kinds, and facts by source.
	 */
	public function all_sources( int $portion ): iterable {
		foreach (
			array(
				array( $this->mentorships( ... ), 'm.id', self::facts_of_mentorship( ... ), array( FactKind::Opened, ...FactKind::CLOSED ) ),
				array( $this->meetings( ... ), 'g.id', self::facts_of_meeting( ... ), array( FactKind::Minutes ) ),
				array( $this->checkins( ... ), 'c.id', self::facts_of_checkin( ... ), array( FactKind::FounderScore, FactKind::MentorScore ) ),
			) as [ $read, $id, $facts, $kinds ]
		) {
			$after = 0;
			do {
				$rows  = $read( "$id > ? ORDER BY $id LIMIT ?", $after, $portion );
				$found = array();
				foreach ( $rows as $row ) {
					$after           = (int) $row['id'];
					$found[ $after ] = $facts( $row );
				}
				if ( array() !== $found ) {
					yield array( $kinds, $found );
				}
			} while ( count( $rows ) === $portion );
		}
	}

	/**
	 * @param list<int>      $source_ids
	 * @param list<FactKind> $kinds
	 * @return array<int, array<string, Fact>> By source and kind.
	 */
	public function of_sources( array $source_ids, array $kinds ): array {
		$names = array_map( static fn ( FactKind $kind ): string => $kind->value, $kinds );
		$facts = array();
		foreach ( $this->db->rows( 'SELECT kind, source_id, month, fields, amount FROM {programme_facts} WHERE kind IN (' . Db::marks( count( $names ) ) . ') AND source_id IN (' . Db::marks( count( $source_ids ) ) . ')', ...array( ...$names, ...$source_ids ) ) as $row ) {
			$facts[ (int) $row['source_id'] ][ (string) $row['kind'] ] = self::hydrate( $row );
		}
		return $facts;
	}

	/** @return list<Fact> */
	public function of_month( string $month, string $after_kind, int $after_id, int $limit ): array {
		return array_map( self::hydrate( ... ), $this->db->rows( 'SELECT kind, source_id, month, fields, amount FROM {programme_facts} WHERE month = ? AND ( kind > ? OR ( kind = ? AND source_id > ? ) ) ORDER BY kind, source_id LIMIT ?', $month, $after_kind, $after_kind, $after_id, $limit ) );
	}

	/**
	 * What people have a part in.
	 *
	 * @param list<int> $user_ids
	 * @return list<array{list<FactKind>, list<int>}> Kinds and sources.
	 */
	public function sources_of( array $user_ids ): array {
		$marks = Db::marks( count( $user_ids ) );
		$users = array() === $user_ids ? array( 0 ) : $user_ids;
		$ids   = fn ( string $sql, int ...$values ): array => array_map( 'intval', array_column( $this->db->rows( $sql, ...$values ), 'id' ) );
		return array(
			array( array( FactKind::Opened, ...FactKind::CLOSED ), $ids( "SELECT id FROM {mentorships} WHERE founder_id IN ($marks) OR mentor_id IN ($marks)", ...array( ...$users, ...$users ) ) ),
			array( array( FactKind::Minutes ), $ids( "SELECT id FROM {meetings} WHERE founder_id IN ($marks) OR mentor_id IN ($marks)", ...array( ...$users, ...$users ) ) ),
			array( array( FactKind::FounderScore, FactKind::MentorScore ), $ids( "SELECT id FROM {checkins} WHERE user_id IN ($marks)", ...$users ) ),
		);
	}

	/** @return list<string> */
	public function months(): array {
		return array_map( 'strval', array_column( $this->db->rows( 'SELECT DISTINCT month FROM {programme_facts}' ), 'month' ) );
	}

	/** @return list<array<string, string|null>> */
	private function mentorships( string $where, int ...$values ): array {
		return $this->db->rows(
			"SELECT m.id, m.founder_id, m.mentor_id, m.state, m.requested_at, m.ended_at, COALESCE( f.fields, p.fields, '' ) AS fields FROM {mentorships} m
			LEFT JOIN {programme_facts} f ON f.kind = 'opened' AND f.source_id = m.id LEFT JOIN {programme_people} p ON p.user_id = m.founder_id WHERE $where",
			...$values
		);
	}

	/** @return list<array<string, string|null>> */
	private function meetings( string $where, int ...$values ): array {
		return $this->db->rows( "SELECT g.id, g.founder_id, g.mentor_id, g.state, g.starts_at, g.month, g.held_minutes, COALESCE( f.fields, '' ) AS fields FROM {meetings} g LEFT JOIN {programme_facts} f ON f.kind = 'opened' AND f.source_id = g.mentorship_id WHERE $where", ...$values );
	}

	/** @return list<array<string, string|null>> */
	private function checkins( string $where, int ...$values ): array {
		return $this->db->rows( "SELECT c.id, c.side, c.answered_at, c.score, COALESCE( f.fields, '' ) AS fields FROM {checkins} c LEFT JOIN {programme_facts} f ON f.kind = 'opened' AND f.source_id = c.mentorship_id WHERE $where", ...$values );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, Fact>
	 */
	private static function facts_of_mentorship( array $row ): array {
		$closed = match ( $row['state'] ) {
			'requested', 'active' => null,
			'ended'      => FactKind::Ended,
			'unanswered' => FactKind::Unanswered,
			default      => FactKind::Dropped,
		};
		$fields = Person::fields( (string) $row['fields'] );
		$fact   = static fn ( FactKind $kind, ?string $at ): Fact => new Fact( $kind, (int) $row['id'], Clock::month( Clock::from_sql( (string) $at ) ), $fields );
		$facts  = array( FactKind::Opened->value => $fact( FactKind::Opened, $row['requested_at'] ) );
		if ( null !== $closed ) {
			$facts[ $closed->value ] = $fact( $closed, $row['ended_at'] ?? $row['requested_at'] );
		}
		return $facts;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, Fact>
	 */
	private static function facts_of_meeting( array $row ): array {
		return 'held' === $row['state'] ? array( FactKind::Minutes->value => new Fact( FactKind::Minutes, (int) $row['id'], (string) $row['month'], Person::fields( (string) $row['fields'] ), (int) $row['held_minutes'] ) ) : array();
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, Fact>
	 */
	private static function facts_of_checkin( array $row ): array {
		if ( null === $row['answered_at'] ) {
			return array();
		}
		$kind = 'mentor' === $row['side'] ? FactKind::MentorScore : FactKind::FounderScore;
		return array( $kind->value => new Fact( $kind, (int) $row['id'], Clock::month( Clock::from_sql( $row['answered_at'] ) ), Person::fields( (string) $row['fields'] ), (int) $row['score'] ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<string, Fact>
	 */
	private function by_kind( array $rows ): array {
		$facts = array();
		foreach ( $rows as $row ) {
			$facts[ (string) $row['kind'] ] = self::hydrate( $row );
		}
		return $facts;
	}

	/** @param array<string, string|null> $row */
	private static function hydrate( array $row ): Fact {
		return new Fact( FactKind::from( (string) $row['kind'] ), (int) $row['source_id'], (string) $row['month'], Person::fields( (string) $row['fields'] ), (int) $row['amount'] );
	}
}
