<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests;

use MentoriaiPortal\Core\Database\Db;
use RuntimeException;

/**
 * The same work in several processes at once, each with a database connection of its own; for MariaDB only.
 */
final class Parallel {

	/**
	 * @template T
	 * @param callable( int ): T $work Gets its number; what it returns must survive JSON.
	 * @return list<T>
	 */
	public static function run( int $processes, callable $work ): array {
		$start = microtime( true ) + 0.2;
		$pipes = [];
		for ( $number = 0; $number < $processes; $number++ ) {
			$pair = stream_socket_pair( STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0 );
			if ( false === $pair ) {
				throw new RuntimeException( 'No pipe.' );
			}
			$pid = pcntl_fork();
			if ( 0 === $pid ) {
				self::child( $pair[1], $start, $number, $work );
			}
			fclose( $pair[1] );
			$pipes[ $pid ] = $pair[0];
		}
		$results = [];
		foreach ( $pipes as $pid => $pipe ) {
			$text = (string) stream_get_contents( $pipe );
			pcntl_waitpid( $pid, $status );
			$answer = json_decode( $text, true );
			if ( ! is_array( $answer ) || isset( $answer['error'] ) ) {
				throw new RuntimeException( 'A process failed: ' . $text );
			}
			$results[] = $answer['result'];
		}
		return $results;
	}

	/**
	 * Waits until another process holds the lock of a row.
	 *
	 * @param string $row A SELECT of the row.
	 */
	public static function await_lock( Db $db, string $row, int $id ): void {
		self::await( static fn (): bool => null === $db->value( "$row FOR UPDATE SKIP LOCKED", $id ) );
	}

	/** Waits until other processes have asked so many times in all for a lock that they did not get. */
	public static function await_waiting( Db $db, int $times = 1 ): void {
		$seen = [];
		self::await(
			static function () use ( $db, $times, &$seen ): bool {
				foreach ( $db->rows( "SELECT trx_id AS id FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'" ) as $waiting ) {
					$seen[ (string) $waiting['id'] ] = true;
				}
				return count( $seen ) >= $times;
			}
		);
	}

	/** @param callable(): bool $is_so */
	private static function await( callable $is_so ): void {
		for ( $try = 0; ! $is_so(); $try++ ) {
			if ( 200 === $try ) {
				throw new RuntimeException( 'Nobody did what was awaited.' );
			}
			// InnoDB's list of transactions is made anew when nobody has read it for 0.1 seconds.
			usleep( 150_000 );
		}
	}

	/**
	 * @param resource $pipe
	 * @param callable( int ): mixed $work
	 */
	private static function child( $pipe, float $start, int $number, callable $work ): never {
		global $wpdb;
		// Kept in a global: when its last reference goes, the connection ends for the parent too.
		$GLOBALS['mentoriai_parent_connection'] = $wpdb->__get( 'dbh' );
		try {
			$wpdb->__set( 'dbh', null );
			$wpdb->db_connect();
			wp_cache_flush();
			while ( microtime( true ) < $start ) {
				usleep( 500 );
			}
			$answer = [ 'result' => $work( $number ) ];
		} catch ( \Throwable $error ) {
			$answer = [ 'error' => (string) $error ];
		}
		fwrite( $pipe, (string) wp_json_encode( $answer ) );
		fclose( $pipe );
		// Without destructors: they would close the parent's connection and report the parent's tests.
		posix_kill( posix_getpid(), SIGKILL );
		exit;
	}
}
