<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration;

use ArrayObject;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Early\EarlyPath;
use MentoriaiPortal\Early\EarlyState;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Migrations\Migration0007PlaceSessions;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * A clone of the site, and the site at another address: who hears from it, who is signed in, what administrators say.
 */
#[Group( 'any-database' )]
final class SiteCopyTest extends IntegrationTestCase {

	private const START = 1_795_248_000;

	private const ELSEWHERE = 'https://staging.example.org/portal';

	private const DAY = 86_400;

	private int $member;

	/** @var ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}> */
	private ArrayObject $outbox;

	protected function setUp(): void {
		parent::setUp();
		$this->run_at( 0 );
		$this->member = $this->add_member( Role::Founder, AccountStatus::Public );
		$this->outbox = $this->sent_mails();
	}

	/** @return iterable<string, array{string, string, bool}> Two addresses and whether they are of one site. */
	public static function addresses(): iterable {
		yield 'https' => array( 'http://example.org', 'https://example.org', true );
		yield 'www' => array( 'https://www.example.org', 'https://example.org', true );
		yield 'port' => array( 'http://localhost:8080', 'http://localhost:9090', true );
		yield 'case, slash' => array( 'https://Example.org/', 'https://example.org', true );
		yield 'host' => array( 'https://example.org', 'https://staging.example.org', false );
		yield 'path' => array( 'https://example.org', 'https://example.org/staging', false );
		yield 'case of the path' => array( 'https://example.org/a', 'https://example.org/A', false );
	}

	#[DataProvider( 'addresses' )]
	public function test_host_and_path_make_the_site( string $one, string $other, bool $same ): void {
		update_option( 'home', $one );
		$here = SiteCopy::here();
		self::assertMatchesRegularExpression( '~^[0-9a-f]{16}$~', $here, 'A search and replace finds no address in it.' );
		SiteCopy::call_home();
		update_option( 'home', $other );
		self::assertSame( $same, SiteCopy::here() === $here );
		self::assertSame( ! $same, SiteCopy::is_copy() );
	}

	public function test_a_clone_writes_to_those_only_who_have_just_asked_it_to(): void {
		$this->queue( 'welcome', 'reset_password', 'confirm_email', 'new_sign_in' );
		$this->clone_site();
		$this->queue( 'welcome', 'reset_password', 'confirm_email', 'data_request' );
		$this->run_at( 1800 );
		self::assertSame( array( 'due', 'due', 'due', 'due', 'due', 'sent', 'dropped', 'dropped' ), $this->column( 'state' ), 'The last two have nothing to say.' );
		self::assertCount( 1, $this->outbox );
		self::assertStringContainsString( self::ELSEWHERE, (string) ( $this->outbox[0]['message'] ?? '' ) );
	}

	public function test_a_clone_says_so_in_site_health_and_in_the_log(): void {
		self::assertSame( 'good', $this->health()['status'] );
		$this->queue( 'welcome', 'reset_password' );
		$this->clone_site();
		$this->queue( 'reset_password' );
		$this->freeze_at( 3600 );
		self::assertSame( 'recommended', $this->health()['status'], 'Not critical: they are not late.' );
		self::assertMatchesRegularExpression( '~\b2 ~', $this->health()['description'] );
		$log = $this->page( 1 );
		self::assertSame( array( 2, 1 ), array( self::count_of( '~held back</td>|sulaikytas</td>~u', $log ), self::count_of( '~<td[^>]*>(waiting|laukia)</td>~u', $log ) ) );
		$manager = $this->page( $this->manager() );
		self::assertStringContainsString( 'class="notice', $manager );
		self::assertStringNotContainsString( 'name="said"', $manager );
	}

	public function test_a_held_mail_does_not_wait_longer_than_mails_may(): void {
		$this->queue( 'welcome' );
		$this->clone_site();
		$this->run_at( 3 * self::DAY - 1 );
		self::assertSame( array( 'due' ), $this->column( 'state' ) );
		$this->run_at( 3 * self::DAY );
		self::assertSame( array( array( 'dropped' ), array( 'held' ), array( '' ) ), array_map( $this->column( ... ), array( 'state', 'error', 'data' ) ) );
	}

