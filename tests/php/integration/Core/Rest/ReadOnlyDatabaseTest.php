<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Rest;

use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * A database that takes no writes, as after a failover or over a quota.
 */
final class ReadOnlyDatabaseTest extends IntegrationTestCase {

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		$this->log = $this->catch_log();
	}

	protected function tearDown(): void {
		$this->let_write( true );
		parent::tearDown();
	}

	public function test_what_is_public_is_read_and_writes_are_told_to_wait(): void {
		$token = $this->token( $this->add_member( Role::Founder, AccountStatus::Public ) );
		$this->db()->execute( 'UPDATE {sessions} SET last_seen = 0' );
		$this->let_write( false );

		foreach ( array( 'mentoriai_dynamic', 'get_events', 'get_router', 'get_menu' ) as $path ) {
			self::assertSame( 200, $this->request( 'GET', $path )->get_status(), $path );
		}
		self::assertSame( 200, $this->request( 'GET', 'get_events', token: $token )->get_status(), 'Of members too.' );
		self::assertSame( 200, $this->request( 'GET', 'user', token: $token )->get_status(), 'Who has a session keeps it.' );

		$reply = $this->request( 'POST', 'login?lang=en', array( 'email' => 'a@demo.test', 'password' => 'demo12345' ) );
		self::assertSame( array( 500, 'server_error' ), self::refusal( $reply ) );
		self::assertGreaterThan( 0, (int) $reply->get_headers()['Retry-After'] );
		self::assertStringContainsString( 'can only be read', $reply->get_data()['message'] );
		self::assertSame( 500, $this->request( 'GET', 'bot_challenge' )->get_status(), 'What opens a write is limited or not at all.' );
		self::assertStringContainsString( 'WriteRefused', (string) file_get_contents( $this->log ) );

		$this->let_write( true );
		self::assertSame( array( 400, 'bot_check_failed' ), self::refusal( $this->request( 'POST', 'login', array( 'email' => 'a@demo.test', 'password' => 'demo12345' ) ) ) );
	}

	public function test_an_update_that_cannot_be_written_takes_nothing_down(): void {
		$older = '0.0.9 d41d8cd98f00b204e9800998ecf8427e';
		update_option( Upgrader::OPTION, $older );
		$this->let_write( false );
		$plugin = new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		$plugin->upgrade();
		self::assertSame( '', (string) file_get_contents( $this->log ), 'Each request comes by here.' );
		self::assertSame( $older, get_option( Upgrader::OPTION ) );
		self::assertSame( 200, $this->request( 'GET', 'get_events' )->get_status() );
		$this->let_write( true );
		$plugin->upgrade();
		self::assertNotSame( $older, get_option( Upgrader::OPTION ) );
	}

	private function let_write( bool $may ): void {
		global $wpdb;
		if ( $this->is_sqlite() ) {
			$wpdb->__get( 'dbh' )->get_connection()->get_pdo()->exec( 'PRAGMA query_only = ' . ( $may ? 'OFF' : 'ON' ) );
		} else {
			$wpdb->query( 'SET SESSION TRANSACTION READ ' . ( $may ? 'WRITE' : 'ONLY' ) );
		}
	}
}
