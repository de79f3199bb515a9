<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Database;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Deadlock;
use MentoriaiPortal\Core\Database\SchemaRebuild;
use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Migrations\Migrations;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use TypeError;
use wpdb;

/**
 * A database that does not make what the portal needs, and one that lost some of it.
 */
final class SchemaTest extends IntegrationTestCase {

	/** Not the site's own, so that nothing is there yet. */
	private const FRESH = 'fresh_';

	private wpdb $full;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->full = $wpdb;
		self::load_admin();
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( ( $args['response'] ?? 500 ) . ' ' . ( is_string( $text ) ? $text : '' ) ) );
		$this->catch_log();
		self::in_english();
		// The portal of this process takes its connection now: not that of a user with few rights.
		$this->health();
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->full;
		remove_all_filters( 'query' );
		remove_all_filters( 'mentoriai_clock' );
		$this->plugin()->install();
		if ( ! $this->is_sqlite() ) {
			foreach ( $this->fresh_tables() as $table ) {
				$this->full->query( "DROP TABLE $table" );
			}
			$this->full->query( 'DROP USER IF EXISTS limited@localhost' );
		}
		parent::tearDown();
	}

	public function test_a_refused_update_writes_no_stamp_waits_and_mends_itself(): void {
		$this->freeze( '2026-11-21T08:00:00Z' );
		$current = (string) get_option( Upgrader::OPTION );
		$column  = $this->db()->table( 'mail_queue' ) . '.error';
		$this->db()->execute( 'ALTER TABLE {mail_queue} DROP COLUMN error' );
		$this->db()->execute( 'ALTER TABLE {mail_queue} DROP INDEX state_next' );
		update_option( Upgrader::OPTION, '0.0.9 d41d8cd98f00b204e9800998ecf8427e' );

		$this->refuse_alter();
		$this->plugin()->upgrade();
		self::assertSame( '0.0.9 d41d8cd98f00b204e9800998ecf8427e', get_option( Upgrader::OPTION ) );
		$health = $this->health();
		self::assertSame( 'critical', $health['status'] );
		self::assertStringContainsString( $column, $health['description'] );
		self::assertStringContainsString( 'mail_queue (state_next)', $health['description'] );
		self::assertStringContainsString( $this->is_sqlite() ? 'nowhere' : 'ALTER command denied', $health['description'] );
		wp_set_current_user( 1 );
		self::assertStringContainsString( $column, $this->notice() );
		wp_set_current_user( $this->add_member( Role::Founder, AccountStatus::Public ) );
		self::assertSame( '', $this->notice() );

		$this->allow_alter();
		$this->freeze( '2026-11-21T08:00:09Z' );
		$this->plugin()->upgrade();
		self::assertNotSame( $current, get_option( Upgrader::OPTION ), 'Not at each request.' );

		$this->freeze( '2026-11-21T08:00:10Z' );
		$this->plugin()->upgrade();
		self::assertSame( $current, get_option( Upgrader::OPTION ) );
		$this->db()->rows( 'SELECT error FROM {mail_queue}' );
		self::assertSame( 'good', $this->health()['status'] );
		wp_set_current_user( 1 );
		self::assertSame( '', $this->notice() );
		self::assertSame( 0, $this->count_queries( fn () => $this->plugin()->upgrade() ) );
	}

	public function test_two_who_switch_it_on_at_once_leave_a_whole_portal(): void {
		$upgrader = self::upgrader();
		$stamp    = get_option( Upgrader::OPTION );
		$upgrader->drop();
		update_option( Upgrader::OPTION, Upgrader::PENDING );
		$folder = (string) getenv( 'MENTORIAI_TEST_SITE' ) . '/tmp/' . bin2hex( random_bytes( 4 ) );
		mkdir( $folder );
		$outputs = array();
		foreach ( array( '1', '2' ) as $number ) {
			$processes[ $number ] = proc_open( array( PHP_BINARY, dirname( __DIR__, 4 ) . '/fixtures/launch/launch.php', $folder, $number ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
			self::assertIsResource( $processes[ $number ] );
			$outputs[ $number ] = $pipes[1];
		}
		self::assertSame( array( 'on', 'on' ), array_values( array_map( static fn ( $output ): string => (string) stream_get_contents( $output ), $outputs ) ) );
		array_map( proc_close( ... ), $processes );
		wp_cache_flush();
		self::assertSame( array(), $upgrader->missing() );
		self::assertSame( $stamp, get_option( Upgrader::OPTION ) );
	}

	public function test_a_fault_of_any_kind_in_an_update_waits_and_takes_nothing_down(): void {
		$this->freeze( '2026-11-21T08:00:00Z' );
		$tries = 0;
		update_option( Upgrader::OPTION, '0.0.9 d41d8cd98f00b204e9800998ecf8427e' );
		$fault = static function () use ( &$tries ): never {
			++$tries;
			throw new TypeError( "Of 'somebody'" );
		};
		$times = array( '08:00:00' => 1, '08:00:09' => 1, '08:00:10' => 2, '08:01:09' => 2, '08:01:10' => 3, '08:11:09' => 3, '08:11:10' => 4, '08:21:09' => 4 );
		foreach ( $times as $time => $count ) {
			$this->freeze( "2026-11-21T{$time}Z" );
			self::upgrader()->catch_up( $fault );
			self::assertSame( $count, $tries, "Not at each request: $time" );
		}
		$health = $this->health();
		self::assertSame( 'critical', $health['status'] );
		self::assertStringContainsString( 'Of …', $health['description'] );
		$this->freeze( '2026-11-21T08:21:10Z' );
		$this->plugin()->upgrade();
		self::assertSame( 'good', $this->health()['status'] );
	}

	public function test_a_deadlock_in_an_update_does_not_wait(): void {
		$current = get_option( Upgrader::OPTION );
		update_option( Upgrader::OPTION, '0.0.9 d41d8cd98f00b204e9800998ecf8427e' );
		self::upgrader()->catch_up( static fn (): never => throw new Deadlock( 'Deadlock', 1213 ) );
		self::assertNotSame( $current, get_option( Upgrader::OPTION ) );
		$this->plugin()->upgrade();
		self::assertSame( $current, get_option( Upgrader::OPTION ) );
	}

	public function test_an_older_version_refuses_the_data_of_a_newer_one_in_plain_words(): void {
		wp_set_current_user( 1 );
		$number = explode( ' ', (string) get_option( Upgrader::OPTION ) )[0];
		foreach ( array( '99.0' => 1, $number => 1000 ) as $version => $migrated ) {
			update_option( Upgrader::OPTION, "$version d41d8cd98f00b204e9800998ecf8427e" );
			update_option( Upgrader::MIGRATED, $migrated, false );
			$this->db()->execute( 'DROP TABLE {shortlist}' );
			foreach ( array( fn () => $this->plugin()->activate(), fn () => throw new RuntimeException( $this->click() ) ) as $try ) {
				try {
					$try();
					self::fail( 'It ran.' );
				} catch ( RuntimeException $refusal ) {
					self::assertStringContainsString( 'written by a newer version', $refusal->getMessage() );
				}
			}
			set_current_screen( 'tools' );
			$this->plugin()->upgrade();
			ob_start();
			do_action( 'admin_notices' );
			self::assertStringContainsString( 'written by a newer version', (string) ob_get_clean() );
			self::assertSame( 'critical', $this->health()['status'] );
			self::assertStringContainsString( 'written by a newer version', $this->health()['description'] );
			self::assertStringStartsWith( $version, (string) get_option( Upgrader::OPTION ) );
			self::assertSame( array( $this->db()->table( 'shortlist' ) ), self::upgrader()->missing(), 'Nothing was made.' );
			update_option( Upgrader::OPTION, '0.0.9 d41d8cd98f00b204e9800998ecf8427e' );
			update_option( Upgrader::MIGRATED, 0, false );
			remove_all_actions( 'admin_notices' );
			$this->plugin()->install();
		}
	}

	public function test_what_a_table_lacks_comes_by_one_statement_for_columns_and_one_for_keys(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'It copies nothing.' );
		}
		$this->db()->execute( 'ALTER TABLE {mentor_index} DROP KEY town_key, DROP COLUMN town, DROP COLUMN town_key, DROP COLUMN capacity' );
		$this->db()->execute( 'ALTER TABLE {plans} DROP KEY done_plan, DROP KEY modified_at' );
		self::assertSame( array( 1, 1, 1 ), $this->altered( fn () => $this->plugin()->install() ) );
		self::assertSame( array(), self::upgrader()->missing() );
	}

	public function test_a_change_of_a_table_that_is_being_read_lets_others_pass(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'It has one writer.' );
		}
		$this->db()->execute( 'ALTER TABLE {plans} DROP KEY modified_at' );
		$this->db()->execute( 'SET SESSION lock_wait_timeout = 3' );
		$reader = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$reader->query( 'START TRANSACTION' );
		$reader->query( 'SELECT plan_id FROM ' . $this->db()->table( 'plans' ) . ' LIMIT 1' );
		$tries = $this->altered(
			function () use ( $reader ): void {
				add_filter( 'query', static function ( string $sql ) use ( $reader ): string {
					'SET SESSION lock_wait_timeout = DEFAULT' === $sql && $reader->query( 'COMMIT' );
					return $sql;
				} );
				$this->plugin()->install();
			}
		);
		self::assertSame( array( 2 ), $tries );
		self::assertSame( array(), self::upgrader()->missing() );
	}

	/** @return list<int> How often each change of a table was sent, but that of all activations. */
	private function altered( callable $work ): array {
		$sent = array();
		add_filter( 'query', static function ( string $sql ) use ( &$sent ): string {
			if ( str_starts_with( $sql, 'ALTER TABLE' ) && ! str_contains( $sql, 'COMMENT' ) ) {
				$sent[ $sql ] = ( $sent[ $sql ] ?? 0 ) + 1;
			}
			return $sql;
		}, PHP_INT_MAX );
		$work();
		remove_all_filters( 'query' );
		return array_values( $sent );
	}

	public function test_a_fault_of_any_kind_in_a_rebuild_is_told_on_its_page(): void {
		wp_set_current_user( 1 );
		add_filter( 'pre_update_option_mentoriai_mentor_check', static fn (): never => throw new TypeError( "Of 'somebody'" ) );
		$page = $this->click();
		remove_all_filters( 'pre_update_option_mentoriai_mentor_check' );
		self::assertStringStartsWith( '200 <p>Not everything could be rebuilt.', $page );
		self::assertStringContainsString( '<code>Of …</code>', $page );
	}

	public function test_a_lost_word_index_is_told_and_comes_back(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'It has none.' );
		}
		$this->db()->execute( 'ALTER TABLE {mentor_index} DROP INDEX words' );
		self::assertStringContainsString( $this->code( 'mentor_index (words)' ), $this->health()['description'] );
		wp_set_current_user( 1 );
		self::assertStringContainsString( $this->code( 'mentor_index (words)' ), $this->click() );
		self::assertSame( 'good', $this->health()['status'] );
	}

	/** @return iterable<string, array{string, string}> What is granted in `%s`, and what the refusal names. */
	public static function lacking(): iterable {
		yield 'no CREATE' => array( 'GRANT SELECT, INSERT, UPDATE, DELETE, ALTER, INDEX, DROP ON %s.* TO limited@localhost', 'CREATE command denied' );
		yield 'no ALTER' => array( 'GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, INDEX, DROP ON %s.* TO limited@localhost', 'ALTER command denied' );
		yield 'one table only' => array( 'GRANT SELECT, INSERT, UPDATE, DELETE, ALTER, DROP ON %1$s.* TO limited@localhost; GRANT CREATE ON %1$s.fresh_mentoriai_rate_limits TO limited@localhost', 'CREATE command denied' );
	}

	#[DataProvider( 'lacking' )]
	public function test_an_activation_without_rights_is_refused_in_plain_words_and_leaves_no_table( string $grants, string $named ): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'It has no users.' );
		}
		$stamp = '0.0.9 d41d8cd98f00b204e9800998ecf8427e';
		update_option( Upgrader::OPTION, $stamp );
		$this->connect_limited( ...explode( '; ', sprintf( $grants, '`' . DB_NAME . '`' ) ) );
		$GLOBALS['wpdb']->prefix = self::FRESH;
		try {
			$this->plugin()->activate();
			self::fail( 'It was activated.' );
		} catch ( RuntimeException $refusal ) {
			self::assertStringContainsString( 'needs the privileges CREATE, ALTER', $refusal->getMessage() );
			self::assertStringContainsString( $named, $refusal->getMessage() );
		}
		self::assertSame( array(), $this->fresh_tables() );
		self::assertSame( $stamp, get_option( Upgrader::OPTION ) );
	}

	public function test_lost_tables_and_rows_are_told_and_come_back_by_one_click(): void {
		$mentor = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => 'Ona', 'last_name' => 'Onaitė' ) );
		$this->db()->insert( '{reviews}', array( 'mentor_id' => $mentor, 'author_id' => 1, 'rating' => 450, 'comment' => 'Good', 'created_at' => '2026-01-01 00:00:00', 'updated_at' => '2026-01-01 00:00:00' ) );
		$this->db()->execute( 'DELETE FROM {mentor_index}' );
		wp_insert_post( array( 'post_type' => StoriesModule::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Our story' ) );
		$this->plugin()->install();
		$there = $this->derived();
		self::assertSame( array( 2, 2, 900, 1, 1 ), $there );
		self::assertSame( 'good', $this->health()['status'] );

		$this->db()->execute( 'DELETE FROM {mentor_terms}' );
		self::assertStringContainsString( $this->code( 'mentor_terms' ), $this->health()['description'] );
		$this->db()->execute( 'DELETE FROM {email_claims}' );
		self::assertStringContainsString( $this->code( 'email_claims' ), $this->health()['description'] );
		$this->db()->execute( 'DELETE FROM {mentor_index}' );
		$health = $this->health();
		self::assertSame( 'critical', $health['status'] );
		self::assertStringContainsString( $this->code( 'mentor_index' ), $health['description'] );
		self::assertStringNotContainsString( 'story_index', $health['description'] );
		$this->db()->execute( 'DROP TABLE {story_index}' );
		$this->db()->execute( 'DROP TABLE {sessions}' );
		self::assertStringContainsString( $this->code( 'sessions' ), $this->health()['description'] );

		self::assertStringStartsWith( '403', $this->click() );
		wp_set_current_user( 1 );
		self::assertStringStartsWith( '403', $this->click( 'forged' ) );
		$said = $this->click();
		self::assertStringStartsWith( '200', $said );
		self::assertSame( 4, substr_count( $said, '<code>' ), 'Each is named once.' );
		foreach ( array( 'sessions', 'story_index', 'mentor_index', 'email_claims' ) as $table ) {
			self::assertStringContainsString( $this->code( $table ), $said );
		}
		self::assertSame( $there, $this->derived() );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {sessions}' ) );
		self::assertSame( 'good', $this->health()['status'] );
		self::assertStringContainsString( 'Nothing was missing', $this->click() );
	}

	public function test_a_click_brings_back_no_capability_and_no_page_that_was_taken_away(): void {
		wp_set_current_user( 1 );
		get_role( 'mentoriai_manager' )?->remove_cap( 'mentoriai_approve_members' );
		$page = get_posts( array( 'post_type' => 'page', 'name' => 'kontaktai', 'fields' => 'ids' ) )[0] ?? 0;
		wp_delete_post( $page, true );
		$pages = wp_count_posts( 'page' );
		self::assertStringContainsString( 'Nothing was missing', $this->click() );
		self::assertFalse( get_role( 'mentoriai_manager' )?->has_cap( 'mentoriai_approve_members' ) );
		self::assertEquals( $pages, wp_count_posts( 'page' ) );
	}

	public function test_a_click_finishes_an_update_that_was_refused(): void {
		wp_set_current_user( 1 );
		wp_clear_scheduled_hook( 'mentoriai_cron' );
		update_option( Upgrader::OPTION, '0.0.9 d41d8cd98f00b204e9800998ecf8427e' );
		$this->click();
		self::assertNotFalse( wp_next_scheduled( 'mentoriai_cron' ) );
		self::assertStringStartsNotWith( '0.0.9', (string) get_option( Upgrader::OPTION ) );
	}

	private static function upgrader(): Upgrader {
		global $wpdb;
		$map = require WP_PLUGIN_DIR . '/mentoriai-portal/includes/map.php';
		return new Upgrader( $wpdb, new Db( $wpdb ), $map['schema'], static fn (): array => array_map( static fn ( string $table ): Table => new $table(), $map['tables'] ), Migrations::all( ... ) );
	}

	private function plugin(): Plugin {
		return new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
	}

	/** @return array<string, string> */
	private function health(): array {
		return apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['mentoriai_schema']['test']();
	}

	/** A table as it is named. */
	private function code( string $name ): string {
		return '<code>' . $this->db()->table( $name ) . '</code>';
	}

	private function notice(): string {
		ob_start();
		set_current_screen( 'tools' );
		do_action( 'admin_notices' );
		$shown = (string) ob_get_clean();
		return str_contains( $shown, SchemaRebuild::ACTION ) ? $shown : '';
	}

	/** @return string Status and text of the page that follows. */
	private function click( ?string $nonce = null ): string {
		$_REQUEST['_wpnonce'] = $nonce ?? wp_create_nonce( SchemaRebuild::ACTION );
		try {
			do_action( 'admin_post_' . SchemaRebuild::ACTION );
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}
		return 'went on';
	}

	/** @return list<int> Rows of mentors, what lists are read from, ratings, rows of stories, claims on addresses. */
	private function derived(): array {
		$counts = array( 'COUNT(*) FROM {mentor_index}', 'COUNT(*) FROM {mentor_terms}', 'SUM(rating_sum) FROM {mentor_index}', 'COUNT(*) FROM {story_index}', 'COUNT(*) FROM {email_claims} WHERE user_id > 1' );
		return array_map( fn ( string $count ): int => (int) $this->db()->value( "SELECT $count" ), $counts );
	}

	/** SQLite has no rights: there the statement is broken on its way. */
	private function refuse_alter(): void {
		if ( $this->is_sqlite() ) {
			add_filter( 'query', static fn ( string $sql ): string => (string) preg_replace( '~^ALTER TABLE \S+~', 'ALTER TABLE nowhere', $sql ) );
		} else {
			$this->connect_limited( 'GRANT SELECT, INSERT, UPDATE, DELETE ON `' . DB_NAME . '`.* TO limited@localhost' );
		}
	}

	private function allow_alter(): void {
		remove_all_filters( 'query' );
		$GLOBALS['wpdb'] = $this->full;
	}

	/** WordPress goes on as a user who has these rights only. */
	private function connect_limited( string ...$grants ): void {
		foreach ( array( "CREATE USER limited@localhost IDENTIFIED BY 'secret'", ...$grants ) as $sql ) {
			self::assertNotFalse( $this->full->query( $sql ), $sql );
		}
		$limited = new wpdb( 'limited', 'secret', DB_NAME, DB_HOST );
		$limited->set_prefix( $this->full->prefix );
		$GLOBALS['wpdb'] = $limited;
	}

	/** @return list<string> */
	private function fresh_tables(): array {
		return array_map( 'strval', $this->full->get_col( "SHOW TABLES LIKE 'fresh\\_%'" ) );
	}
}
