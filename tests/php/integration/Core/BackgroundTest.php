<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Session\Mail\NewSignInMail;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;

/**
 * Work outside the request, and what Site Health says of it.
 */
final class BackgroundTest extends IntegrationTestCase {

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		$this->log = $this->catch_log();
		$this->freeze( '2026-11-21T08:15:00Z' );
		wp_clear_scheduled_hook( 'mentoriai_cron' );
		wp_schedule_event( time(), 'mentoriai_minute', 'mentoriai_cron' );
	}

	public function test_a_job_that_fails_stops_no_other_and_site_health_names_it(): void {
		$this->queue_mail();
		// An audience that no version reads: the job of the surveys fails.
		$this->db()->insert( '{surveys}', array( 'survey_id' => 1, 'title' => 'x', 'definition' => '{}', 'expires_on' => '', 'audience' => '{"mode":', 'send_state' => 'running', 'created_at' => 0 ) );
		( new Background() )->run();

		self::assertSame( 'sent', $this->db()->value( 'SELECT state FROM {mail_queue}' ) );
		self::assertStringContainsString( 'background job surveys', (string) file_get_contents( $this->log ) );
		$this->freeze( '2026-11-21T09:00:00Z' );
		( new Background() )->run();
		$health = $this->health( 'mentoriai_cron' );
		self::assertSame( 'critical', $health['status'] );
		self::assertMatchesRegularExpression( '~<code>surveys, (since|nuo) 2026-11-21 08:15</code>~', $health['description'], 'The first failure of those in a row, in the time zone of the site.' );

		$this->db()->execute( 'DELETE FROM {surveys}' );
		( new Background() )->run();
		self::assertSame( 'good', $this->health( 'mentoriai_cron' )['status'] );
	}

	public function test_what_is_due_is_done_by_nobody_whoevers_request_brought_it_along(): void {
		wp_set_current_user( 1 );
		$seen = -1;
		add_action( Background::RUN, static function () use ( &$seen ): void {
			$seen = get_current_user_id();
		} );
		( new Background() )->run();
		self::assertSame( array( 0, 1 ), array( $seen, get_current_user_id() ) );
	}

	public function test_an_extension_that_fails_stops_nothing_of_ours(): void {
		$this->queue_mail();
		foreach ( array( -1000, 10 ) as $priority ) {
			add_action( Background::RUN, static fn () => throw new RuntimeException( 'Not ours.' ), $priority );
		}
		( new Background() )->run();
		self::assertSame( 'sent', $this->db()->value( 'SELECT state FROM {mail_queue}' ) );
		self::assertStringContainsString( 'Not ours.', (string) file_get_contents( $this->log ) );
	}

	public function test_a_lost_plan_is_made_anew_without_a_query_where_it_is_there(): void {
		add_filter( 'pre_http_request', static fn (): array => array( 'response' => array( 'code' => 500 ) ) );
		( new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' ) )->boot_admin();
		$ways = array(
			'the look for updates' => static fn () => do_action( 'wp_version_check' ),
			'wp-admin'             => static fn () => do_action( 'admin_init' ),
			'due work'             => static fn () => ( new Background() )->run(),
		);
		remove_action( 'admin_init', array( 'WP_Privacy_Policy_Content', 'add_suggested_content' ), 1 ); // Speaks only inside wp-admin.
		foreach ( $ways as $way => $happens ) {
			delete_option( 'cron' );
			self::assertSame( 'critical', $this->health( 'mentoriai_cron' )['status'], $way );
			$happens();
			self::assertNotFalse( wp_next_scheduled( 'mentoriai_cron' ), $way );
		}
		self::assertNotFalse( wp_next_scheduled( 'mentoriai_check_mentors' ), 'Of the last way.' );
		self::assertSame( 0, $this->count_queries( static fn () => ( new Background() )->install() ) );
	}

	public function test_site_health_tells_when_a_proxy_hides_https(): void {
		self::assertSame( 'good', $this->health( 'mentoriai_https' )['status'] );
		add_filter( 'option_home', static fn (): string => 'https://example.test' );
		$health = $this->health( 'mentoriai_https' );
		self::assertSame( 'critical', $health['status'] );
		self::assertStringContainsString( 'HTTP_X_FORWARDED_PROTO', $health['description'] );
		$_SERVER['HTTPS'] = 'on';
		self::assertSame( 'good', $this->health( 'mentoriai_https' )['status'] );
	}

	private function queue_mail(): void {
		$member = $this->add_member( Role::Founder, AccountStatus::Public );
		( new MailQueue( new MailQueueRepository( $this->db() ), new Clock(), new Background(), array( NewSignInMail::KEY ) ) )->tell( NewSignInMail::KEY, $member, array( 'browser' => 'Firefox' ) );
	}

	/** @return array<string, string> */
	private function health( string $check ): array {
		return apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'][ $check ]['test']();
	}
}
