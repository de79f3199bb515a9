<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail;

use ArrayObject;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Tests\IntegrationTestCase;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Error;

/**
 * How long mails of the portal may be sent, how often they are tried, and what staff see and do about those that were not.
 */
final class MailLifeTest extends IntegrationTestCase {

	private const START = 1_795_248_000;

	private const REFUSAL = 'SMTP Error: data not accepted.';

	private int $member;

	private MailQueueRepository $mails;

	/** @var ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}> */
	private ArrayObject $outbox;

	protected function setUp(): void {
		parent::setUp();
		$this->at( 0 );
		$this->member = $this->add_member( Role::Founder, AccountStatus::Public );
		$this->mails  = new MailQueueRepository( $this->db() );
		$this->outbox   = $this->sent_mails();
	}

	/** @return iterable<string, array{string, int}> Kind and the seconds in which it must leave. */
	public static function lifetimes(): iterable {
		yield 'reset of a password' => array( 'reset_password', 3600 );
		yield 'alert of a new sign-in' => array( 'new_sign_in', 86400 );
		yield 'any other' => array( 'welcome', 3 * 86400 );
	}

	#[DataProvider( 'lifetimes' )]
	public function test_a_mail_leaves_within_its_lifetime_or_not_at_all( string $kind, int $lifetime ): void {
		$this->queue( $kind );
		$this->run_at( $lifetime - 1 );
		self::assertSame( array( 'sent' ), $this->column( 'state' ) );
		$this->at( 0 );
		$this->queue( $kind );
		$this->run_at( $lifetime );
		self::assertSame( array( 'sent', 'dropped' ), $this->column( 'state' ) );
		self::assertSame( array( '', 'too_late' ), $this->column( 'error' ) );
		self::assertCount( 1, $this->outbox );
		self::assertMatchesRegularExpression( '~It was too late to send it|per vėlu~u', $this->log() );
		self::assertSame( 'recommended', $this->health()['status'] );
		self::assertMatchesRegularExpression( '~<code>[^<]*\b1 ~u', $this->health()['description'] );
	}

	/** @return iterable<string, array{string, list<int>}> Kind and the minutes between its tries. */
	public static function waits(): iterable {
		yield 'reset of a password' => array( 'reset_password', array( 1, 5, 30 ) );
		yield 'alert of a new sign-in' => array( 'new_sign_in', array( 1, 5, 30, 120, 360, 720 ) );
		yield 'any other' => array( 'welcome', array( 1, 5, 30, 120, 360, 720, 1440 ) );
	}

	/** @param list<int> $waits */
	#[DataProvider( 'waits' )]
	public function test_a_refused_mail_is_tried_on_within_its_lifetime_and_keeps_its_data_for_it( string $kind, array $waits ): void {
		$lifetime = array_column( array_values( iterator_to_array( self::lifetimes() ) ), 1, 0 )[ $kind ];
		$this->refuse();
		$this->queue( $kind, array( 'browser' => 'Firefox' ) );
		$after = 0;
		$this->run_at( 0 );
		foreach ( $waits as $minutes ) {
			$after += 60 * $minutes;
			self::assertSame( array( array( 'due', (string) ( self::START + $after ) ) ), array( array( $this->column( 'state' )[0], $this->column( 'next_at' )[0] ) ) );
			$this->run_at( $after );
		}
		self::assertSame( array( 'failed' ), $this->column( 'state' ) );
		self::assertSame( array( (string) ( 1 + count( $waits ) ) ), $this->column( 'attempts' ) );
		self::assertSame( array( self::REFUSAL ), $this->column( 'error' ) );
		$this->run_at( $lifetime - 1 );
		self::assertSame( array( '{"browser":"Firefox"}' ), $this->column( 'data' ), 'It may be sent again.' );
		$this->run_at( $lifetime );
		self::assertSame( array( '' ), $this->column( 'data' ) );
		self::assertSame( 0, $this->mails->send_again( self::START + $lifetime, $this->id() ) );
	}

	public function test_a_mail_whose_claim_ran_out_twice_has_probably_left_and_ends(): void {
		$this->queue();
		// The process dies after the mail server has taken the mail.
		$this->claim( 0 );
		$this->claim( 700 );
		self::assertMatchesRegularExpression( '~It is being sent once more|siunčiamas dar kartą~u', $this->log() );
		$this->queue();
		foreach ( array( 1400, 2100, 2800, 86400 ) as $after ) {
			$this->run_at( $after );
		}
		self::assertSame( array( 'failed', 'sent' ), $this->column( 'state' ) );
		self::assertSame( array( 'broke_off', '' ), $this->column( 'error' ) );
		self::assertCount( 1, $this->outbox, 'The other one.' );
		self::assertMatchesRegularExpression( '~was interrupted\. The email was probably|nutrūko\. Laiškas greičiausiai~u', $this->log() );
		self::assertSame( 0, $this->mails->send_again( self::START + 86400 ), 'Not with all …' );
		self::assertSame( 1, $this->mails->send_again( self::START + 86400, $this->id() ), '… but by itself.' );
		$this->run_at( 86400 );
		self::assertCount( 2, $this->outbox );
	}

