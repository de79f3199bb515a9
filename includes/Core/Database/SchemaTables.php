<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use wpdb;

/**
 * Creates tables as their definitions say, and tells what of them is not there.
 */
final readonly class SchemaTables {

	/** How often a change of a table that is in use begins, of a second each, and microseconds in between. */
	private const TRIES = 15;
	private const PAUSE = 200_000;

	public function __construct( private wpdb $wpdb, private Db $db ) {}

	/**
	 * @param list<Table> $tables
	 * @throws SchemaRefused Where something is missing afterwards.
	 */
	public function make( array $tables ): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$errors = $this->errors_of(
			function () use ( $tables ): void {
				foreach ( $tables as $table ) {
					$this->bring( 'CREATE TABLE ' . $this->db->table( $table::name() ) . " (\n" . implode( "\n", self::lines( $table ) ) . "\n) " . $this->wpdb->get_charset_collate() . ';' );
				}
			}
		);
		$missing = $this->missing( $tables );
		if ( array() !== $missing ) {
			throw new SchemaRefused( array_slice( $missing, 0, 10 ), array_slice( $errors, 0, 3 ) );
		}
	}

	/**
	 * dbDelta() makes each column and key a statement of its own. Under a word index each would copy the table while writers wait; so the columns
	 * are one statement, which copies nothing elsewhere, and the keys another, beside which people write.
	 */
	private function bring( string $definition ): void {
		if ( $this->db->is_sqlite() ) {
			dbDelta( $definition );
			return;
		}
		$changes = array();
		$collect = static function ( string $sql ) use ( &$changes ): string {
			if ( 1 !== preg_match( '~^ALTER TABLE (\S+) ((?:ADD|CHANGE|ALTER) (COLUMN)?.*)~s', $sql, $found ) ) {
				return $sql;
			}
			$changes[ $found[1] . ' ' . ( $found[3] ?? '' ) ][] = $found[2];
			return '';
		};
		add_filter( 'query', $collect );
		try {
			dbDelta( $definition );
		} finally {
			remove_filter( 'query', $collect );
		}
		foreach ( $changes as $table => $parts ) {
			$this->alter( 'ALTER TABLE ' . explode( ' ', $table )[0] . ' ' . implode( ', ', $parts ) );
		}
	}

	/** While a change waits for whoever reads the table, as a backup does, everybody else waits behind it: so it gives way and tries again. */
	private function alter( string $sql ): void {
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			$this->wpdb->query( 'SET SESSION lock_wait_timeout = 1' );
			$done    = $this->wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL -- of our definitions.
			$is_busy = false === $done && $this->db->has_timed_out();
			$this->wpdb->query( 'SET SESSION lock_wait_timeout = DEFAULT' );
			if ( ! $is_busy ) {
				return;
			}
			usleep( self::PAUSE );
		}
	}

	/**
	 * @param list<Table> $tables
	 * @return list<string> See SchemaRefused.
	 */
	public function missing( array $tables ): array {
		$missing = array();
		foreach ( $tables as $table ) {
			$name = $this->db->table( $table::name() );
			$has  = $this->listed( "DESCRIBE $name", 'Field' );
			if ( array() === $has ) {
				$missing[] = $name;
				continue;
			}
			[ $columns, $keys ] = self::wanted( $table );
			$indexes            = $this->listed( "SHOW INDEX FROM $name", 'Key_name' );
			$missing            = array(
				...$missing,
				...array_map( static fn ( string $column ): string => "$name.$column", array_values( array_diff( $columns, $has ) ) ),
				...array_map( static fn ( string $key ): string => "$name ($key)", array_values( array_diff( $keys, $indexes ) ) ),
			);
		}
		return $missing;
	}

	/**
	 * @param list<Table> $tables
	 * @return list<Table> Those that are not there at all.
	 */
	public function absent( array $tables ): array {
		return array_values( array_filter( $tables, fn ( Table $table ): bool => array() === $this->listed( 'DESCRIBE ' . $this->db->table( $table::name() ), 'Field' ) ) );
	}

	/**
	 * Tries on one table whether its user may change it: updates need that, though a new table does not.
	 *
	 * @throws SchemaRefused
	 */
	public function try_to_alter( Table $table ): void {
		$name   = $this->db->table( $table::name() );
		$errors = $this->db->is_sqlite() ? array() : $this->errors_of( fn () => $this->wpdb->query( "ALTER TABLE $name COMMENT = ''" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name of ours.
		if ( array() !== $errors ) {
			throw new SchemaRefused( array(), $errors );
		}
	}

	/**
	 * As far as the database lets it.
	 *
	 * @param list<Table> $tables
	 */
	public function drop( array $tables ): void {
		$this->errors_of(
			function () use ( $tables ): void {
				foreach ( $tables as $table ) {
					$this->wpdb->query( 'DROP TABLE IF EXISTS ' . $this->db->table( $table::name() ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name of ours.
				}
			}
		);
	}

	/**
	 * What the database said to changes of tables during some work; nothing of it is shown or logged.
	 *
	 * @param callable(): mixed $work
	 * @return list<string>
	 */
	private function errors_of( callable $work ): array {
		global $EZSQL_ERROR;
		$before = is_array( $EZSQL_ERROR ) ? count( $EZSQL_ERROR ) : 0;
		$silent = $this->wpdb->suppress_errors();
		try {
			$work();
		} finally {
			$this->wpdb->suppress_errors( $silent );
		}
		$errors = array();
		foreach ( array_slice( is_array( $EZSQL_ERROR ) ? $EZSQL_ERROR : array(), $before ) as $entry ) {
			if ( is_array( $entry ) && is_string( $entry['query'] ?? null ) && is_string( $entry['error_str'] ?? null ) && 1 === preg_match( '~^\s*(?:CREATE|ALTER)\b~i', $entry['query'] ) ) {
				$errors[] = wp_strip_all_tags( $entry['error_str'] );
			}
		}
		return array_values( array_unique( $errors ) );
	}

	/** @return list<string> One column of an answer; nothing where the table is not there. */
	private function listed( string $sql, string $column ): array {
		$silent = $this->wpdb->suppress_errors();
		$rows   = $this->wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name of ours.
		$this->wpdb->suppress_errors( $silent );
		return is_array( $rows ) ? array_values( array_unique( array_filter( array_column( $rows, $column ), 'is_string' ) ) ) : array();
	}

	/** @return array{list<string>, list<string>} Names of columns and of indexes. */
	private static function wanted( Table $table ): array {
		$columns = array();
		$keys    = array();
		foreach ( self::lines( $table ) as $line ) {
			if ( 1 === preg_match( '~^(?:(PRIMARY) KEY|(?:UNIQUE )?KEY (\w+))~', $line, $found ) ) {
				$keys[] = $found[2] ?? $found[1];
			} else {
				$columns[] = explode( ' ', $line )[0];
			}
		}
		return array( $columns, $keys );
	}

	/** @return list<string> */
	private static function lines( Table $table ): array {
		return array_map( 'trim', explode( "\n", $table::definition() ) );
	}
}
