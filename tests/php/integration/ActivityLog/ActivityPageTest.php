<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\ActivityLog;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\ActivityLog\Admin\ActivityPage;
use MentoriaiPortal\ActivityLog\Admin\CsvDownload;
use MentoriaiPortal\ActivityLog\Sentence;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * The activity log as staff read it: the screen, the file and the REST route.
 */
final class ActivityPageTest extends IntegrationTestCase {

	private int $member;

	private int $staff;

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->member = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'display_name' => 'Rasa' ) );
		$this->db()->execute( "UPDATE {$this->db()->users()} SET display_name = ? WHERE ID = ?", 'Rasa <b>K', $this->member );
		$this->staff  = $this->user( 'mentoriai_manager', '=Rūta' );
		$this->db()->execute( 'DELETE FROM {activity} WHERE id > ?', 0 );
		wp_set_current_user( $this->staff );
		set_current_screen( 'mentoriai_page_mentoriai-activity' );
		self::in_english();
	}

	public function test_a_row_is_a_sentence_in_the_readers_language(): void {
		$this->write( Act::Status, ActObject::User, $this->member, array( 'old' => 'submitted', 'new' => 'public' ) );
		$this->write( Act::Role, ActObject::User, $this->member, array( 'old' => 'frontuser', 'new' => '' ) );
		$this->write( Act::Setting, ActObject::Setting, 'mail_log_days', array( 'old' => 90, 'new' => 30 ) );
		$this->write( Act::ReportOpened, ActObject::Report, 12 );
		$page = $this->page();
		foreach ( array( 'Status changed: Rasa &lt;b&gt;K (Waiting for review → Public)', '(Founder → none)', 'Setting changed: How many days the list of sent emails is kept (90 → 30)', 'Report opened: no. 12', '=Rūta' ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertMatchesRegularExpression( '~<tr data-id="\d+" data-state="report_opened">~', $page );
		\WP_Translation_Controller::get_instance()->set_locale( 'lt_LT' );
		self::assertStringContainsString( 'Būsena pakeista: Rasa &lt;b&gt;K (', $this->page() );
	}

	public function test_a_row_outlives_who_did_it_and_whom_it_names(): void {
		$this->write( Act::Status, ActObject::User, $this->member, array( 'old' => 'public', 'new' => 'closed' ) );
		wp_set_current_user( 1 );
		wp_delete_user( $this->staff );
		wp_delete_user( $this->member );
		$row = $this->rest( array( 'action' => 'status' ) )->get_data()['list'][0];
		self::assertSame( array( 'id' => $this->staff, 'name' => 'Deleted user' ), $row['actor'] );
		self::assertSame( $this->member, $row['object_id'] );
		self::assertStringContainsString( "Status changed: Deleted user (no. {$this->member})", $this->page() );
		self::assertSame( array( $this->member, $this->staff ), array_column( $this->rest( array( 'action' => 'person_erased' ) )->get_data()['list'], 'object_id' ) );
	}

	public function test_screen_file_and_route_hold_the_same_of_each_filter(): void {
		wp_set_current_user( 0 );
		$this->write( Act::Import, ActObject::Import, 4, array( 'new' => 20 ) );
		$this->freeze( '2026-11-22T21:59:59Z' );
		wp_set_current_user( $this->staff );
		$this->write( Act::CvDownload, ActObject::User, $this->member );
		$this->freeze( '2026-11-22T22:00:00Z' );
		$this->write( Act::Setting, ActObject::Setting, 'site_name' );
		$this->write( Act::ThreadOpened, ActObject::Report, 9, array( 'why' => '=cmd; "kabutės"' ) );
		$filters = array(
			array( '4321', array() ),
			array( '1', array( 'actor' => '0' ) ),
			array( '432', array( 'actor' => (string) $this->staff ) ),
			array( '2', array( 'object' => 'user', 'object_id' => (string) $this->member ) ),
			array( '3', array( 'action' => 'setting', 'object_id' => 'site_name' ) ),
			array( '43', array( 'from' => '2026-11-23' ) ),
			array( '21', array( 'to' => '2026-11-22' ) ),
			array( '432', array( 'from' => '2026-11-22T21:59:59Z', 'to' => '2026-11-22T22:00:00Z' ) ),
			array( '', array( 'action' => 'invite' ) ),
		);
		$first = (int) $this->db()->value( 'SELECT MIN(id) FROM {activity}' );
		foreach ( $filters as [ $found, $query ] ) {
			$ids   = array_map( static fn ( string $number ): int => $first - 1 + (int) $number, '' === $found ? array() : str_split( $found ) );
			$reply = $this->rest( $query )->get_data();
			self::assertSame( array( $ids, count( $ids ) ), array( array_column( $reply['list'], 'id' ), $reply['total'] ), (string) wp_json_encode( $query ) );
			preg_match_all( '~<tr data-id="(\d+)"~', $this->page( $query ), $rows );
			self::assertSame( $ids, array_map( 'intval', $rows[1] ) );
			$file = $this->file( $query );
			self::assertSame( $ids, array_map( 'intval', array_column( $file, 'id' ) ) );
			foreach ( $file as $index => $cells ) {
				$row = $reply['list'][ $index ];
				self::assertSame( array( $row['at'], $row['action'], $row['object'], (string) $row['object_id'] ), array( $cells['at'], $cells['action'], $cells['object'], $cells['object_id'] ) );
			}
			$row = $this->rest( array( 'action' => 'export' ) )->get_data()['list'][0];
			self::assertSame( array( null, 'activity' ), array( $row['object'], $row['object_id'] ), 'A file is an act itself, about no object of the list.' );
			self::assertSame( 1, $this->db()->execute( 'DELETE FROM {activity} WHERE act = ?', 'export' ) );
		}
		$newest = $this->file( array( 'action' => 'thread_opened' ) )[0];
		self::assertSame( array( "'=Rūta", '{"why":"' . "'" . '=cmd; \\"kabutės\\""}' ), array( $newest['actor'], $newest['facts'] ) );
		preg_match( '~<a [^>]*data-csv="activity" href="([^"]+)"~', $this->page( array( 'action' => 'setting', 'from' => '2026-11-23' ) ), $link );
		self::assertStringContainsString( 'action=setting&#038;from=2026-11-23', $link[1] );
	}

	public function test_staff_only_and_nothing_but_reading(): void {
		$this->write( Act::Invite, ActObject::User, $this->member );
		foreach ( array( 0 => 401, $this->member => 403, $this->user( 'subscriber' ) => 403, $this->user( 'author' ) => 403, $this->user( 'editor' ) => 403, $this->staff => 200, 1 => 200 ) as $user_id => $status ) {
			wp_set_current_user( $user_id );
			self::assertSame( $status, $this->rest( array() )->get_status(), (string) $user_id );
			self::assertSame( 200 === $status ? 400 : $status, $this->rest( array( 'action' => 'nothing' ) )->get_status(), 'Who may not is told so first.' );
			self::assertSame( 200 === $status, current_user_can( ActivityPage::CAPABILITY ) );
		}
		wp_set_current_user( $this->staff );
		foreach ( array( 'actor' => '-1', 'object' => 'x', 'object_id' => 'a b', 'from' => '2026-13-01', 'to' => 'x', 'page' => '-1' ) as $name => $wrong ) {
			self::assertSame( 400, $this->rest( array( $name => $wrong ) )->get_status(), $name );
		}
		self::assertStringNotContainsString( '<table', $this->page( array( 'from' => 'x' ) ) );
		foreach ( array( 'POST', 'PUT', 'PATCH', 'DELETE' ) as $method ) {
			self::assertSame( 404, rest_do_request( new \WP_REST_Request( $method, '/mentoriai/v1/activity' ) )->get_status() );
		}
		self::assertStringNotContainsString( 'type="checkbox"', $this->page() );
		$GLOBALS['wp_rest_auth_cookie'] = true;
		try {
			foreach ( array( '' => 401, 'wrong' => 403, wp_create_nonce( 'wp_rest' ) => 200 ) as $nonce => $status ) {
				wp_set_current_user( $this->staff );
				self::assertSame( $status, $this->request( 'GET', '/mentoriai/v1/activity', headers: '' === $nonce ? array() : array( 'X-WP-Nonce' => (string) $nonce ) )->get_status(), (string) $nonce );
			}
		} finally {
			$GLOBALS['wp_rest_auth_cookie'] = null;
		}
	}

	public function test_ones_own_export_names_nobody_else(): void {
		$this->write( Act::Status, ActObject::User, $this->member, array( 'old' => 'submitted', 'new' => 'public' ) );
		$this->write( Act::Setting, ActObject::Setting, 'site_name' );
		$export = static fn ( int $id ): string => (string) wp_json_encode( apply_filters( 'wp_privacy_personal_data_exporters', array() )['mentoriai-activity']['callback']( get_userdata( $id )->user_email, 1 ), JSON_UNESCAPED_UNICODE );
		self::assertStringContainsString( 'Waiting for review → Public', $export( $this->member ) );
		self::assertStringNotContainsString( 'Rūta', $export( $this->member ) );
		self::assertStringNotContainsString( 'Setting changed', $export( $this->member ) );
		self::assertStringContainsString( 'Setting changed', $export( $this->staff ) );
		self::assertStringNotContainsString( 'Rasa', $export( $this->staff ) );
	}

	public function test_a_page_costs_the_same_in_a_log_of_any_length(): void {
		$cost = array();
		foreach ( array( 300, 3000 ) as $rows ) {
			$this->fill( $rows );
			$activity = new ActivityRepository( $this->db(), 200 );
			foreach ( array( array(), array( 'action' => 'status' ), array( 'actor' => '7' ), array( 'object' => 'user' ), array( 'object' => 'user', 'object_id' => '7' ), array( 'from' => '2026-01-01' ) ) as $index => $query ) {
				$filter = ActivityFilter::of_query( $query );
				$work   = static function () use ( $activity, $filter ): void {
					self::assertCount( 50, $activity->page( $filter, 50, 0 ) );
					self::assertSame( 200, $activity->count( $filter ) );
				};
				$cost[ $index ][] = array( $this->count_queries( $work ), $this->rows_read( $work ) );
			}
		}
		foreach ( $cost as [ $few, $many ] ) {
			self::assertSame( 3, $many[0] );
			self::assertLessThanOrEqual( $few[1] + 10, $many[1] );
		}
	}

	/** Rows of one person and kind, so that each filter finds all. */
	private function fill( int $rows ): void {
		$values = array();
		for ( $i = 0; $i < $rows; $i++ ) {
			$values[] = sprintf( "('2026-10-%02d 08:00:%02d', 7, 'status', 'user', '7', '{}')", 1 + $i % 28, $i % 60 );
		}
		$this->db()->execute( 'INSERT INTO {activity} (created_at, actor_id, act, object, object_id, facts) VALUES ' . implode( ', ', $values ) );
		$this->is_sqlite() || $this->db()->rows( 'ANALYZE TABLE {activity}' );
	}

	/** @param array<string, int|bool|string> $facts */
	private function write( Act $act, ActObject $object, int|string $id, array $facts = array() ): void {
		( new ActivityLog( $this->db(), new Clock() ) )->write( $act, $object, $id, $facts );
	}

	private function user( string $role, string $name = 'Kitas' ): int {
		$id = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'demo12345', 'user_email' => wp_rand() . '@demo.test', 'role' => $role, 'display_name' => $name ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** @param array<string, string> $query */
	private function rest( array $query ): WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/mentoriai/v1/activity' );
		$request->set_query_params( $query );
		$reply = rest_do_request( $request );
		return new WP_REST_Response( json_decode( (string) wp_json_encode( $reply->get_data() ), true ), $reply->get_status() );
	}

	/** @param array<string, string> $query */
	private function page( array $query = array() ): string {
		$_GET = array( 'page' => ActivityPage::SLUG ) + $query;
		$page = $this->screen();
		$page->load();
		ob_start();
		$page->show();
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, string> $query
	 * @return list<array<string, string>>
	 */
	private function file( array $query ): array {
		$to = fopen( 'php://temp', 'w+b' );
		self::assertIsResource( $to );
		$this->csv()->write( $to, ActivityFilter::of_query( $query ) );
		rewind( $to );
		self::assertSame( "\u{FEFF}id,at,actor,action,object,object_id,facts\r\n", fgets( $to ) );
		$rows = array();
		while ( is_array( $cells = fgetcsv( $to, null, ',', '"', '' ) ) ) {
			$rows[] = array_combine( array( 'id', 'at', 'actor', 'action', 'object', 'object_id', 'facts' ), array_map( 'strval', $cells ) );
		}
		return $rows;
	}

	private function screen(): ActivityPage {
		return new ActivityPage( new ActivityRepository( $this->db() ), new Sentence( static fn (): array => Catalogue::of_the_portal()->labels(), static fn (): array => array() ), $this->csv() );
	}

	private function csv(): CsvDownload {
		return new CsvDownload( new ActivityRepository( $this->db() ), new ActivityLog( $this->db(), new Clock() ), new Clock() );
	}
}
