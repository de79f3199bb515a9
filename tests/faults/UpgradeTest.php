<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

/**
 * An update of the plugin that is cut off by kill -9, at many places, and one that many requests meet at once.
 */
final class UpgradeTest extends FaultTestCase {

	private const CAPABILITY = 'mentoriai_approve_members';

	/** What an older version had not: a table, a column, a key, another width, a right, the scheduled work. */
	private const OLDER = 'global $wpdb; $p = $wpdb->prefix . "mentoriai_";
		foreach ( [ "DROP TABLE {$p}idempotency", "DROP TABLE {$p}views", "DROP TABLE {$p}survey_answers",
			"ALTER TABLE {$p}mail_queue DROP COLUMN error", "ALTER TABLE {$p}sessions DROP COLUMN last_seen",
			"ALTER TABLE {$p}mail_queue DROP KEY state_next", "ALTER TABLE {$p}mail_queue MODIFY type varchar(20) NOT NULL" ] as $query ) {
			if ( false === $wpdb->query( $query ) ) { exit( 1 ); }
		}
		foreach ( [ "administrator", "mentoriai_manager" ] as $role ) {
			get_role( $role )->remove_cap( "mentoriai_approve_members" );
		}
		wp_clear_scheduled_hook( "mentoriai_cron" );
		delete_option( "mentoriai_migrated" );
		update_option( "mentoriai_schema", "older" );';

	public function test_it_runs_again_to_the_same_state_wherever_it_was_killed(): void {
		$wanted = $this->state();
		$file   = self::site_dir() . '/tmp/writes';
		$this->as_server( self::OLDER );
		self::assertNotSame( $wanted, $this->state() );
		self::assertSame( 0, $this->start_site( [ 'MENTORIAI_COUNT_WRITES' => $file ] ) );
		self::assertSame( $wanted, $this->state(), 'undisturbed' );
		$writes = (int) file_get_contents( $file );
		self::assertGreaterThan( 8, $writes );

		// At the beginning, in the tables, in what the modules do afterwards, and before the last word (0).
		$points = array_unique( [ 1, 3, 6, 8, intdiv( $writes, 2 ), intdiv( $writes * 3, 4 ), 0 ] );
		foreach ( $points as $point ) {
			$this->as_server( self::OLDER );
			self::assertSame( SIGKILL, $this->start_site( [ 'MENTORIAI_DIE_AT' => (string) $point ] ), "killed before write $point of $writes" );
			self::assertSame( 0, $this->start_site( [] ) );
			self::assertSame( $wanted, $this->state(), "killed before write $point of $writes" );
		}
	}

	public function test_requests_that_meet_it_at_once_are_answered_and_it_happens_once(): void {
		$person = $this->person( 'frontuser' );
		$wanted = $this->state();
		$this->as_server( self::OLDER );
		$answers = $this->at_once( array_fill( 0, 12, [ 'GET', 'user/', [], $person['token'] ] ) );

		self::assertSame( [ 200 ], array_values( array_unique( array_column( $answers, 'status' ) ) ) );
		self::assertSame( $wanted, $this->state() );
	}

	/**
	 * Starts WordPress, which upgrades what is older, in a process of its own.
	 *
	 * @param array<string, string> $environment See mu-plugins/mentoriai-faults.php.
	 *
	 * @return int Exit code, or the signal that ended it.
	 */
	private function start_site( array $environment ): int {
		$command = [ PHP_BINARY, dirname( __DIR__, 2 ) . '/tools/site/run.php', self::site_dir() ];
		$process = proc_open( $command, [ [ 'file', '/dev/null', 'r' ], [ 'file', '/dev/null', 'w' ], STDERR ], $pipes, null, $environment + getenv() );
		self::assertIsResource( $process );
		do {
			usleep( 20_000 );
			$status = proc_get_status( $process );
		} while ( $status['running'] );
		proc_close( $process );
		return $status['signaled'] ? $status['termsig'] : $status['exitcode'];
	}

	/** @return array<string, mixed> Everything an upgrade is to bring about. */
	private function state(): array {
		$tables = [];
		foreach ( $this->sql( "SHOW TABLES LIKE 'wp\\_mentoriai\\_%'" ) as $row ) {
			$name            = (string) current( $row );
			$columns         = $this->sql( "SELECT COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT, EXTRA, COLLATION_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '$name' ORDER BY COLUMN_NAME" );
			$keys            = $this->sql( "SELECT INDEX_NAME, NON_UNIQUE, SEQ_IN_INDEX, COLUMN_NAME FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '$name' ORDER BY INDEX_NAME, SEQ_IN_INDEX" );
			$tables[ $name ] = [ $columns, $keys ];
		}
		$roles = (string) ( $this->sql( "SELECT option_value FROM {wp}options WHERE option_name = 'wp_user_roles'" )[0]['option_value'] ?? '' );
		$cron  = (string) ( $this->sql( "SELECT option_value FROM {wp}options WHERE option_name = 'cron'" )[0]['option_value'] ?? '' );
		return [
			'tables' => $tables,
			'stamp'  => $this->sql( "SELECT option_value FROM {wp}options WHERE option_name = 'mentoriai_schema'" ),
			'moved'  => $this->sql( "SELECT option_value FROM {wp}options WHERE option_name = 'mentoriai_migrated'" ),
			'posts'  => $this->sql( 'SELECT post_type, post_status, COUNT(*) AS n FROM {wp}posts GROUP BY post_type, post_status ORDER BY post_type, post_status' ),
			'terms'  => $this->sql( 'SELECT taxonomy, COUNT(*) AS n FROM {wp}term_taxonomy GROUP BY taxonomy ORDER BY taxonomy' ),
			'rights' => array_keys( array_filter( unserialize( $roles, [ 'allowed_classes' => false ] ), static fn ( array $role ): bool => $role['capabilities'][ self::CAPABILITY ] ?? false ) ),
			'cron'   => str_contains( $cron, 'mentoriai_cron' ),
		];
	}
}