	public function test_administrators_are_asked_until_one_has_answered(): void {
		self::assertSame( '', $this->notices( 1 ) );
		$this->clone_site();
		self::assertSame( '', $this->notices( $this->manager() ) );
		$asked = $this->notices( 1 );
		self::assertSame( array( 1, 1 ), array( self::count_of( '~<button class="button" name="said" value="copy"~', $asked ), self::count_of( '~<a class="button" href="[^"]*sure=moved"~', $asked ) ) );
		self::assertStringNotContainsString( 'sure=moved', $this->page( 1 ), 'Once on a page.' );
		$this->answer( 'copy' );
		self::assertSame( '', $this->notices( 1 ) );
		self::assertSame( 1, self::count_of( '~sure=moved~', $this->page( 1 ) ), 'The way back.' );
		update_option( 'home', 'https://another.example.org' );
		self::assertNotSame( '', $this->notices( 1 ), 'A copy of the copy.' );
	}

	public function test_of_a_copy_what_waits_is_dropped_and_the_rest_stays_held(): void {
		$this->queue( 'welcome' );
		$this->clone_site();
		$this->queue( 'reset_password' );
		$this->answer( 'copy' );
		self::assertSame( array( 'dropped', 'due' ), $this->column( 'state' ) );
		$this->answer( 'moved' );
		self::assertTrue( SiteCopy::is_copy(), 'An old tab does not overrule who has answered.' );
		self::assertStringContainsString( 'name="called"', $this->page( 1, 'moved' ) );
		$this->queue( 'welcome' );
		$this->run_at( 60 );
		self::assertSame( array( 'dropped', 'sent', 'due' ), $this->column( 'state' ) );
		$this->answer( 'moved', fields: array( 'called' => '1' ) );
		self::assertFalse( SiteCopy::is_copy(), 'The way back.' );
	}

	public function test_where_the_site_has_moved_mails_of_three_days_leave_once(): void {
		$this->queue( 'welcome' );
		$this->freeze_at( self::DAY );
		$this->queue( 'welcome' );
		$this->clone_site();
		$this->freeze_at( 3 * self::DAY );
		$this->queue( 'welcome' );
		$this->answer( 'moved' );
		self::assertFalse( SiteCopy::is_copy() );
		self::assertStringContainsString( 'notice-success', $this->page( 1 ) );
		$this->run_at( 3 * self::DAY );
		$this->run_at( 3 * self::DAY + 60 );
		self::assertSame( array( 'dropped', 'sent', 'sent' ), $this->column( 'state' ) );
		self::assertCount( 2, $this->outbox );
		$this->clone_site( 'http://127.0.0.1:9' );
		self::assertTrue( SiteCopy::is_copy(), 'The old address is the copy now.' );
	}

	public function test_that_the_site_has_moved_is_asked_twice(): void {
		$this->queue( 'welcome' );
		$this->clone_site();
		$manager = $this->manager();
		$this->freeze_at( 60 );
		self::assertStringNotContainsString( 'name="said"', $this->page( $manager, 'moved' ) );
		$question = $this->page( 1, 'moved' );
		self::assertSame( 1, self::count_of( '~<button class="button button-primary" name="said" value="moved"~', $question ) );
		self::assertMatchesRegularExpression( '~<li>1 ~', $question );
		self::assertSame( '', $this->notices( 1, 'moved' ), 'The first question is not beside the second.' );
		self::assertTrue( SiteCopy::is_copy(), 'To be asked changes nothing.' );
		$this->answer( 'moved' );
		self::assertStringNotContainsString( 'name="said"', $this->page( 1, 'moved' ), 'It is answered.' );
	}

