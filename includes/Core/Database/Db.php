<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use Closure;
use mysqli;
use RuntimeException;
use Throwable;
use wpdb;

/**
 * The database, the same on MariaDB, MySQL and WordPress's SQLite driver. `?` stands for a value, `{messages}` for a table of ours.
 *
 * @phpstan-type Value int|string|FreeText|null
 * @phpstan-type Row array<string, string|null>
 */
final class Db {

	/** How often a write outside a transaction, or one of repeatable(), is tried if the server aborts it because of a deadlock. */
	private const TRIES = 10;

	/** The server's numbers for a deadlock, and for a lock that was waited for too long (50 seconds by default). */
	private const DEADLOCK  = 1213;
	private const TIMED_OUT = 1205;

	/** Its numbers for a refused write: read-only in three ways, the right taken away, disk full, table full. */
	private const WRITE_REFUSED = array( 1290, 1792, 1836, 1142, 1021, 1114 );

	private int $depth = 0;

	/** @var list<Closure(): void> What waits for the COMMIT. */
	private array $afterwards = array();

	/** @var array<string, array{list<mixed>, Closure( list<mixed> ): void}> What is written before the COMMIT, by name. */
	private array $last = array();

	public function __construct( private readonly wpdb $wpdb ) {}

	/** Full name of a table of ours. */
	public function table( string $name ): string {
		return $this->wpdb->prefix . 'mentoriai_' . $name;
	}

	public function posts(): string {
		return $this->wpdb->posts;
	}

	public function users(): string {
		return $this->wpdb->users;
	}

	public function usermeta(): string {
		return $this->wpdb->usermeta;
	}

	public function postmeta(): string {
		return $this->wpdb->postmeta;
	}

	public function options(): string {
		return $this->wpdb->options;
	}

	public function term_taxonomy(): string {
		return $this->wpdb->term_taxonomy;
	}

	public function term_relationships(): string {
		return $this->wpdb->term_relationships;
	}

	/**
	 * Terms, their taxonomies and their meta, in this order.
	 *
	 * @return array{string, string, string}
	 */
	public function terms(): array {
		return array( $this->wpdb->terms, $this->wpdb->term_taxonomy, $this->wpdb->termmeta );
	}

	/** The user meta key under which WordPress keeps the roles of a person on this site. */
	public function capabilities_key(): string {
		return $this->wpdb->get_blog_prefix() . 'capabilities';
	}

	/**
	 * On a network, where all sites share accounts: a condition that a person has a role on this one. Otherwise nothing.
	 *
	 * @param literal-string $column With the person's id.
	 */
	public function of_this_site( string $column ): string {
		return is_multisite() ? " AND $column IN (SELECT user_id FROM {$this->usermeta()} WHERE meta_key = {$this->literal( $this->capabilities_key() )})" : '';
	}

	/**
	 * Tells wpdb that our tables need no check of text: it was read as UTF-8 when it came in. wpdb's own check asks the
	 * database about every table first, and refuses all but ASCII where one column is ASCII. Hooked to `pre_get_table_charset`.
	 */
	public function charset( mixed $known, mixed $table = null ): mixed {
		if ( ! is_string( $table ) ) {
			return $known;
		}
		return str_starts_with( $table, $this->table( '' ) ) ? 'binary' : $known;
	}

	/**
	 * Unix seconds of a column that holds a time in UTC; UNIX_TIMESTAMP() would take it for one of the server's zone.
	 *
	 * @param literal-string $column
	 */
	public static function unix( string $column ): string {
		return "( DATEDIFF( $column, '1970-01-01' ) * 86400 + HOUR( $column ) * 3600 + MINUTE( $column ) * 60 + SECOND( $column ) )";
	}

	public function is_sqlite(): bool {
		return defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE;
	}

