<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Role;

/**
 * The sums by month. Writers of one month wait for each other here, so it comes last in a change, in one order.
 */
final readonly class CellRepository {

	/** Rows a statement. */
	private const PORTION = 500;

	public function __construct( private Db $db, private PersonRepository $people ) {}

	/**
	 * Takes out what counts no more and adds what counts now, row by row in the order of their keys.
	 *
	 * @param list<Cell> $old
	 * @param list<Cell> $new
	 */
	public function change( array $old, array $new ): void {
		$counts = array();
		foreach ( array( array( $old, -1 ), array( $new, 1 ) ) as [ $cells, $sign ] ) {
			foreach ( $cells as $cell ) {
				$counts[ $cell->value() ] = array( $cell, ( $counts[ $cell->value() ][1] ?? 0 ) + $sign );
			}
		}
		$counts = array_filter( $counts, static fn ( array $one ): bool => 0 !== $one[1] );
		ksort( $counts, SORT_STRING );
		$sums = array();
		foreach ( $counts as [ $cell, $count ] ) {
			[ , $number, $amount ] = $sums[ $cell->key() ] ?? array( $cell, 0, 0 );
			$sums[ $cell->key() ]  = array( $cell, $number + $count, $amount + $count * $cell->amount );
		}
		$sums = array_filter( $sums, static fn ( array $one ): bool => 0 !== $one[1] || 0 !== $one[2] );
		foreach ( self::neighbours( $sums, static fn ( array $one ): string => "{$one[1]}|{$one[2]}" ) as $same ) {
			$this->count( array_column( $same, 0 ), $same[0][1], $same[0][2] );
		}
		$timed = array_filter( $counts, static fn ( array $one ): bool => null !== $one[0]->seconds );
		foreach ( self::neighbours( $timed, static fn ( array $one ): string => "{$one[1]}|{$one[0]->seconds}" ) as $same ) {
			$this->count_days( array_column( $same, 0 ), $same[0][1] );
		}
		foreach ( $timed as [ $cell, $count ] ) {
			$count > 0 || $this->bound( $cell );
		}
	}

	/**
	 * How many of each period reached each stage.
	 *
	 * @param array<int, ProgrammeFilter> $filters
	 * @return array<int, array<string, array<string, int>>> By key of the filter, month and stage.
	 */
	public function numbers( array $filters ): array {
		$numbers = array();
		foreach ( $this->of_each( $filters, 'SELECT ? AS place, month, stage, number FROM {programme_months} WHERE role = ? AND field_id = ? AND month BETWEEN ? AND ?', self::people( ... ) ) as $row ) {
			$numbers[ (int) $row['place'] ][ (string) $row['month'] ][ (string) $row['stage'] ] = (int) $row['number'];
		}
		return $numbers;
	}

	/**
	 * The time in the middle from the step before to each stage, and of how many people.
	 *
	 * @param array<int, ProgrammeFilter> $filters
	 * @return array<int, array<string, array{days: float, n: int}>> By key of the filter and stage.
	 */
	public function medians( array $filters ): array {
		$rows    = $this->of_each(
			$filters,
			'SELECT ? AS place, stage, tenths, least, most, total FROM (
				SELECT stage, tenths, number, least, most, SUM( number ) OVER ( PARTITION BY stage ORDER BY tenths ) AS upto, SUM( number ) OVER ( PARTITION BY stage ) AS total FROM (
					SELECT stage, tenths, SUM( number ) AS number, MIN( least ) AS least, MAX( most ) AS most FROM {programme_days}
					WHERE role = ? AND field_id = ? AND month BETWEEN ? AND ? AND number > 0 GROUP BY stage, tenths
				) taken
			) ranked WHERE upto * 2 >= total AND ( upto - number ) * 2 <= total',
			self::people( ... ),
			' ORDER BY place, stage, tenths'
		);
		$medians = array();
		foreach ( $rows as $row ) {
			$place = (int) $row['place'];
			$stage = (string) $row['stage'];
			// A second row of a stage: the two in the middle are the last of the one and the first of the other.
			$tenths                      = isset( $medians[ $place ][ $stage ] ) ? Cell::tenths( ( $medians[ $place ][ $stage ]['most'] + (int) $row['least'] ) / 2 ) : (int) $row['tenths'];
			$medians[ $place ][ $stage ] = array( 'days' => $tenths / 10, 'n' => (int) $row['total'], 'most' => (int) $row['most'] );
		}
		return array_map( static fn ( array $stages ): array => array_map( static fn ( array $one ): array => array( 'days' => $one['days'], 'n' => $one['n'] ), $stages ), $medians );
	}

	/**
	 * What facts add up to: within the period, and from the beginning to its end.
	 *
	 * @param array<int, ProgrammeFilter> $filters
	 * @return array<int, array<string, array{number: int, amount: int, ever: int}>> By key of the filter and kind.
	 */
	public function facts( array $filters ): array {
		$facts = array();
		$rows  = $this->of_each(
			$filters,
			"SELECT ? AS place, stage, SUM( CASE WHEN month >= ? THEN number ELSE 0 END ) AS number, SUM( CASE WHEN month >= ? THEN amount ELSE 0 END ) AS amount, SUM( number ) AS ever FROM {programme_months} WHERE role = '' AND field_id = ? AND month <= ? GROUP BY stage",
			static fn ( ProgrammeFilter $filter ): array => array( $filter->from, $filter->from, $filter->field, $filter->to )
		);
		foreach ( $rows as $row ) {
			$facts[ (int) $row['place'] ][ (string) $row['stage'] ] = array( 'number' => (int) $row['number'], 'amount' => (int) $row['amount'], 'ever' => (int) $row['ever'] );
		}
		return $facts;
	}

	/** @return array{string, int, string, string} Which rows of people are asked for. */
	private static function people( ProgrammeFilter $filter ): array {
		return array( $filter->role->value, $filter->field, $filter->from, $filter->to );
	}

	/**
	 * The same of each filter, in one query.
	 *
	 * @param array<int, ProgrammeFilter>                   $filters
	 * @param string                                        $sql     Its first `?` is the key of the filter, which comes back as `place`.
	 * @param callable( ProgrammeFilter ): list<int|string> $values  Of the other ones.
	 * @return list<array<string, string|null>>
	 */
	private function of_each( array $filters, string $sql, callable $values, string $order = '' ): array {
		$bound = array();
		foreach ( $filters as $place => $filter ) {
			array_push( $bound, $place, ...$values( $filter ) );
		}
		return array() === $filters ? array() : $this->db->rows( implode( ' UNION ALL ', array_fill( 0, count( $filters ), $sql ) ) . $order, ...$bound );
	}

	/** @return list<string> */
	public function months(): array {
		return array_map( 'strval', array_column( $this->db->rows( 'SELECT DISTINCT month FROM {programme_months}' ), 'month' ) );
	}

	/**
	 * What stands in the sums of a month, without zeros.
	 *
	 * @return array<string, array{int, int}> Key to number and sum of amounts, or to number and 0 with the tenths behind the key.
	 */
	public function of_month( string $month ): array {
		$cells = array();
		foreach ( $this->db->rows( 'SELECT role, field_id, stage, number, amount FROM {programme_months} WHERE month = ? AND ( number <> 0 OR amount <> 0 )', $month ) as $row ) {
			$cells[ "{$row['role']}|{$row['field_id']}|$month|{$row['stage']}" ] = array( (int) $row['number'], (int) $row['amount'] );
		}
		return $cells;
	}

	/** @return array<string, array{int, int, int}> Key with the tenths to number, shortest and longest time. */
	public function days_of_month( string $month ): array {
		$cells = array();
		foreach ( $this->db->rows( 'SELECT role, field_id, stage, tenths, number, least, most FROM {programme_days} WHERE month = ? AND number <> 0', $month ) as $row ) {
			$cells[ "{$row['role']}|{$row['field_id']}|$month|{$row['stage']}|{$row['tenths']}" ] = array( (int) $row['number'], (int) $row['least'], (int) $row['most'] );
		}
		return $cells;
	}

	/** Adds a difference to a sum: others may count in it at the same moment. */
	public function correct( string $key, int $number, int $amount ): void {
		[ $role, $field_id, $month, $stage ] = explode( '|', $key );
		$this->db->execute(
			'INSERT INTO {programme_months} (role, field_id, month, stage, number, amount) VALUES (?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE number = number + ?, amount = amount + ?',
			$role,
			(int) $field_id,
			$month,
			$stage,
			$number,
			$amount,
			$number,
			$amount
		);
	}

	public function correct_days( string $key, int $number, int $least, int $most ): void {
		[ $role, $field_id, $month, $stage, $tenths ] = explode( '|', $key );
		$this->db->execute(
			'INSERT INTO {programme_days} (role, field_id, month, stage, tenths, number, least, most) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE number = number + ?, least = ?, most = ?',
			$role,
			(int) $field_id,
			$month,
			$stage,
			(int) $tenths,
			$number,
			$least,
			$most,
			$number,
			$least,
			$most
		);
	}

	public function forget_fields( int ...$field_ids ): void {
		foreach ( array( '{programme_months}', '{programme_days}' ) as $table ) {
			foreach ( array( '', Role::Founder->value, Role::Mentor->value ) as $role ) {
				$this->db->execute( "DELETE FROM $table WHERE role = ? AND field_id IN (" . Db::marks( count( $field_ids ) ) . ')', $role, ...$field_ids );
			}
		}
	}

	/**
	 * Sums of which no row is stored.
	 *
	 * @param array<string, array{int, int}>      $numbers As of of_month().
	 * @param array<string, array{int, int, int}> $days    As of days_of_month().
	 */
	public function put( array $numbers, array $days ): void {
		foreach ( array( '{programme_months} (role, field_id, month, stage, number, amount)' => $numbers, '{programme_days} (role, field_id, month, stage, tenths, number, least, most)' => $days ) as $table => $sums ) {
			foreach ( array_chunk( $sums, self::PORTION, true ) as $portion ) {
				$rows = array();
				foreach ( $portion as $key => $values ) {
					$rows[] = array( ...explode( '|', $key ), ...$values );
				}
				$this->db->execute( "INSERT INTO $table VALUES " . Db::rows_of_marks( count( $rows ), count( $rows[0] ) ), ...array_merge( ...$rows ) );
			}
		}
	}

	/** Sums of facts of a field, of which no row is stored. An INSERT reads what others have written meanwhile. */
	public function put_facts( int $field_id ): void {
		$this->db->execute( "INSERT INTO {programme_months} (role, field_id, month, stage, number, amount) SELECT '', ?, month, kind, COUNT(*), SUM( amount ) FROM {programme_facts} WHERE fields LIKE ? GROUP BY month, kind", $field_id, "%,$field_id,%" );
	}

	/** @param list<Cell> $cells */
	private function count( array $cells, int $number, int $amount ): void {
		$values = array();
		foreach ( $cells as $cell ) {
			array_push( $values, $cell->role, $cell->field_id, $cell->month, $cell->stage, $number, $amount );
		}
		$this->db->execute(
			'INSERT INTO {programme_months} (role, field_id, month, stage, number, amount) VALUES ' . Db::rows_of_marks( count( $cells ), 6 ) . ' ON DUPLICATE KEY UPDATE number = number + ?, amount = amount + ?',
			...array( ...$values, $number, $amount )
		);
	}

	/** @param non-empty-list<Cell> $cells Of one time. */
	private function count_days( array $cells, int $number ): void {
		$seconds = (int) $cells[0]->seconds;
		$values  = array();
		foreach ( $cells as $cell ) {
			array_push( $values, $cell->role, $cell->field_id, $cell->month, $cell->stage, Cell::tenths( $seconds ), $number, $seconds, $seconds );
		}
		$this->db->execute(
			'INSERT INTO {programme_days} (role, field_id, month, stage, tenths, number, least, most) VALUES ' . Db::rows_of_marks( count( $cells ), 8 ) . ' ON DUPLICATE KEY UPDATE
			least = CASE WHEN number < 1 OR least > ? THEN ? ELSE least END, most = CASE WHEN number < 1 OR most < ? THEN ? ELSE most END, number = number + ?',
			...array( ...$values, $seconds, $seconds, $seconds, $seconds, $number )
		);
	}

	/** After a correction: the shortest and the longest of those who are left. Most were neither, and nobody else need be read. */
	private function bound( Cell $cell ): void {
		$stage = Stage::tryFrom( $cell->stage );
		$where = 'WHERE role = ? AND field_id = ? AND month = ? AND stage = ? AND tenths = ?';
		$key   = array( $cell->role, $cell->field_id, $cell->month, $cell->stage, Cell::tenths( (int) $cell->seconds ) );
		if ( null !== $stage && null !== $this->db->value( "SELECT number FROM {programme_days} $where AND number > 0 AND ( least = ? OR most = ? )", ...array( ...$key, (int) $cell->seconds, (int) $cell->seconds ) ) ) {
			$bounds = $this->people->bounds( $cell, $stage );
			null === $bounds || $this->db->execute( "UPDATE {programme_days} SET least = ?, most = ? $where", ...array( ...$bounds, ...$key ) );
		}
	}

	/**
	 * In the same order, those that stand side by side and are alike together.
	 *
	 * @template T of array{Cell, int, ...}
	 * @param array<T>              $rows
	 * @param callable( T ): string $of
	 * @return list<non-empty-list<T>>
	 */
	private static function neighbours( array $rows, callable $of ): array {
		$groups = array();
		$last   = null;
		foreach ( $rows as $row ) {
			$kind = $of( $row );
			if ( $kind === $last ) {
				$groups[ count( $groups ) - 1 ][] = $row;
			} else {
				$groups[] = array( $row );
			}
			$last = $kind;
		}
		return $groups;
	}
}