	public function test_a_copy_that_was_called_the_site_becomes_a_copy_again(): void {
		$home = (string) get_option( 'home' );
		$this->queue( 'welcome', 'reset_password' );
		$this->clone_site();
		$this->answer( 'back' );
		self::assertFalse( SiteCopy::is_called_copy(), 'Nobody has said that the site has moved.' );
		$this->answer( 'moved' );
		$this->answer( 'moved' );
		$this->queue( 'welcome' );
		self::assertStringContainsString( 'sure=back', $this->page( 1 ) );
		self::assertStringNotContainsString( 'sure=back', $this->page( $this->manager() ) );
		self::assertSame( 1, self::count_of( '~<button class="button button-primary" name="said" value="back"~', $this->page( 1, 'back' ) ) );
		self::assertFalse( SiteCopy::is_copy(), 'To be asked changes nothing.' );
		$this->answer( 'back' );
		$this->queue( 'welcome', 'reset_password' );
		$this->run_at( 60 );
		self::assertSame( array( 'due', 'due', 'due', 'due', 'sent' ), $this->column( 'state' ) );
		self::assertSame( '', $this->notices( 1 ), 'It is said.' );
		self::assertStringContainsString( 'sure=moved', $this->page( 1 ) );
		$this->clone_site( $home );
		self::assertFalse( SiteCopy::is_copy(), 'The portal works for the former address again.' );
		self::assertStringNotContainsString( 'sure=back', $this->page( 1 ) );
	}

	public function test_what_a_copy_queued_does_not_leave_where_its_database_becomes_the_site(): void {
		$home = (string) get_option( 'home' );
		$this->queue( 'welcome', 'welcome' );
		$this->db()->execute( "UPDATE {mail_queue} SET address = '' WHERE id = ?", $this->column( 'id' )[1] );
		$this->clone_site();
		$this->queue( 'welcome', 'reset_password' );
		$this->clone_site( $home );
		$this->queue( 'welcome' );
		self::assertFalse( SiteCopy::is_copy() );
		$this->run_at( 60 );
		self::assertSame( array( 'sent', 'sent', 'dropped', 'dropped', 'sent' ), $this->column( 'state' ), 'The second one is older than the column.' );
		self::assertSame( array( '', '', 'held', 'held', '' ), $this->column( 'error' ) );
		self::assertCount( 3, $this->outbox );
	}

	public function test_with_the_site_moves_what_it_could_not_send_yet_and_nothing_of_its_copies(): void {
		$this->queue( 'welcome', 'welcome' );
		$this->db()->execute( "UPDATE {mail_queue} SET state = 'failed', next_at = ? WHERE id = ?", self::START + self::DAY, $this->column( 'id' )[1] );
		$this->clone_site( 'https://copy.example.org' );
		$this->queue( 'welcome' );
		$this->clone_site();
		$this->answer( 'moved' );
		( new MailQueueRepository( $this->db() ) )->send_again( self::START + 60 );
		$this->run_at( 60 );
		self::assertSame( array( 'sent', 'sent', 'dropped' ), $this->column( 'state' ) );
	}

	public function test_a_site_with_several_addresses_sends_from_each_what_was_queued_at_another(): void {
		$home = (string) get_option( 'home' );
		$this->clone_site( 'http://' );
		$this->queue( 'welcome' );
		$this->clone_site();
		add_filter( 'mentoriai_is_copy', '__return_null' );
		self::assertTrue( SiteCopy::is_copy(), 'A callback that forgets to return anything lets no copy send.' );
		remove_all_filters( 'mentoriai_is_copy' );
		add_filter( 'mentoriai_is_copy', '__return_false' );
		$this->queue( 'welcome' );
		$this->clone_site( $home );
		$this->run_at( 60 );
		self::assertSame( array( 'sent', 'sent' ), $this->column( 'state' ), 'The first one by a cron that knows no address.' );
	}

	public function test_an_answer_needs_a_right_a_nonce_and_a_post_and_drops_nothing_at_the_site_itself(): void {
		$this->queue( 'welcome' );
		$this->answer( 'copy' );
		self::assertSame( array( 'due' ), $this->column( 'state' ) );
		$this->clone_site();
		foreach ( array( array( $this->manager(), 'mentoriai_copy', true ), array( 1, 'another', true ), array( 1, 'mentoriai_copy', false ) ) as $wrong ) {
			$this->answer( 'copy', ...$wrong );
			$this->answer( 'moved', ...$wrong );
			self::assertTrue( SiteCopy::is_copy() );
			self::assertSame( array( 'due' ), $this->column( 'state' ) );
		}
	}

