<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Db;

/**
 * The sums by month. Writers of one month wait for each other here, so it comes last in a change, in one order.
 */
final readonly class CellRepository {

	public function __construct( private Db $db, private PersonRepository $people ) {}

	/**
	 * Takes out what counts no more and adds what counts now.
	 *
	 * @param list<Cell> $old
	 * @param list<Cell> $new
	 */
	public function change( array $old, array $new ): void {
		$gone  = self::without( $old, $new );
		$added = self::without( $new, $old );
		foreach ( array( array( $gone, -1 ), array( $added, 1 ) ) as [ $cells, $sign ] ) {
			foreach ( self::by( $cells, static fn ( Cell $cell ): string => "{$cell->stage}|{$cell->amount}" ) as $same ) {
				$this->count( $same, $sign );
			}
			foreach ( self::by( array_filter( $cells, static fn ( Cell $cell ): bool => null !== $cell->seconds ), static fn ( Cell $cell ): string => "{$cell->stage}|{$cell->seconds}" ) as $same ) {
				$this->count_days( $same, $sign );
			}
		}
		foreach ( $gone as $cell ) {
			$this->bound( $cell );
		}
	}

	/**
	 * How many of a period reached each stage.
	 *
	 * @return array<string, array<string, int>> Month and stage.
	 */
	public function numbers( ProgrammeFilter $filter ): array {
		$numbers = array();
		foreach ( $this->db->rows( 'SELECT month, stage, number FROM {programme_months} WHERE role = ? AND field_id = ? AND month BETWEEN ? AND ?', $filter->role->value, $filter->field, $filter->from, $filter->to ) as $row ) {
			$numbers[ (string) $row['month'] ][ (string) $row['stage'] ] = (int) $row['number'];
		}
		return $numbers;
	}

	/**
	 * The time in the middle from the step before to each stage, and of how many people.
	 *
	 * @return array<string, array{days: float, n: int}> By stage.
	 */
	public function medians( ProgrammeFilter $filter ): array {
		$rows    = $this->db->rows(
			'SELECT stage, tenths, least, most, total FROM (
				SELECT stage, tenths, number, least, most, SUM( number ) OVER ( PARTITION BY stage ORDER BY tenths ) AS upto, SUM( number ) OVER ( PARTITION BY stage ) AS total FROM (
					SELECT stage, tenths, SUM( number ) AS number, MIN( least ) AS least, MAX( most ) AS most FROM {programme_days}
					WHERE role = ? AND field_id = ? AND month BETWEEN ? AND ? AND number > 0 GROUP BY stage, tenths
				) taken
			) ranked WHERE upto * 2 >= total AND ( upto - number ) * 2 <= total ORDER BY stage, tenths',
			$filter->role->value,
			$filter->field,
			$filter->from,
			$filter->to
		);
		$medians = array();
		foreach ( $rows as $row ) {
			$stage = (string) $row['stage'];
			// A second row of a stage: the two in the middle are the last of the one and the first of the other.
			$tenths            = isset( $medians[ $stage ] ) ? Cell::tenths( ( $medians[ $stage ]['most'] + (int) $row['least'] ) / 2 ) : (int) $row['tenths'];
			$medians[ $stage ] = array( 'days' => $tenths / 10, 'n' => (int) $row['total'], 'most' => (int) $row['most'] );
		}
		return array_map( static fn ( array $one ): array => array( 'days' => $one['days'], 'n' => $one['n'] ), $medians );
	}

	/**
	 * What facts add up to: within the period, and from the beginning to its end.
	 *
	 * @return array<string, array{number: int, amount: int, ever: int}> By kind.
	 */
	public function facts( ProgrammeFilter $filter ): array {
		$facts = array();
		$rows  = $this->db->rows(
			"SELECT stage, SUM( CASE WHEN month >= ? THEN number ELSE 0 END ) AS number, SUM( CASE WHEN month >= ? THEN amount ELSE 0 END ) AS amount, SUM( number ) AS ever FROM {programme_months} WHERE role = '' AND field_id = ? AND month <= ? GROUP BY stage",
			$filter->from,
			$filter->from,
			$filter->field,
			$filter->to
		);
		foreach ( $rows as $row ) {
			$facts[ (string) $row['stage'] ] = array( 'number' => (int) $row['number'], 'amount' => (int) $row['amount'], 'ever' => (int) $row['ever'] );
		}
		return $facts;
	}

	/** @return list<int> Fields that anything was counted for. */
	public function fields(): array {
		return array_map( 'intval', array_column( $this->db->rows( 'SELECT DISTINCT field_id FROM {programme_months} WHERE field_id > 0' ), 'field_id' ) );
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

	/** @param non-empty-list<Cell> $cells Of one amount. */
	private function count( array $cells, int $sign ): void {
		$amount = $sign * $cells[0]->amount;
		$values = array();
		foreach ( $cells as $cell ) {
			array_push( $values, $cell->role, $cell->field_id, $cell->month, $cell->stage, $sign, $amount );
		}
		$this->db->execute(
			'INSERT INTO {programme_months} (role, field_id, month, stage, number, amount) VALUES ' . self::rows_of( count( $cells ), 6 ) . ' ON DUPLICATE KEY UPDATE number = number + ?, amount = amount + ?',
			...array( ...$values, $sign, $amount )
		);
	}

	/** @param non-empty-list<Cell> $cells Of one time. */
	private function count_days( array $cells, int $sign ): void {
		$seconds = (int) $cells[0]->seconds;
		$values  = array();
		foreach ( $cells as $cell ) {
			array_push( $values, $cell->role, $cell->field_id, $cell->month, $cell->stage, Cell::tenths( $seconds ), $sign, $seconds, $seconds );
		}
		$this->db->execute(
			'INSERT INTO {programme_days} (role, field_id, month, stage, tenths, number, least, most) VALUES ' . self::rows_of( count( $cells ), 8 ) . ' ON DUPLICATE KEY UPDATE
			least = CASE WHEN number < 1 OR least > ? THEN ? ELSE least END, most = CASE WHEN number < 1 OR most < ? THEN ? ELSE most END, number = number + ?',
			...array( ...$values, $seconds, $seconds, $seconds, $seconds, $sign )
		);
	}

	/** After a correction: the shortest and the longest of those who are left. */
	private function bound( Cell $cell ): void {
		$stage  = Stage::tryFrom( $cell->stage );
		$bounds = null === $stage ? null : $this->people->bounds( $cell, $stage );
		if ( null !== $bounds ) {
			$this->db->execute( 'UPDATE {programme_days} SET least = ?, most = ? WHERE role = ? AND field_id = ? AND month = ? AND stage = ? AND tenths = ?', $bounds[0], $bounds[1], $cell->role, $cell->field_id, $cell->month, $cell->stage, Cell::tenths( (int) $cell->seconds ) );
		}
	}

	private static function rows_of( int $rows, int $columns ): string {
		return implode( ', ', array_fill( 0, $rows, '(' . Db::marks( $columns ) . ')' ) );
	}

	/**
	 * @param list<Cell> $cells
	 * @param list<Cell> $others
	 * @return list<Cell> In the order of their keys.
	 */
	private static function without( array $cells, array $others ): array {
		$known = array_flip( array_map( static fn ( Cell $cell ): string => $cell->value(), $others ) );
		$left  = array_values( array_filter( $cells, static fn ( Cell $cell ): bool => ! isset( $known[ $cell->value() ] ) ) );
		usort( $left, static fn ( Cell $a, Cell $b ): int => $a->value() <=> $b->value() );
		return $left;
	}

	/**
	 * @param array<Cell>              $cells
	 * @param callable( Cell ): string $of
	 * @return array<string, non-empty-list<Cell>>
	 */
	private static function by( array $cells, callable $of ): array {
		$groups = array();
		foreach ( $cells as $cell ) {
			$groups[ $of( $cell ) ][] = $cell;
		}
		return $groups;
	}
}
