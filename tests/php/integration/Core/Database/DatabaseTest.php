<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Database;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\Database\NewerData;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Requirements;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Mail\MailQueueTable;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Migrations\Migrations;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

final class DatabaseTest extends IntegrationTestCase {

	private Db $db;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->db = new Db( $wpdb );
	}

	/** @return iterable<array{string}> */
	public static function texts(): iterable {
		yield array( '2026-1-5' );
		yield array( "a?b {messages} 100% _x_ \\ ' \" %s" );
		yield array( '👩‍💻 ąčęėįšųūž „taip“' );
		yield array( "'; DROP TABLE wp_users; --" );
	}

	#[DataProvider( 'texts' )]
	public function test_free_text_comes_back_byte_for_byte( string $text ): void {
		$id = $this->insert( $text );
		self::assertSame( $text, $this->db->value( 'SELECT data FROM {mail_queue} WHERE id = ?', $id ) );
		self::assertSame( '1', $this->db->value( 'SELECT COUNT(*) FROM {mail_queue} WHERE data LIKE ?', '%' . $this->db->like( $text ) . '%' ) );
	}

	public function test_a_transaction_happens_whole_or_not_at_all(): void {
		$this->insert( 'before' );
		try {
			$this->db->transaction(
				function (): void {
					$this->insert( 'inside' );
					$this->db->transaction( fn (): int => $this->insert( 'nested' ) );
					throw new RuntimeException( 'no' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertSame( '1', $this->db->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
			return;
		}
		self::fail( 'The failure was swallowed.' );
	}

	public function test_a_cache_is_forgotten_again_after_the_commit_and_not_after_a_rollback(): void {
		$seen   = array();
		$note   = static function () use ( &$seen ): void {
			$seen[] = 'forgotten';
		};
		$forget = fn () => $this->db->forget( $note );
		$this->db->transaction(
			function () use ( $forget, &$seen ): void {
				$this->db->transaction( $forget );
				$seen[] = 'inside';
			}
		);
		self::assertSame( array( 'forgotten', 'inside', 'forgotten' ), $seen );

		$seen = array();
		try {
			$this->db->transaction(
				static function () use ( $forget ): void {
					$forget();
					throw new RuntimeException();
				}
			);
		} catch ( RuntimeException ) {
			$this->db->transaction( static fn (): int => 0 );
		}
		self::assertSame( array( 'forgotten' ), $seen );
	}

	public function test_what_is_written_last_is_written_together_and_never_after_a_rollback(): void {
		$written = array();
		$write   = static function ( array $items ) use ( &$written ): void { $written[] = $items; };
		$hand_in = function ( string $item ) use ( $write ): void { $this->db->last( 'test', $item, $write( ... ) ); };
		try {
			$this->db->transaction(
				function () use ( $hand_in ): void {
					$hand_in( 'lost' );
					throw new RuntimeException( 'refused' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertSame( array(), $written );
		}
		$this->db->transaction(
			function () use ( $hand_in, &$written ): void {
				$hand_in( 'one' );
				$this->db->transaction( static fn () => $hand_in( 'two' ) );
				self::assertSame( array(), $written );
			}
		);
		$hand_in( 'outside' );

		self::assertSame( array( array( 'one', 'two' ), array( 'outside' ) ), $written );
	}

	public function test_what_is_written_last_stands_with_the_rest_or_not_at_all(): void {
		$refuse = static fn (): mixed => throw new RuntimeException( 'refused' );
		try {
			$this->db->transaction(
				function () use ( $refuse ): void {
					$this->insert( 'first' );
					$this->db->last( 'test', 0, $refuse );
				}
			);
			self::fail( 'The failure was swallowed.' );
		} catch ( RuntimeException ) {
			self::assertSame( '0', $this->db->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
		}
	}

	public function test_a_lost_connection_is_not_silently_replaced_inside_a_transaction(): void {
		global $wpdb;
		$before = $wpdb->__get( 'reconnect_retries' );
		$inside = $this->db->transaction( static fn (): mixed => $wpdb->__get( 'reconnect_retries' ) );
		self::assertSame( array( 0, $before ), array( $inside, $wpdb->__get( 'reconnect_retries' ) ) );
	}

	public function test_a_broken_query_throws_without_its_values(): void {
		global $wpdb;
		$wpdb->suppress_errors();
		try {
			$this->db->rows( 'SELECT nothing FROM {mail_queue} WHERE data = ?', "my \\' secret" );
			self::fail( 'No failure.' );
		} catch ( RuntimeException $error ) {
			self::assertStringNotContainsString( 'secret', $error->getMessage() );
		} finally {
			$wpdb->suppress_errors( false );
		}
	}

	/** Told by the server's number: its words are in its own language. */
	public function test_who_waited_too_long_for_a_lock_tries_again(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'One writer at a time.' );
		}
		$id   = $this->insert( 'x' );
		$done = Parallel::run(
			2,
			function ( int $number ) use ( $id ): int {
				if ( 0 === $number ) {
					return $this->db()->transaction(
						function () use ( $id ): int {
							$this->db()->execute( 'UPDATE {mail_queue} SET attempts = 1 WHERE id = ?', $id );
							Parallel::await_waiting( $this->db(), 2 );
							return 1;
						}
					);
				}
				Parallel::await_lock( $this->db(), 'SELECT id FROM {mail_queue} WHERE id = ?', $id );
				$this->db()->execute( 'SET SESSION innodb_lock_wait_timeout = 1' );
				return $this->db()->execute( 'UPDATE {mail_queue} SET attempts = 2 WHERE id = ?', $id );
			}
		);
		self::assertSame( array( 1, 1 ), $done );
		self::assertSame( '2', $this->db->value( 'SELECT attempts FROM {mail_queue} WHERE id = ?', $id ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function servers(): iterable {
		yield from array( 'MySQL 8' => array( '8.0.36', true ), 'MySQL 8.4' => array( '8.4.0-commercial', true ), 'MySQL 5.7' => array( '5.7.44-log', false ) );
		yield from array( 'MariaDB' => array( '10.11.6-MariaDB-0+deb12u1', true ), 'MariaDB behind a prefix' => array( '5.5.5-10.6.16-MariaDB-log', true ), 'MariaDB 10.5' => array( '10.5.23-MariaDB', false ), 'MariaDB 11' => array( '11.4.2-MariaDB', true ) );
	}

	#[DataProvider( 'servers' )]
	public function test_a_server_that_is_too_old_is_told( string $version, bool $is_fit ): void {
		self::assertSame( $is_fit, Requirements::is_fit( $version ) );
	}

	public function test_site_health_names_tables_that_lose_characters(): void {
		$health = static fn (): array => apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['mentoriai_charset']['test']();
		self::assertSame( 'good', $health()['status'] );
		if ( $this->is_sqlite() ) {
			return;
		}
		$table = $this->db->table( 'charset' );
		try {
			$this->db->execute( "CREATE TABLE $table (data text) CHARACTER SET utf8mb3" );
			self::assertSame( 'critical', $health()['status'] );
			self::assertStringContainsString( "<code>$table</code>", $health()['description'] );
		} finally {
			$this->db->execute( "DROP TABLE $table" );
		}
	}

	/** An object of an older version would come back from a persistent cache without what it has since. */
	public function test_a_persistent_cache_holds_plain_rows_of_this_version(): void {
		wp_insert_term( 'Rinkodara', 'mentoriai_field' );
		( new FieldRepository( $this->db ) )->forget();
		$fields = ( new FieldRepository( $this->db ) )->all();
		$kept   = wp_cache_get( Version::NUMBER, 'mentoriai_fields' );
		self::assertIsArray( $kept );
		array_walk_recursive( $kept, static fn ( mixed $value ) => self::assertTrue( null === $value || is_scalar( $value ) ) );
		self::assertEquals( $fields, ( new FieldRepository( $this->db ) )->all(), 'The same from the cache.' );
	}

	public function test_a_repeat_with_the_same_client_id_writes_once(): void {
		$idempotency = new Idempotency( $this->db, new Clock() );
		$write       = fn (): int => $this->insert( 'x' );
		$uuid        = '123e4567-e89b-42d3-a456-426614174000';
		$first       = $idempotency->once( '5', 'send', $uuid, $write );
		self::assertSame( $first, $idempotency->once( '5', 'send', strtoupper( $uuid ), $write ) );
		self::assertNotSame( $first, $idempotency->once( '6', 'send', $uuid, $write ) );
		self::assertNotSame( $first, $idempotency->once( '5', 'reply', $uuid, $write ) );
		$idempotency->once( '5', 'send', '', $write );
		self::assertSame( '4', $this->db->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
	}

	public function test_a_failed_write_leaves_the_client_id_free(): void {
		$idempotency = new Idempotency( $this->db, new Clock() );
		$uuid        = '123e4567-e89b-42d3-a456-426614174000';
		try {
			$idempotency->once( '5', 'send', $uuid, static fn (): int => throw new RuntimeException( 'no' ) );
		} catch ( RuntimeException ) {
			self::assertSame( 41, $idempotency->once( '5', 'send', $uuid, static fn (): int => 41 ) );
			return;
		}
		self::fail( 'The failure was swallowed.' );
	}

	public function test_client_ids_are_forgotten_after_seven_days(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$idempotency = new Idempotency( $this->db, new Clock() );
		$idempotency->once( '5', 'send', '123e4567-e89b-42d3-a456-426614174000', static fn (): int => 1 );
		$this->freeze( '2026-11-28T08:14:59Z' );
		$idempotency->purge();
		self::assertSame( '1', $this->db->value( 'SELECT COUNT(*) FROM {idempotency}' ) );
		$this->freeze( '2026-11-28T08:15:01Z' );
		$idempotency->purge();
		self::assertSame( '0', $this->db->value( 'SELECT COUNT(*) FROM {idempotency}' ) );
	}

	public function test_takes_stop_at_the_maximum_and_begin_anew_after_the_window(): void {
		$buckets = new RateLimitRepository( $this->db );
		$take    = static fn ( int $now ): int => $buckets->take( 'b', 3, $now, $now + 60 );
		self::assertSame( array( 0, 0, 0, 60, 1, 0 ), array( $take( 1000 ), $take( 1000 ), $take( 1000 ), $take( 1000 ), $take( 1059 ), $take( 1060 ) ) );
		$buckets->give_back( 'b' );
		self::assertSame( array( 0, 0, 0 ), array( $take( 1061 ), $take( 1061 ), $take( 1061 ) ) );
		self::assertGreaterThan( 0, $take( 1061 ) );
		$buckets->clear( 'b' );
		self::assertSame( 0, $take( 1061 ) );
	}

	public function test_a_usual_take_is_one_query(): void {
		$buckets = new RateLimitRepository( $this->db );
		$buckets->take( 'b', 3, 1000, 1060 );
		self::assertSame( 1, $this->count_queries( static fn () => $buckets->take( 'b', 3, 1000, 1060 ) ) );
	}

	public function test_an_upgrade_that_was_killed_runs_again(): void {
		$upgrader = $this->upgrader( array() );
		update_option( Upgrader::MIGRATED, 0, false );
		$this->db->execute( 'ALTER TABLE {mail_queue} DROP COLUMN error' );
		self::assertFalse( $upgrader->is_current() );
		$upgrader->run( static fn () => null );
		self::assertTrue( $upgrader->is_current() );
		$this->insert( 'x' );
		self::assertSame( '', $this->db->value( 'SELECT error FROM {mail_queue}' ) );
	}

	public function test_every_version_upgrades_and_an_older_one_leaves_the_site_alone(): void {
		$upgrader = $this->upgrader( array() );
		update_option( Upgrader::MIGRATED, 0, false );
		$upgrader->run( static fn () => null );
		foreach ( array( '0.0.9' => false, '99.0' => true ) as $version => $is_current ) {
			update_option( Upgrader::OPTION, preg_replace( '~^\S+~', (string) $version, (string) get_option( Upgrader::OPTION ) ) );
			self::assertSame( $is_current, $upgrader->is_current(), (string) $version );
		}
		try {
			$upgrader->run( static fn () => self::fail( 'It ran.' ) );
			self::fail( 'Not refused.' );
		} catch ( NewerData ) {
			self::assertStringStartsWith( '99.0 ', (string) get_option( Upgrader::OPTION ), 'Not even where it is activated there.' );
		}
		update_option( Upgrader::OPTION, 'd41d8cd98f00b204e9800998ecf8427e' );
		self::assertFalse( $upgrader->is_current(), 'As the first version stamped.' );
	}

	public function test_migrations_run_in_order_and_each_once_also_when_one_was_killed(): void {
		$ran    = array();
		$killed = true;
		$first  = $this->migration( static function () use ( &$ran ): void {
			$ran[] = 1;
		} );
		$second = $this->migration( static function () use ( &$ran, &$killed ): void {
			$ran[] = 2;
			if ( $killed ) {
				throw new RuntimeException( 'killed' );
			}
		} );
		update_option( Upgrader::MIGRATED, 0 );
		$this->upgrader( array( $first ) )->run( static fn () => null );
		try {
			$this->upgrader( array( $first, $second ) )->run( static fn () => null );
		} catch ( RuntimeException ) {
			$killed = false;
		}
		$this->upgrader( array( $first, $second ) )->run( static fn () => null );
		$this->upgrader( array( $first, $second ) )->run( static fn () => null );
		self::assertSame( array( 1, 2, 2 ), $ran );
	}

	public function test_migrations_are_numbered_in_the_order_in_which_they_run(): void {
		$numbers = array_map( static fn ( Migration $migration ): int => (int) preg_replace( '~^.*\\\\Migration(\d{4}).*~', '$1', $migration::class ), Migrations::all() );
		self::assertSame( range( 1, count( $numbers ) ), $numbers );
	}

	public function test_activation_installs_what_an_update_brings_though_no_table_changed(): void {
		get_role( 'administrator' )?->remove_cap( 'mentoriai_approve_members' );
		get_role( 'mentoriai_manager' )?->remove_cap( 'mentoriai_approve_members' );
		get_role( 'mentoriai_manager' )?->remove_cap( 'mentoriai_manage_members' );
		wp_clear_scheduled_hook( 'mentoriai_cron' );
		update_option( Upgrader::OPTION, preg_replace( '~^\S+~', '0.0.9', (string) get_option( Upgrader::OPTION ) ) );
		( new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' ) )->upgrade();
		self::assertTrue( get_role( 'administrator' )?->has_cap( 'mentoriai_approve_members' ), 'New: no role has it.' );
		self::assertTrue( get_role( 'mentoriai_manager' )?->has_cap( 'mentoriai_approve_members' ) );
		self::assertFalse( get_role( 'mentoriai_manager' )->has_cap( 'mentoriai_manage_members' ), 'An administrator took it.' );
		self::assertSame( wp_roles()->roles, get_option( wp_roles()->role_key ) );
		self::assertNotFalse( wp_next_scheduled( 'mentoriai_cron' ) );
		self::assertSame( count( Migrations::all() ), (int) get_option( Upgrader::MIGRATED ) );
	}

	public function test_a_migration_a_capability_or_a_screen_alone_is_an_upgrade(): void {
		$map    = require dirname( __DIR__, 5 ) . '/includes/map.php';
		$tables = array_map( static fn ( string $table ): Table => new $table(), $map['tables'] );
		$now    = count( Migrations::all() );
		$pages  = array_column( Screen::cases(), 'value' );
		self::assertSame( $map['schema'], Upgrader::fingerprint( $tables, $now, $map['capabilities'], $pages ), 'npm run map:make' );
		self::assertNotSame( $map['schema'], Upgrader::fingerprint( $tables, $now + 1, $map['capabilities'], $pages ) );
		self::assertNotSame( $map['schema'], Upgrader::fingerprint( $tables, $now, array( 'mentoriai_new' => array( 'editor' ) ) + $map['capabilities'], $pages ) );
		self::assertNotSame( $map['schema'], Upgrader::fingerprint( $tables, $now, $map['capabilities'], array( ...$pages, 'New' ) ) );
	}

	/** @param list<Migration> $migrations */
	private function upgrader( array $migrations ): Upgrader {
		global $wpdb;
		$tables = array( new MailQueueTable() );
		return new Upgrader( $wpdb, $this->db, Upgrader::fingerprint( $tables, count( $migrations ), array(), array() ), static fn (): array => $tables, static fn (): array => $migrations );
	}

	private function migration( Closure $work ): Migration {
		return new class( $work ) implements Migration {

			public function __construct( private readonly Closure $work ) {}

			public function run( Db $db ): void {
				( $this->work )();
			}
		};
	}

	private function insert( string $text ): int {
		return $this->db->insert(
			'{mail_queue}',
			array(
				'type'       => 'test',
				'user_id'    => 1,
				'lang'       => 'lt',
				'data'       => new FreeText( $text ),
				'dedupe'     => bin2hex( random_bytes( 32 ) ),
				'next_at'    => 1,
				'created_at' => 1,
			)
		);
	}
}