	/**
	 * @param Value ...$values
	 * @return list<Row>
	 */
	public function rows( string $sql, int|string|FreeText|null ...$values ): array {
		$rows = $this->wpdb->get_results( $this->bind( $sql, $values ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- bound by bind().
		$this->fail_on_error();
		/** @var list<Row> */
		return is_array( $rows ) ? $rows : array();
	}

	/**
	 * The first row, or null.
	 *
	 * @param Value ...$values
	 * @return Row|null
	 */
	public function row( string $sql, int|string|FreeText|null ...$values ): ?array {
		return $this->rows( $sql, ...$values )[0] ?? null;
	}

	/**
	 * The first column of the first row, or null.
	 *
	 * @param Value ...$values
	 */
	public function value( string $sql, int|string|FreeText|null ...$values ): ?string {
		$row = $this->row( $sql, ...$values );
		return null === $row ? null : array_values( $row )[0] ?? null;
	}

	/**
	 * Runs a write. Alone it is tried again after a deadlock; within a transaction the whole has to start again.
	 *
	 * @param Value ...$values
	 * @return int Affected rows. For upserts the number differs between engines: do not decide by it.
	 */
	public function execute( string $sql, int|string|FreeText|null ...$values ): int {
		$bound = $this->bind( $sql, $values );
		return self::past_deadlocks(
			function () use ( $bound ): int {
				$affected = $this->wpdb->query( $bound ); // phpcs:ignore WordPress.DB.PreparedSQL -- bound by bind().
				$this->fail_on_error();
				return (int) $affected;
			},
			0 === $this->depth ? self::TRIES : 1
		);
	}

	/**
	 * Inserts one row.
	 *
	 * @param string               $table `{messages}` or a full name.
	 * @param array<string, Value> $row   Column to value.
	 * @return int The id it got.
	 */
	public function insert( string $table, array $row ): int {
		$this->execute( $this->insert_sql( 'INSERT', $table, $row ), ...array_values( $row ) );
		return (int) $this->wpdb->insert_id;
	}

	/**
	 * Inserts one row unless a unique key has it already.
	 *
	 * @param string               $table `{sessions}` or a full name.
	 * @param array<string, Value> $row   Column to value.
	 * @return bool Whether it was inserted.
	 */
	public function insert_ignore( string $table, array $row ): bool {
		return 1 === $this->execute( $this->insert_sql( 'INSERT IGNORE', $table, $row ), ...array_values( $row ) );
	}

	/**
	 * Runs something in a transaction: all or nothing. Inside another transaction it joins that one.
	 * WordPress's silent reconnect is off meanwhile: after a reconnect the rest would be committed on its own.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @param int           $tries How often it may start again when the server breaks it off because of a deadlock.
	 * @return T
	 */
	public function transaction( callable $work, int $tries = 1 ): mixed {
		return $this->depth > 0 ? $work() : self::past_deadlocks( fn (): mixed => $this->outer_transaction( $work ), $tries );
	}

	/**
	 * A transaction that writes WordPress's options, too: if it fails, WordPress's cache forgets what was not stored.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @param string        $option Its name.
	 * @return T
	 */
	public function transaction_with( string $option, callable $work ): mixed {
		try {
			return $this->transaction( $work );
		} catch ( Throwable $error ) {
			foreach ( array( $option, 'alloptions', 'notoptions' ) as $key ) {
				wp_cache_delete( $key, 'options' );
			}
			throw $error;
		}
	}

	/**
	 * A transaction that begins anew after a deadlock: its work changes nothing but the database, and reads what it needs itself.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function repeatable( callable $work ): mixed {
		return $this->transaction( $work, self::TRIES );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private static function past_deadlocks( callable $work, int $tries ): mixed {
		for ( $try = 1; ; $try++ ) {
			try {
				return $work();
			} catch ( Deadlock $error ) {
				// Who has waited that long waits once more, and not ten times.
				if ( $try >= ( self::TIMED_OUT === $error->getCode() ? min( 2, $tries ) : $tries ) ) {
					throw $error;
				}
				// Up to some milliseconds, otherwise the same statements collide again.
				usleep( random_int( 0, 5000 * $try ) );
			}
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function outer_transaction( callable $work ): mixed {
		$retries = $this->wpdb->__get( 'reconnect_retries' );
		$this->execute( 'START TRANSACTION' );
		$this->wpdb->__set( 'reconnect_retries', 0 );
		++$this->depth;
		try {
			$result = $work();
			foreach ( $this->last as [ $items, $write ] ) {
				$write( $items );
			}
			$this->execute( 'COMMIT' );
		} catch ( Throwable $error ) {
			$this->wpdb->query( 'ROLLBACK' );
			$this->afterwards = array();
			throw $error;
		} finally {
			--$this->depth;
			$this->last = array();
			$this->wpdb->__set( 'reconnect_retries', $retries );
		}
		$afterwards       = $this->afterwards;
		$this->afterwards = array();
		foreach ( $afterwards as $then ) {
			$then();
		}
		return $result;
	}

	/**
	 * Now and, within a transaction, once more after its COMMIT: what forgets a cache, which another request may have filled
	 * with the old row meanwhile.
	 *
	 * @param Closure(): void $forget
	 */
	public function forget( Closure $forget ): void {
		$forget();
		if ( $this->depth > 0 ) {
			$this->afterwards[] = $forget;
		}
	}

	/**
	 * What follows from something that was written: after the COMMIT, or at once outside a transaction.
	 *
	 * @param Closure(): void $then
	 */
	public function after( Closure $then ): void {
		if ( $this->depth > 0 ) {
			$this->afterwards[] = $then;
			return;
		}
		$then();
	}

	/**
	 * What a transaction writes last: rows that many write are locked for a moment only, and by everybody in one order. Outside a transaction at once.
	 *
	 * @param string                       $name  Of what is written together.
	 * @param Closure( list<mixed> ): void $write Gets every item that was handed in under the name.
	 */
	public function last( string $name, mixed $item, Closure $write ): void {
		if ( 0 === $this->depth ) {
			$write( array( $item ) );
			return;
		}
		$this->last[ $name ] = array( array( ...( $this->last[ $name ][0] ?? array() ), $item ), $write );
	}

	/**
	 * Locks a person's row for the rest of the transaction. The write changes nothing; on SQLite any write of a
	 * transaction has the same effect.
	 */
	public function lock_user( int $user_id ): void {
		$this->execute( "UPDATE {$this->users()} SET user_status = user_status WHERE ID = ?", $user_id );
	}

	/** `?, ?, ?` for a list of values. */
	public static function marks( int $count ): string {
		return implode( ', ', array_fill( 0, max( 1, $count ), '?' ) );
	}

	/** `(?, ?), (?, ?)` for rows of values. */
	public static function rows_of_marks( int $rows, int $columns ): string {
		return implode( ', ', array_fill( 0, $rows, '(' . self::marks( $columns ) . ')' ) );
	}

	/** Escapes a text for a LIKE pattern: `%`, `_` and `\` mean themselves. */
	public function like( string $text ): string {
		return $this->wpdb->esc_like( $text );
	}

	/** @param array<string, Value> $row */
	private function insert_sql( string $verb, string $table, array $row ): string {
		return $verb . ' INTO ' . $table . ' (' . implode( ', ', array_keys( $row ) ) . ') VALUES (' . self::marks( count( $row ) ) . ')';
	}

	/** @param array<array-key, Value> $values */
	private function bind( string $sql, array $values ): string {
		$sql   = (string) preg_replace_callback( '~\{(\w+)\}~', fn ( array $name ): string => $this->table( $name[1] ), $sql );
		$parts = explode( '?', $sql );
		if ( count( $parts ) !== count( $values ) + 1 ) {
			throw new RuntimeException( 'Wrong number of values for: ' . $sql );
		}
		$bound = array_shift( $parts );
		foreach ( array_values( $values ) as $index => $value ) {
			$bound .= $this->literal( $value ) . $parts[ $index ];
		}
		return $bound;
	}

	/** @param Value $value */
	private function literal( int|string|FreeText|null $value ): string {
		if ( $value instanceof FreeText ) {
			return $this->is_sqlite() && '' !== $value->text ? "x'" . bin2hex( $value->text ) . "'" : $this->literal( $value->text );
		}
		return match ( true ) {
			null === $value => 'NULL',
			is_int( $value ) => (string) $value,
			default => (string) $this->wpdb->prepare( '%s', $value ),
		};
	}

	/** Describes the error without the values of the query: they may be private. */
	private function fail_on_error(): void {
		if ( '' === $this->wpdb->last_error ) {
			return;
		}
		$error = wp_strip_all_tags( $this->wpdb->last_error );
		$error = 1 === preg_match( '~SQLSTATE[^\n]*~', $error, $found ) ? $found[0] : $error;
		$text  = 'Database: ' . self::without_values( $error . ' in: ' . $this->wpdb->last_query );
		$errno = $this->errno();
		throw match ( true ) {
			in_array( $errno, array( self::DEADLOCK, self::TIMED_OUT ), true ) => new Deadlock( $text, $errno ),
			$this->refuses_writes( $errno, $error ) => new WriteRefused( $text, $errno ),
			default => new RuntimeException( $text ),
		};
	}

	/** A text with `…` in the place of what is quoted in it. */
	public static function without_values( string $text ): string {
		return (string) preg_replace( "~'(?:[^'\\\\]++|\\\\.|'')*+'?+~s", '…', $text );
	}

	/** Whether the server lets something be written now, by a write that changes nothing. */
	public function takes_writes(): bool {
		$silent = $this->wpdb->suppress_errors();
		try {
			$this->execute( "DELETE FROM {$this->options()} WHERE option_id = ?", 0 );
			return true;
		} catch ( WriteRefused ) {
			return false;
		} finally {
			$this->wpdb->suppress_errors( $silent );
		}
	}

	/** Whether the last statement gave up waiting for others. */
	public function has_timed_out(): bool {
		return self::TIMED_OUT === $this->errno();
	}

	private function refuses_writes( int $errno, string $error ): bool {
		return $this->is_sqlite()
			? 1 === preg_match( '~General error: (?:8|13) ~', $error )
			: in_array( $errno, self::WRITE_REFUSED, true ) && 0 !== stripos( ltrim( (string) $this->wpdb->last_query ), 'SELECT' );
	}

	/** The server's number of the last error: its words are in the server's language. */
	private function errno(): int {
		$connection = $this->wpdb->__get( 'dbh' );
		return $connection instanceof mysqli ? $connection->errno : 0;
	}
}