	public function test_refusals_are_no_claims_that_ran_out_and_do_not_hide_one(): void {
		$this->refuse();
		$this->queue();
		$this->run_at( 0 );
		$this->run_at( 60 );
		self::assertSame( array( array( 'due' ), array( self::REFUSAL ) ), array( $this->column( 'state' ), $this->column( 'error' ) ) );
		$this->claim( 400 );
		$this->run_at( 800 );
		self::assertSame( array( array( 'due' ), array( 'broke_off_once' ) ), array( $this->column( 'state' ), $this->column( 'error' ) ) );
		$this->claim( 8000 );
		$this->run_at( 8400 );
		self::assertSame( array( array( 'failed' ), array( 'broke_off' ) ), array( $this->column( 'state' ), $this->column( 'error' ) ) );
	}

	public function test_a_refused_mail_that_comes_due_too_late_has_failed_for_the_refusal(): void {
		$this->refuse();
		$this->queue();
		$this->run_at( 0 );
		$this->run_at( 3 * 86400 );
		self::assertSame( array( array( 'failed' ), array( self::REFUSAL ) ), array( $this->column( 'state' ), $this->column( 'error' ) ) );
	}

	public function test_whose_claim_ran_out_has_no_say_but_that_the_mail_has_left(): void {
		$this->queue();
		$mine   = $this->claim( 0 );
		$theirs = $this->claim( 400 );
		$this->mails->retry( $this->id(), $mine, self::START + 460, 'Timed out.' );
		$this->mails->fail( $this->id(), $mine, self::START + 460, 'Timed out.', self::START + 999 );
		$this->mails->drop( $this->id(), $mine, self::START + 460 );
		self::assertSame( array( 'sending', (string) $theirs ), array( $this->column( 'state' )[0], $this->column( 'next_at' )[0] ) );

		$this->mails->sent( $this->id(), self::START + 460 );
		$this->mails->retry( $this->id(), $theirs, self::START + 470, 'Timed out.' );
		$this->run_at( 1000 );
		self::assertSame( array( 'sent' ), $this->column( 'state' ) );
		self::assertCount( 0, $this->outbox );
	}

	public function test_a_plugin_that_fails_or_ends_php_after_the_mail_has_left_does_not_send_it_again(): void {
		remove_all_filters( 'pre_wp_mail' );
		$files = static fn (): int => count( glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array() );
		$this->catch_log();
		$states = array();
		add_action(
			'wp_mail_succeeded',
			function () use ( &$states ): never {
				$states[] = $this->column( 'state' );
				throw new RuntimeException( 'Not ours.' );
			}
		);
		$before = $files();
		$this->queue();
		foreach ( array( 0, 60, 700, 3000 ) as $after ) {
			$this->run_at( $after );
		}
		self::assertSame( array( 'sent' ), $this->column( 'state' ) );
		self::assertSame( array( array( 'sent' ) ), $states, 'It is written down before plugins are told.' );
		self::assertSame( $before + 1, $files() );
	}

	public function test_staff_send_failed_mails_again_one_or_all(): void {
		$this->fail_all( 'reset_password', 'welcome', 'welcome', 'new_sign_in' );
		$log = $this->log();
		self::assertSame( 3, substr_count( $log, 'action=mentoriai_send_again' ), 'The hour of the reset is over.' );
		self::assertSame( 4, substr_count( $log, 'class="toggle-row"' ), 'Each row opens on a phone.' );
		self::assertMatchesRegularExpression( "~class='to column-to[^']* column-primary'~", $log, 'Whom it is to stands for the row.' );
		self::assertMatchesRegularExpression( '~<button class="button">[^<]*\b3\b[^<]*</button>~', $log );

		$one = $this->id() + 1;
		self::assertSame( '1', $this->press( (string) $one ) );
		self::assertSame( '0', $this->press( (string) $one ), 'It waits already.' );
		self::assertSame( '0', $this->press( (string) $this->id() ), 'A key is not sent beyond its hour.' );
		self::assertSame( '2', $this->press( 'all' ) );
		self::assertStringNotContainsString( 'mentoriai_send_again', $this->log() );
		$this->run_at( 80_000 );
		self::assertSame( array( 'failed', 'sent', 'sent', 'sent' ), $this->column( 'state' ) );
		self::assertSame( array( '1', '1', '1' ), array_slice( $this->column( 'attempts' ), 1 ), 'With all its tries before it.' );
		self::assertCount( 3, $this->outbox );
	}

