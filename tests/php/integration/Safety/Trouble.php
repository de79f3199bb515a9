<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

/**
 * Hears every notice of PHP, every complaint of the database and every line of the log, with what was asked for at
 * that time.
 */
final class Trouble {

	/** @var list<string> */
	private array $heard = array();

	private string $now = '';

	private readonly string $log;

	private readonly string $log_before;

	public function __construct() {
		$this->log        = (string) tempnam( sys_get_temp_dir(), 'log' );
		$this->log_before = (string) ini_set( 'error_log', $this->log );
		set_error_handler(
			function ( int $level, string $message, string $file, int $line ): bool {
				// What is silenced by @ is not heard in production either.
				if ( 0 !== ( error_reporting() & $level ) ) {
					$this->heard[] = "{$this->now}: $message in $file:$line";
				}
				return true;
			}
		);
	}

	/** What is asked for from now on. */
	public function asking( string $what ): void {
		global $wpdb;
		$wpdb->last_error = '';
		$this->now        = $what;
	}

	/** Notes what the last question left behind. */
	public function answered( int $status ): void {
		global $wpdb;
		clearstatcache( true, $this->log );
		if ( $status >= 500 || '' !== $wpdb->last_error || 0 < (int) filesize( $this->log ) ) {
			$this->heard[] = "{$this->now}: status $status {$wpdb->last_error} " . file_get_contents( $this->log );
			file_put_contents( $this->log, '' );
		}
	}

	/** @return list<string> All of it; hears no more. */
	public function end(): array {
		restore_error_handler();
		ini_set( 'error_log', $this->log_before );
		unlink( $this->log );
		return array_slice( $this->heard, 0, 10 );
	}
}
