<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;

/**
 * Imports, the records they refused, and whose turn it is to work at one.
 */
final readonly class ImportRepository {

	/** Seconds for which a process that says nothing keeps its turn. */
	public const TURN = 60;

	/** Option: until when someone has the turn (Unix seconds), and who. One row decides, whichever import it is for. */
	private const HELD = 'mentoriai_import_turn';

	/** Refusals that one statement writes. */
	private const PART = 500;

	private const COLUMNS = 'id, source, state, file, name, encoding, heads, options, total, done, count_new, count_changed, count_same, count_refused, changed_columns, place, started_by, created_at, checked_at, worked_at';

	public function __construct( private Db $db ) {}

	/** @param list<array{head: string, field: string|null}> $heads */
	public function add( string $source, string $file, string $name, string $encoding, array $heads, Options $options, int $staff_id, int $now ): int {
		return $this->db->insert(
			'{imports}',
			array(
				'source'     => $source,
				'state'      => ImportState::Checked->value,
				'file'       => $file,
				'name'       => new FreeText( $name ),
				'encoding'   => $encoding,
				'heads'      => self::json( $heads ),
				'heads_key'  => self::heads_key( array_column( $heads, 'head' ) ),
				'options'    => self::json( $options->stored() ),
				'started_by' => $staff_id,
				'created_at' => Clock::to_sql( $now ),
			)
		);
	}

	public function find( int $id ): ?Import {
		return $this->list_of( 'WHERE id = ?', $id )[0] ?? null;
	}

	/** @return list<Import> */
	public function newest( int $limit, int $offset ): array {
		return $this->list_of( 'ORDER BY id DESC LIMIT ? OFFSET ?', $limit, $offset );
	}

	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {imports}' );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> Those whose refusals are still there.
	 */
	public function with_refusals( array $ids ): array {
		$rows = array() === $ids ? array() : $this->db->rows( 'SELECT id FROM {imports} WHERE id IN (' . Db::marks( count( $ids ) ) . ') AND EXISTS ( SELECT 1 FROM {import_refusals} WHERE import_id = {imports}.id )', ...$ids );
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** @return list<Import> Oldest first. */
	public function running(): array {
		return $this->list_of( 'WHERE state = ? ORDER BY id', ImportState::Running->value );
	}

	/** @return array<int, array{string, string}> Row to the key of the column and the reason, in the order of rows. */
	public function refusals( int $id, int $after, int $limit ): array {
		$found = array();
		foreach ( $this->db->rows( 'SELECT record, field, reason FROM {import_refusals} WHERE import_id = ? AND record > ? ORDER BY record LIMIT ?', $id, $after, $limit ) as $row ) {
			$found[ (int) $row['record'] ] = array( (string) $row['field'], (string) $row['reason'] );
		}
		return $found;
	}

	/** @return list<string> Cursors of the records that a check found new or changed, in the order of rows. */
	public function previews( int $id, ?Outcome $outcome, int $limit, int $offset ): array {
		[ $where, $values ] = null === $outcome ? array( '', array() ) : array( ' AND outcome = ?', array( $outcome->value ) );
		return array_map( 'strval', array_column( $this->db->rows( "SELECT place FROM {import_previews} WHERE import_id = ?$where ORDER BY record LIMIT ? OFFSET ?", ...array( $id, ...$values, $limit, $offset ) ), 'place' ) );
	}

	/**
	 * What was chosen last for a file with the same heads; the reasons of a refused.csv that is sent again are no head of it.
	 *
	 * @param list<string> $heads
	 * @return list<string|null>|null
	 */
	public function chosen_columns( array $heads ): ?array {
		$first = RefusedFile::REASON === end( $heads ) ? array_slice( $heads, 0, -1 ) : $heads;
		$kept  = $this->db->value( 'SELECT heads FROM {imports} WHERE heads_key IN (?, ?) AND checked_at IS NOT NULL ORDER BY id DESC LIMIT 1', self::heads_key( $heads ), self::heads_key( $first ) );
		$kept  = null === $kept ? array() : self::heads( $kept );
		return in_array( array_column( $kept, 'head' ), array( $heads, $first ), true ) ? array_pad( array_column( $kept, 'field' ), count( $heads ), null ) : null;
	}

	/** @param list<array{head: string, field: string|null}> $heads */
	public function choose( int $id, array $heads, Options $options ): void {
		$this->db->execute( "UPDATE {imports} SET heads = ?, options = ?, checked_at = NULL WHERE id = ? AND state = 'checked'", self::json( $heads ), self::json( $options->stored() ), $id );
	}

	/** In a transaction. */
	public function keep_check( int $id, Tally $tally, int $now ): void {
		$kept = $this->db->execute(
			"UPDATE {imports} SET total = ?, done = 0, count_new = ?, count_changed = ?, count_same = ?, count_refused = ?, changed_columns = ?, checked_at = ? WHERE id = ? AND state = 'checked'",
			$tally->total(),
			...array( ...$tally->counts(), self::json( $tally->changed() ), Clock::to_sql( $now ), $id )
		);
		if ( 1 !== $kept ) {
			return;
		}
		$this->forget_rows( $id );
		foreach ( $tally->previews() as $outcome => $cursors ) {
			foreach ( array_chunk( $cursors, self::PART, true ) as $part ) {
				$values = array();
				foreach ( $part as $row => $cursor ) {
					array_push( $values, $id, $row, $outcome, $cursor );
				}
				$this->db->execute( 'INSERT INTO {import_previews} (import_id, record, outcome, place) VALUES ' . Db::rows_of_marks( count( $part ), 4 ), ...$values );
			}
		}
		for ( $from = 0; array() !== $part = $tally->refusals( $from, self::PART ); $from += self::PART ) {
			$values = array();
			foreach ( $part as $row => [ $column, $reason ] ) {
				array_push( $values, $id, $row, $column, $reason );
			}
			$this->db->execute( 'INSERT INTO {import_refusals} (import_id, record, field, reason) VALUES ' . Db::rows_of_marks( count( $part ), 4 ), ...$values );
		}
	}

	/** Refusals and previews. */
	private function forget_rows( int $id ): void {
		$this->db->execute( 'DELETE FROM {import_refusals} WHERE import_id = ?', $id );
		$this->db->execute( 'DELETE FROM {import_previews} WHERE import_id = ?', $id );
	}

	/** Begins to count anew, in a transaction; false where it began already. */
	public function start( int $id, Options $options, int $staff_id, int $now ): bool {
		$began = 1 === $this->db->execute(
			"UPDATE {imports} SET state = 'running', options = ?, started_by = ?, worked_at = ?, done = 0, count_new = 0, count_changed = 0, count_same = 0, count_refused = 0, place = '' WHERE id = ? AND state = 'checked' AND checked_at IS NOT NULL",
			self::json( $options->stored() ),
			$staff_id,
			Clock::to_sql( $now ),
			$id
		);
		$began && $this->forget_rows( $id );
		return $began;
	}

	/** @param non-empty-list<ImportState> $from */
	public function move( int $id, array $from, ImportState $to, int $now ): bool {
		$time = Clock::to_sql( $now );
		return 1 === $this->db->execute(
			'UPDATE {imports} SET state = ?, worked_at = ?' . ( $to->is_over() ? ', ended_at = ?' : '' ) . ' WHERE id = ? AND state IN (' . Db::marks( count( $from ) ) . ')',
			...array( $to->value, $time, ...( $to->is_over() ? array( $time ) : array() ), $id, ...array_column( $from, 'value' ) )
		);
	}

	/** Whether another import is under way: someone worked at it within the last minute. */
	public function is_other_running( int $id, int $now ): bool {
		return null !== $this->db->value( "SELECT id FROM {imports} WHERE state = 'running' AND id <> ? AND worked_at > ? LIMIT 1", $id, Clock::to_sql( $now - self::TURN ) );
	}

	/**
	 * Takes the turn to work at an import, which nobody has then for another one. Null where somebody has it.
	 *
	 * @return string|null Who has it: for hold(), advance() and release().
	 */
	public function claim( int $id, int $now ): ?string {
		$who   = bin2hex( random_bytes( 16 ) );
		$table = $this->db->options();
		$this->db->execute( "INSERT IGNORE INTO $table (option_name, option_value, autoload) VALUES (?, ?, ?)", self::HELD, '0', 'off' );
		if ( 1 !== $this->db->execute( "UPDATE $table SET option_value = ? WHERE option_name = ? AND option_value < ?", self::held( $now, $who ), self::HELD, (string) $now ) ) {
			return null;
		}
		// Whoever had it and is only slow writes nothing more.
		$this->db->execute( "UPDATE {imports} SET claim = '' WHERE claim <> '' AND id <> ?", $id );
		$this->db->execute( "UPDATE {imports} SET claim = ?, worked_at = ? WHERE id = ? AND state = 'running'", $who, Clock::to_sql( $now ), $id );
		return $who;
	}

	/** Keeps the turn for another minute. */
	public function hold( int $id, string $who, int $now ): void {
		$this->db->execute( "UPDATE {$this->db->options()} SET option_value = ? WHERE option_name = ? AND option_value LIKE ?", self::held( $now, $who ), self::HELD, "% $who" );
		$this->db->execute( 'UPDATE {imports} SET worked_at = ? WHERE id = ? AND claim = ?', Clock::to_sql( $now ), $id, $who );
	}

	public function release( string $who ): void {
		$this->db->execute( "UPDATE {$this->db->options()} SET option_value = '0' WHERE option_name = ? AND option_value LIKE ?", self::HELD, "% $who" );
	}

	/** One record further, in the transaction that writes it. False where the import was paused or the turn lost: then nothing may stand. */
	public function advance( int $id, string $who, Verdict $verdict ): bool {
		$count = 'count_' . $verdict->outcome->value;
		$went  = 1 === $this->db->execute(
			"UPDATE {imports} SET place = ?, done = done + 1, $count = $count + 1 WHERE id = ? AND claim = ? AND state = 'running'",
			$verdict->record->cursor,
			$id,
			$who
		);
		if ( $went && Outcome::Refused === $verdict->outcome ) {
			$this->db->insert( '{import_refusals}', array( 'import_id' => $id, 'record' => $verdict->record->row, 'field' => $verdict->column, 'reason' => $verdict->reason ) );
		}
		return $went;
	}

	/** @return list<Import> Whose files and refusals are not needed any more; one that is paused for so long too. */
	public function old( string $worked_before, string $created_before ): array {
		return $this->list_of(
			"WHERE ( ended_at < ? AND ( file <> '' OR EXISTS ( SELECT 1 FROM {import_refusals} WHERE import_id = {imports}.id ) ) ) OR ( state = 'paused' AND worked_at < ? ) OR ( state = 'checked' AND created_at < ? )",
			$worked_before,
			$worked_before,
			$created_before
		);
	}

	public function drop_file( int $id ): void {
		$this->db->execute( "UPDATE {imports} SET file = '' WHERE id = ?", $id );
		$this->forget_rows( $id );
	}

	/** Whole, where it was never started. */
	public function remove( int $id ): bool {
		return $this->db->transaction(
			function () use ( $id ): bool {
				$is_gone = 1 === $this->db->execute( "DELETE FROM {imports} WHERE id = ? AND state = 'checked'", $id );
				$is_gone && $this->forget_rows( $id );
				return $is_gone;
			}
		);
	}

	/** @return list<string> Names of the private files of all imports. */
	public function files(): array {
		return array_map( 'strval', array_column( $this->db->rows( "SELECT file FROM {imports} WHERE file <> ''" ), 'file' ) );
	}

	/** @return list<Import> */
	public function of_staff( int $user_id ): array {
		return $this->list_of( 'WHERE started_by = ? ORDER BY id', $user_id );
	}

	public function forget_staff( int $user_id ): bool {
		return 0 < $this->db->execute( 'UPDATE {imports} SET started_by = 0 WHERE started_by = ?', $user_id );
	}

	/** @return list<Import> */
	private function list_of( string $which, int|string ...$values ): array {
		return array_map( self::import( ... ), $this->db->rows( 'SELECT ' . self::COLUMNS . " FROM {imports} $which", ...$values ) );
	}

	/** @param array<string, string|null> $row */
	private static function import( array $row ): Import {
		$options = json_decode( (string) $row['options'], true );
		$changed = json_decode( (string) $row['changed_columns'], true );
		$counts  = array();
		foreach ( Outcome::cases() as $outcome ) {
			$counts[ $outcome->value ] = (int) $row[ 'count_' . $outcome->value ];
		}
		return new Import(
			(int) $row['id'],
			(string) $row['source'],
			ImportState::from( (string) $row['state'] ),
			(string) $row['file'],
			(string) $row['name'],
			(string) $row['encoding'],
			self::heads( (string) $row['heads'] ),
			Options::of_sent( is_array( $options ) ? $options : array() ),
			(int) $row['total'],
			(int) $row['done'],
			$counts,
			is_array( $changed ) ? array_map( 'intval', $changed ) : array(),
			(string) $row['place'],
			(int) $row['started_by'],
			(string) $row['created_at'],
			$row['checked_at'],
			$row['worked_at']
		);
	}

	/** @return list<array{head: string, field: string|null}> */
	private static function heads( string $json ): array {
		$heads = json_decode( $json, true );
		return array_map( static fn ( mixed $head ): array => array( 'head' => (string) ( $head['head'] ?? '' ), 'field' => isset( $head['field'] ) ? (string) $head['field'] : null ), is_array( $heads ) ? array_values( $heads ) : array() );
	}

	/** @param list<string> $heads */
	private static function heads_key( array $heads ): string {
		return md5( implode( "\n", $heads ) );
	}

	private static function held( int $now, string $who ): string {
		return ( $now + self::TURN ) . ' ' . $who;
	}

	private static function json( mixed $data ): FreeText {
		return new FreeText( (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
	}
}
