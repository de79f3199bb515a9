<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Db;

/**
 * Makes the rows again from what still stands, and the sums from the rows. It fills an upgraded site, and tells of any other one that nothing differs.
 * Each portion is a transaction: killed, it runs again.
 */
final readonly class Rebuild {

	private const PORTION = 500;

	/** Members at a time: what they have written is locked meanwhile. */
	private const PEOPLE = 100;

	public function __construct( private Db $db, private PersonRepository $people, private FactRepository $facts, private CellRepository $cells ) {}

	/**
	 * @return list<string> What was different, e.g. `programme_months frontuser|0|2026-03|met: 4 → 5`; without ids of accounts.
	 */
	public function run(): array {
		return array( ...$this->people(), ...$this->facts(), ...$this->cells() );
	}

	/**
	 * The sums alone.
	 *
	 * @return list<string> What was different.
	 */
	public function cells(): array {
		$differences = array();
		$months      = array_unique( array( ...$this->people->months(), ...$this->facts->months(), ...$this->cells->months() ) );
		sort( $months );
		foreach ( $months as $month ) {
			$differences = array( ...$differences, ...$this->db->repeatable( fn (): array => $this->month( $month ) ) );
		}
		return $differences;
	}

	/**
	 * A field takes the place of another one: rows, and the sums of the two. It joins the transaction of the merge, so nobody sees half of it; acts that concern
	 * people of the two wait meanwhile.
	 */
	public function merge_field( int $from, int $to ): void {
		$this->db->transaction(
			function () use ( $from, $to ): void {
				$this->people->merge_field( $from, $to );
				$this->cells->forget_fields( $from, $to );
				$this->cells->put( ...self::sums( $this->cells_of_field( $to ) ) );
				$this->cells->put_facts( $to );
			}
		);
	}

	/** @return list<string> */
	private function people(): array {
		$differences = array();
		$after       = 0;
		do {
			[ $members, $last ] = $this->people->members( $after, self::PEOPLE );
			$differences        = array( ...$differences, ...$this->db->repeatable( fn (): array => $this->portion( $members ) ) );
			$after              = (int) $last;
		} while ( null !== $last );
		return $differences;
	}

	/**
	 * @param list<array{id: int, role: string, registered_at: int}> $members
	 * @return list<string>
	 */
	private function portion( array $members ): array {
		$ids = array_column( $members, 'id' );
		$old = $this->people->of_users( $ids );
		$this->people->add_all( array_values( array_filter( $members, static fn ( array $member ): bool => ! isset( $old[ $member['id'] ] ) ) ) );
		foreach ( $members as $member ) {
			$known = $old[ $member['id'] ] ?? null;
			null === $known || $known->role === $member['role'] || $this->people->set_role( $member['id'], $member['role'] );
		}
		$rows  = $this->people->of_users( $ids );
		$roles = array();
		foreach ( $rows as $person ) {
			$roles[ $person->role ][] = $person->id;
		}
		foreach ( $roles as $role => $row_ids ) {
			$this->people->refresh_rows( $role, $row_ids );
		}
		$this->people->fill_fields( array_values( $this->people->of_users( $ids ) ) );
		$differences = array();
		foreach ( $this->people->of_users( $ids ) as $user_id => $now ) {
			$was = $old[ $user_id ] ?? null;
			if ( null === $was || array( $was->role, $was->month, $was->fields, $was->moments ) !== array( $now->role, $now->month, $now->fields, $now->moments ) ) {
				$differences[] = "programme_people {$now->id}";
			}
		}
		return $differences;
	}

	/** @return list<string> */
	private function facts(): array {
		$differences = array();
		foreach ( $this->facts->all_sources( self::PORTION ) as [ $kinds, $sources ] ) {
			$differences = array( ...$differences, ...$this->db->repeatable( fn (): array => $this->facts_of( $kinds, $sources ) ) );
		}
		return $differences;
	}

	/**
	 * @param list<FactKind>                  $kinds
	 * @param array<int, array<string, Fact>> $sources
	 * @return list<string>
	 */
	private function facts_of( array $kinds, array $sources ): array {
		$differences = array();
		$new         = array();
		$stored      = $this->facts->of_sources( array_keys( $sources ), $kinds );
		foreach ( $sources as $id => $now ) {
			$old = $stored[ $id ] ?? array();
			foreach ( array_diff_key( $old, $now ) as $gone ) {
				$this->facts->remove( $gone );
				$differences[] = "programme_facts {$gone->kind->value} $id";
			}
			foreach ( $now as $kind => $fact ) {
				if ( ! isset( $old[ $kind ] ) ) {
					$new[]         = $fact;
					$differences[] = "programme_facts $kind $id";
				} elseif ( $old[ $kind ] != $fact ) { // phpcs:ignore Universal.Operators.StrictComparisons -- compares what is in them.
					$this->facts->put( $fact );
					$differences[] = "programme_facts $kind $id";
				}
			}
		}
		$this->facts->add( $new );
		return $differences;
	}

	/** @return list<string> */
	private function month( string $month ): array {
		[ $numbers, $days ] = self::sums( $this->cells_of( $month ) );
		$differences = array();
		$stored      = $this->cells->of_month( $month );
		foreach ( array_keys( $numbers + $stored ) as $key ) {
			[ $is, $was ] = array( $numbers[ $key ] ?? array( 0, 0 ), $stored[ $key ] ?? array( 0, 0 ) );
			if ( $is !== $was ) {
				$this->cells->correct( $key, $is[0] - $was[0], $is[1] - $was[1] );
				$differences[] = "programme_months $key: " . implode( '/', $was ) . ' → ' . implode( '/', $is );
			}
		}
		$stored = $this->cells->days_of_month( $month );
		foreach ( array_keys( $days + $stored ) as $key ) {
			[ $is, $was ] = array( $days[ $key ] ?? array( 0, 0, 0 ), $stored[ $key ] ?? array( 0, 0, 0 ) );
			if ( $is !== $was ) {
				$this->cells->correct_days( $key, $is[0] - $was[0], $is[1], $is[2] );
				$differences[] = "programme_days $key: " . implode( '/', $was ) . ' → ' . implode( '/', $is );
			}
		}
		return $differences;
	}

	/**
	 * @param iterable<Cell> $cells
	 * @return array{array<string, array{int, int}>, array<string, array{int, int, int}>} As CellRepository::of_month() and days_of_month().
	 */
	private static function sums( iterable $cells ): array {
		$numbers = array();
		$days    = array();
		foreach ( $cells as $cell ) {
			$key                = $cell->key();
			$numbers[ $key ]  ??= array( 0, 0 );
			$numbers[ $key ][0] += 1;
			$numbers[ $key ][1] += $cell->amount;
			if ( null !== $cell->seconds ) {
				$key         .= '|' . Cell::tenths( $cell->seconds );
				$was          = $days[ $key ] ?? array( 0, $cell->seconds, $cell->seconds );
				$days[ $key ] = array( $was[0] + 1, min( $was[1], $cell->seconds ), max( $was[2], $cell->seconds ) );
			}
		}
		return array( $numbers, $days );
	}

	/** @return iterable<Cell> What people count in for a field. */
	private function cells_of_field( int $field_id ): iterable {
		$after = 0;
		do {
			$people = $this->people->of_field( $field_id, $after, self::PORTION );
			foreach ( $people as $person ) {
				$after = $person->id;
				yield from array_filter( $person->cells(), static fn ( Cell $cell ): bool => $field_id === $cell->field_id );
			}
		} while ( count( $people ) === self::PORTION );
	}

	/** @return iterable<Cell> */
	private function cells_of( string $month ): iterable {
		$after = 0;
		do {
			$people = $this->people->of_month( $month, $after, self::PORTION );
			foreach ( $people as $person ) {
				$after = $person->id;
				yield from $person->cells();
			}
		} while ( count( $people ) === self::PORTION );
		$kind = '';
		$id   = 0;
		do {
			$facts = $this->facts->of_month( $month, $kind, $id, self::PORTION );
			foreach ( $facts as $fact ) {
				[ $kind, $id ] = array( $fact->kind->value, $fact->source_id );
				yield from $fact->cells();
			}
		} while ( count( $facts ) === self::PORTION );
	}
}