	public function test_site_health_names_what_stands_still(): void {
		self::assertSame( 'good', $this->health()['status'] );
		$this->queue();
		$this->at( 900 );
		self::assertSame( 'good', $this->health()['status'] );
		$this->at( 901 );
		self::assertSame( 'critical', $this->health()['status'], 'Due for 15 minutes.' );

		$this->refuse();
		foreach ( array( 901, 961 ) as $after ) {
			$this->run_at( $after );
			self::assertSame( 'good', $this->health()['status'], 'It may be a moment of the mail server.' );
		}
		$this->run_at( 1261 );
		self::assertSame( 'recommended', $this->health()['status'], 'Refused three times.' );

		$this->db()->execute( 'DELETE FROM {mail_queue}' );
		$this->fail_all( 'new_sign_in' );
		self::assertSame( 'recommended', $this->health()['status'] );
		$this->run_at( 80_000 + 86_400 );
		self::assertSame( 'good', $this->health()['status'], 'A day later nothing can be done about it.' );
	}

	public function test_processes_at_once_send_each_mail_once_and_make_each_due_once(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		for ( $number = 0; $number < 8; $number++ ) {
			$this->queue();
		}
		$this->claim( 0 );
		$this->at( 400 );
		$send = function (): int {
			do_action( Background::RUN );
			return count( $this->outbox );
		};
		self::assertSame( 8, array_sum( Parallel::run( 3, $send ) ), 'The one whose first sender died too.' );
		$this->db()->execute( "UPDATE {mail_queue} SET state = 'failed', data = '[]', next_at = ?", self::START + 9000 );
		self::assertSame( 8, array_sum( Parallel::run( 6, fn (): int => $this->mails->send_again( self::START + 400 ) ) ) );
		self::assertSame( 8, array_sum( Parallel::run( 3, $send ) ) );
	}

	/** @param array<string, mixed> $data */
	private function queue( string $kind = 'welcome', array $data = array() ): void {
		( new MailQueue( $this->mails, new Clock(), new Background(), array( $kind ) ) )->enqueue( $kind, $this->member, Lang::En, $data );
	}

	/** Mails of these kinds that the mail server refused for nearly a day; it works again. */
	private function fail_all( string ...$kinds ): void {
		$this->at( 0 );
		array_map( fn ( string $kind ) => $this->queue( $kind ), $kinds );
		$this->refuse();
		foreach ( array( 0, 60, 360, 2160, 9360, 30_960, 74_160 ) as $after ) {
			// A process leaves the mail server alone after two refusals.
			$this->run_at( $after );
			$this->run_at( $after );
		}
		// Those with tries left for days are given up by hand.
		$this->db()->execute( "UPDATE {mail_queue} SET state = 'failed', sent_at = ?, next_at = created_at + 259200 WHERE state = 'due'", self::START + 74_160 );
		remove_all_filters( 'pre_wp_mail' );
		$this->outbox = $this->sent_mails();
		$this->at( 80_000 );
	}

	private function refuse(): void {
		$refuse = static function (): false {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', self::REFUSAL ) );
			return false;
		};
		add_filter( 'pre_wp_mail', $refuse, 99 );
	}

	/** Takes the first mail as a process does that sends it. */
	private function claim( int $after ): int {
		$until = self::START + $after + 300;
		$mail  = $this->mails->due( self::START + $after, 1 )[0];
		self::assertTrue( $this->mails->claim( $mail['id'], $mail['next_at'], $until ) );
		return $until;
	}

	private function run_at( int $after ): void {
		$this->at( $after );
		do_action( Background::RUN );
	}

	private function at( int $after ): void {
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', self::START + $after ) );
	}

	/** Presses "Send again" in wp-admin. */
	private function press( string $mail ): string {
		wp_set_current_user( 1 );
		$_REQUEST = array( 'mail' => $mail, '_wpnonce' => wp_create_nonce( 'mentoriai_send_again' . $mail ) );
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		try {
			do_action( 'admin_post_mentoriai_send_again' );
		} catch ( RuntimeException $to ) {
			parse_str( (string) wp_parse_url( $to->getMessage(), PHP_URL_QUERY ), $query );
			return is_string( $query['updated'] ?? null ) ? $query['updated'] : '';
		}
		return '';
	}

	/** The log as staff see it. */
	private function log(): string {
		self::load_admin();
		wp_set_current_user( 1 );
		do_action( 'admin_menu' );
		set_current_screen( 'mentoriai_page_mentoriai-mails' );
		ob_start();
		do_action( (string) get_plugin_page_hookname( 'mentoriai-mails', 'mentoriai' ) );
		return (string) preg_replace( '~<input type="hidden"[^>]*>~', '', (string) ob_get_clean() );
	}

	/** @return array<string, string> */
	private function health(): array {
		return apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['mentoriai_mail']['test']();
	}

	private function id(): int {
		return (int) $this->db()->value( 'SELECT MIN(id) FROM {mail_queue}' );
	}

	/** @return list<string> Of all mails, the oldest first. */
	private function column( string $name ): array {
		return array_map( 'strval', array_column( $this->db()->rows( "SELECT $name FROM {mail_queue} WHERE type <> 'staff_summary' ORDER BY id" ), $name ) );
	}
}