	public function test_a_session_counts_at_the_address_where_it_began(): void {
		( new EarlyState() )->store();
		// The early path answers where nobody has a hand in it.
		remove_all_filters( 'mentoriai_clock' );
		remove_all_filters( 'wp_rest_server_class' );
		$home  = (string) get_option( 'home' );
		$there = $this->token( $this->member );
		self::assertSame( array( 200, 200 ), $this->statuses( $there ) );
		$this->clone_site( 'http://staging.example.org' );
		self::assertSame( array( 401, 401 ), $this->statuses( $there ) );
		$here = $this->token( $this->member );
		self::assertSame( array( 200, 200 ), $this->statuses( $here ) );
		self::assertCount( 1, $this->request( 'GET', 'sessions', array(), $here )->get_data()['sessions'], 'The other one is none.' );
		update_option( 'home', str_replace( 'http://', 'https://www.', $home ) );
		self::assertSame( 200, $this->statuses( $there )[0], 'The same site by another scheme and www.' );
	}

	public function test_extensions_have_the_last_word(): void {
		add_filter( 'mentoriai_is_copy', '__return_true' );
		self::assertTrue( SiteCopy::is_copy() );
		remove_all_filters( 'mentoriai_is_copy' );
		$this->clone_site();
		add_filter( 'mentoriai_is_copy', '__return_null' );
		self::assertTrue( SiteCopy::is_copy(), 'A callback that forgets to return anything lets no copy send.' );
		remove_all_filters( 'mentoriai_is_copy' );
		add_filter( 'mentoriai_is_copy', '__return_false' );
		$this->queue( 'welcome' );
		$this->run_at( 60 );
		self::assertSame( array( 'sent' ), $this->column( 'state' ) );
	}

	public function test_an_update_takes_the_present_address_and_signs_nobody_out(): void {
		$token = $this->token( $this->member );
		$this->db()->execute( "UPDATE {sessions} SET address = ''" );
		delete_option( SiteCopy::OPTION );
		update_option( 'home', self::ELSEWHERE );
		self::assertFalse( SiteCopy::is_copy(), 'Nothing is known.' );
		( new Migration0007PlaceSessions() )->run( $this->db() );
		( new Plugin( dirname( __DIR__, 3 ) . '/mentoriai-portal.php' ) )->install();
		self::assertSame( 200, $this->request( 'GET', 'user', array(), $token )->get_status() );
		update_option( 'home', 'https://example.org' );
		delete_option( Upgrader::OPTION );
		( new Plugin( dirname( __DIR__, 3 ) . '/mentoriai-portal.php' ) )->install();
		self::assertTrue( SiteCopy::is_copy(), 'A later update on a clone leaves what is known.' );
	}

	public function test_a_session_that_a_server_without_the_update_opened_counts_at_home_only(): void {
		$token = $this->token( $this->member );
		$this->db()->execute( "UPDATE {sessions} SET address = ''" );
		$own = $this->request( 'GET', 'user', array(), $token );
		$this->clone_site();
		self::assertSame( array( 200, 401 ), array( $own->get_status(), $this->request( 'GET', 'user', array(), $token )->get_status() ) );
	}

	public function test_a_staging_environment_is_a_copy_until_somebody_calls_it_the_site(): void {
		self::assertSame( 'true', $this->staging( '' ) );
		self::assertSame( 'false', $this->staging( 'MentoriaiPortal\Core\SiteCopy::call_home();' ) );
		self::assertSame( 'true', $this->staging( 'MentoriaiPortal\Core\SiteCopy::is_called_home() && MentoriaiPortal\Core\SiteCopy::undo_call_home();' ) );
		self::assertSame( 'false', $this->staging( 'MentoriaiPortal\Core\SiteCopy::call_home();' ) );
		self::assertFalse( SiteCopy::is_copy(), 'The clone, where it comes from, stays itself.' );
		SiteCopy::call_home();
		self::assertSame( 'true', $this->staging( '' ), 'What was said of the site is not said of its clone.' );
	}

