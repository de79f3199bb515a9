<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * One request at a time changes the tables. The lock is the server's own, with SQLite that of a file: both let go when their
 * holder ends.
 */
final readonly class UpgradeLock {

	/** Seconds that a request waits for another one; then it continues with what there is. */
	private const PATIENCE = 20;

	public function __construct( private Db $db ) {}

	/**
	 * @param callable(): mixed $work
	 * @return bool False where another one works longer than this one waits; then nothing was done.
	 */
	public function hold( callable $work ): bool {
		return $this->db->is_sqlite() ? $this->hold_file( $work ) : $this->hold_name( $work );
	}

	/** @param callable(): mixed $work */
	private function hold_name( callable $work ): bool {
		$lock = 'mentoriai-' . md5( DB_NAME . '|' . $this->db->table( '' ) );
		if ( '1' !== $this->db->value( 'SELECT GET_LOCK(?, ?)', $lock, self::PATIENCE ) ) {
			return false;
		}
		try {
			$work();
		} finally {
			$this->db->value( 'SELECT RELEASE_LOCK(?)', $lock );
		}
		return true;
	}

	/**
	 * Where a system cannot lock files, there is no one else either.
	 *
	 * @param callable(): mixed $work
	 */
	private function hold_file( callable $work ): bool {
		$file = fopen( dirname( __DIR__, 3 ) . '/readme.txt', 'r' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a lock needs a handle.
		$end  = time() + self::PATIENCE;
		while ( false !== $file && ! flock( $file, LOCK_EX | LOCK_NB, $is_held ) && 1 === $is_held ) {
			if ( time() >= $end ) {
				return false;
			}
			usleep( 50_000 );
		}
		try {
			$work();
		} finally {
			false === $file || fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a lock needs a handle.
		}
		return true;
	}
}