	/** Runs in a process that is told to be a staging environment, and says whether it takes itself for a copy. */
	private function staging( string $code ): string {
		return $this->elsewhere( 'define( "WP_ENVIRONMENT_TYPE", "staging" );', "$code echo var_export( MentoriaiPortal\Core\SiteCopy::is_copy(), true );" );
	}

	/** As a tool does that writes into the database. */
	private function clone_site( string $to = self::ELSEWHERE ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name IN ('home', 'siteurl')", $to ) );
		wp_cache_flush();
	}

	private function queue( string ...$kinds ): void {
		foreach ( $kinds as $kind ) {
			( new MailQueue( new MailQueueRepository( $this->db() ), new Clock(), new Background(), array( $kind ) ) )->enqueue( $kind, $this->member, Lang::En );
		}
	}

	private function freeze_at( int $after ): void {
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', self::START + $after ) );
	}

	private function run_at( int $after ): void {
		$this->freeze_at( $after );
		do_action( Background::RUN );
	}

	/** @return array{int, int|null} By REST and by the early path. */
	private function statuses( string $token ): array {
		$rest   = $this->request( 'GET', 'user', array(), $token )->get_status();
		$server = array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/wp-json/data/v1/user', 'HTTP_AUTHORIZATION' => "Bearer $token" );
		return array( $rest, ( new EarlyPath( dirname( __DIR__, 3 ) . '/mentoriai-portal.php' ) )->answer( $server, array() )?->status );
	}

	private function manager(): int {
		$id = wp_insert_user( array( 'user_login' => uniqid( 'manager' ), 'user_pass' => 'demo12345', 'role' => PortalManager::ROLE ) );
		return is_int( $id ) ? $id : throw new RuntimeException();
	}

	/** @param array<string, string> $fields Of the form, besides. */
	private function answer( string $said, int $as = 1, string $nonce = 'mentoriai_copy', bool $posted = true, array $fields = array() ): void {
		wp_set_current_user( $as );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( $nonce ), 'said' => $said );
		$_POST    = $posted ? array( 'said' => $said ) + $fields : array();
		$_GET     = $posted ? array() : array( 'said' => $said );
		$end      = static fn (): never => throw new RuntimeException();
		add_filter( 'wp_redirect', $end );
		add_filter( 'wp_die_handler', static fn (): callable => $end );
		try {
			do_action( 'admin_post_mentoriai_copy' );
		} catch ( RuntimeException ) {
			$_POST = array();
			$_GET  = array( 'saved' => '1' );
		}
	}

	private function notices( int $to, string $sure = '' ): string {
		return $this->shown( $to, 'admin_notices', $sure );
	}

	/** The Email log, with its second question about this answer. */
	private function page( int $to, string $sure = '' ): string {
		self::load_admin();
		wp_set_current_user( $to );
		$page = get_plugin_page_hookname( 'mentoriai-mails', 'mentoriai' );
		remove_all_actions( $page );
		do_action( 'admin_menu' );
		return $this->shown( $to, $page, $sure );
	}

	/** @param non-empty-string $action */
	private function shown( int $to, string $action, string $sure ): string {
		self::load_admin();
		wp_set_current_user( $to );
		$_GET['sure'] = $sure;
		set_current_screen( 'edit-post' );
		ob_start();
		do_action( $action );
		return (string) ob_get_clean();
	}

	private static function count_of( string $pattern, string $text ): int {
		return (int) preg_match_all( $pattern, $text );
	}

	/** @return array<string, string> */
	private function health(): array {
		return apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['mentoriai_mail']['test']();
	}

	/** @return list<string> Of all mails, the oldest first. */
	private function column( string $name ): array {
		return array_map( 'strval', array_column( $this->db()->rows( "SELECT $name FROM {mail_queue} ORDER BY id" ), $name ) );
	}
}
