<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\ActivityLog;

use LogicException;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Tests\Integration\Reviews\ReviewsTestCase;
use RuntimeException;
use WP_REST_Request;

/**
 * Each act is one row, written with it; what fails or changes nothing leaves none.
 */
final class ActivityLogTest extends ReviewsTestCase {

	/** In texts that people typed; no row may hold it. */
	private const CANARY = 'kanarėlė';

	private int $staff;

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		$this->staff = $this->staff( 'mentoriai_manager', 'Rūta Redaktorė' );
		$this->db()->execute( 'DELETE FROM {activity} WHERE id > ?', 0 );
	}

	public function test_a_status_is_one_row_of_who_changed_it_and_not_the_reason(): void {
		wp_set_current_user( $this->staff );
		$this->set_status( $this->founder, 'returned', self::CANARY );
		self::assertSame( array( array( $this->staff, 'status', 'user', (string) $this->founder, array( 'old' => 'public', 'new' => 'returned' ) ) ), $this->rows() );
		$this->set_status( $this->founder, 'returned', self::CANARY );
		$this->set_status( $this->founder, 'returned', 'Kita priežastis' );
		$this->set_status( $this->founder, 'nothing' );
		$this->set_status( 0, 'public' );
		self::assertSame( array(), $this->rows() );
		wp_set_current_user( 0 );
		$this->set_status( $this->founder, 'public' );
		self::assertSame( array( 0 ), array_column( $this->rows(), 0 ), 'The system.' );
	}

	public function test_members_are_the_actors_of_what_they_do_themselves(): void {
		$undecided = $this->member( Role::Undecided, 'Ona', 'Onaitė', AccountStatus::Draft );
		foreach ( array( 200, 403 ) as $status ) {
			self::assertSame( $status, $this->request( 'POST', 'set-user-type', array( 'type' => 'mentorius' ), $this->token( $undecided ) )->get_status() );
		}
		self::assertSame( array( array( $undecided, 'role', 'user', (string) $undecided, array( 'old' => 'neapsisprendes', 'new' => 'mentorius' ) ) ), $this->rows() );
		self::assertSame( 200, $this->request( 'POST', 'leave_portal', array( 'password' => 'demo12345', 'email' => $this->address( $this->founder ) ), $this->token( $this->founder ) )->get_status(), $this->sent );
		self::assertSame( array( array( $this->founder, 'status', 'user', (string) $this->founder, array( 'old' => 'public', 'new' => 'closed' ) ) ), $this->rows() );
	}

	public function test_what_is_rolled_back_leaves_no_row(): void {
		add_action( 'mentoriai_user_status_changed', static fn () => throw new RuntimeException( 'no' ), 99 );
		try {
			$this->set_status( $this->founder, 'closed' );
			self::fail( 'It went through.' );
		} catch ( RuntimeException ) {
			self::assertSame( array(), $this->rows() );
		}
	}

	public function test_roles_are_seen_whoever_changes_them_once_an_act(): void {
		wp_set_current_user( 1 );
		$id    = $this->staff( 'subscriber', 'Kitas' );
		$roles = static fn ( string $old, string $new ): array => array( array( 1, 'role', 'user', (string) $id, array( 'old' => $old, 'new' => $new ) ) );
		self::assertSame( array(), $this->rows(), 'An account with the usual role is no change.' );

		get_userdata( $id )->set_role( 'frontuser' );
		self::assertSame( $roles( 'subscriber', 'frontuser' ), $this->rows() );
		wp_update_user( array( 'ID' => $id, 'role' => 'editor' ) );
		self::assertSame( $roles( 'frontuser', 'editor' ), $this->rows() );
		get_userdata( $id )->add_role( 'mentoriai_manager' );
		self::assertSame( $roles( 'editor', 'editor,mentoriai_manager' ), $this->rows() );

		$rest = function ( mixed $roles ) use ( $id ): int {
			$request = new WP_REST_Request( 'POST', "/wp/v2/users/$id" );
			$request->set_param( 'roles', $roles );
			return rest_do_request( $request )->get_status();
		};
		self::assertSame( 200, $rest( array( 'author' ) ) );
		self::assertSame( $roles( 'editor,mentoriai_manager', 'author' ), $this->rows() );
		self::assertSame( 200, $rest( array( 'author' ) ) );
		self::assertSame( 400, $rest( array( 'no_such_role' ) ) );
		wp_update_user( array( 'ID' => $id, 'first_name' => self::CANARY, 'role' => 'author' ) );
		wp_set_current_user( $this->staff );
		self::assertSame( 403, $rest( array( 'administrator' ) ) );
		self::assertSame( array(), $this->rows(), 'Nothing was changed.' );

		wp_set_current_user( 1 );
		get_userdata( $id )->remove_all_caps();
		self::assertSame( $roles( 'author', '' ), $this->rows() );
		$new = $this->staff( 'administrator', 'Naujas' );
		self::assertSame( array( array( 1, 'role', 'user', (string) $new, array( 'old' => '', 'new' => 'administrator' ) ) ), $this->rows() );
	}

	public function test_settings_are_one_row_each_without_their_texts(): void {
		wp_set_current_user( 1 );
		$save = static function ( array $values ): int {
			$request = new WP_REST_Request( 'POST', '/mentoriai-admin/v1/settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array( 'values' => $values ) ) );
			return rest_do_request( $request )->get_status();
		};
		$change = array( 'mail_log_days' => 30, 'moderate_reviews' => true, 'mail_from_name' => self::CANARY );
		self::assertSame( 200, $save( $change ) );
		self::assertEqualsCanonicalizing(
			array(
				array( 1, 'setting', 'setting', 'mail_log_days', array( 'old' => 90, 'new' => 30 ) ),
				array( 1, 'setting', 'setting', 'moderate_reviews', array( 'old' => false, 'new' => true ) ),
				array( 1, 'setting', 'setting', 'mail_from_name', array() ),
			),
			$this->rows()
		);
		self::assertSame( 200, $save( $change ) );
		self::assertSame( 400, $save( array( 'mail_log_days' => 0, 'moderate_reviews' => false ) ) );
		wp_set_current_user( $this->staff );
		self::assertSame( 403, $save( array( 'trusted_proxies' => array() ) ) );
		self::assertSame( array(), $this->rows() );
		update_option( Settings::OPTION, array( 'mail_log_days' => 31 ) + (array) get_option( Settings::OPTION ) );
		self::assertSame( array( 'mail_log_days' ), array_column( $this->rows(), 3 ), 'Whoever stores them.' );
	}

	public function test_a_setting_that_fails_to_be_stored_leaves_no_row_and_reads_as_before(): void {
		wp_set_current_user( 1 );
		$before = get_option( Settings::OPTION );
		add_action( 'update_option_' . Settings::OPTION, static fn () => throw new RuntimeException( 'no' ), PHP_INT_MAX );
		try {
			$request = new WP_REST_Request( 'POST', '/mentoriai-admin/v1/settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array( 'values' => array( 'mail_log_days' => 30, 'site_icon' => 0 ) ) ) );
			rest_do_request( $request );
			self::fail( 'It went through.' );
		} catch ( RuntimeException ) {
			self::assertSame( array(), $this->rows() );
			self::assertSame( $before, get_option( Settings::OPTION ) );
		}
	}

	public function test_texts_of_emails_are_one_row_a_language(): void {
		wp_set_current_user( $this->staff );
		$texts  = MailTexts::of_form( self::CANARY, "{greeting}\n\n" . self::CANARY, 'Eiti' );
		$edited = new EditedTexts();
		$edited->keep( 'welcome', Lang::Lt, $texts );
		$edited->keep( 'welcome', Lang::Lt, $texts );
		$edited->keep( 'welcome', Lang::En, $texts );
		$edited->restore( 'welcome', Lang::Lt );
		$row = fn ( string $lang ): array => array( $this->staff, 'mail_text', 'mail_text', 'welcome', array( 'lang' => $lang ) );
		self::assertSame( array( $row( 'lt' ), $row( 'en' ), $row( 'lt' ) ), $this->rows() );
	}

	public function test_reviews_sessions_and_erased_people_are_one_row_each(): void {
		$review  = $this->submitted( array( 'comment' => self::CANARY ) );
		$version = $this->version( $review );
		$this->token( $this->mentor );
		wp_set_current_user( $this->staff );

		self::assertTrue( $this->moderation()->hide( $review, $version, self::CANARY ) );
		self::assertFalse( $this->moderation()->hide( $review, $version, self::CANARY ) );
		self::assertFalse( $this->moderation()->publish( $review, $version + 1 ) );
		self::assertSame( array( array( $this->staff, 'review', 'review', (string) $review, array( 'old' => 'published', 'new' => 'hidden' ) ) ), $this->rows() );

		do_action( 'mentoriai_end_sessions', $this->mentor );
		do_action( 'mentoriai_end_sessions', $this->mentor );
		self::assertSame( array( array( $this->staff, 'session_ended', 'user', (string) $this->mentor, array() ) ), $this->rows() );

		wp_delete_user( $this->founder );
		self::assertSame( array( array( $this->staff, 'person_erased', 'user', (string) $this->founder, array() ) ), $this->rows() );

		$colleague = $this->staff( 'author', 'Kolegė' );
		$this->rows();
		foreach ( apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $key => $eraser ) {
			str_starts_with( (string) $key, 'mentoriai' ) && $eraser['callback']( $this->address( $colleague ), 1 );
		}
		self::assertSame( array( array( $this->staff, 'person_erased', 'user', (string) $colleague, array() ) ), $this->rows(), 'One whose account is kept.' );
	}

	public function test_a_copy_of_personal_data_is_a_row(): void {
		wp_set_current_user( $this->staff );
		$request = wp_create_user_request( $this->address( $this->founder ), 'export_personal_data' );
		do_action( 'wp_privacy_personal_data_export_file_created', '/tmp/a.zip', 'http://a', '/tmp/a.html', $request, '/tmp/a.json' );
		self::assertSame( array( array( $this->staff, 'export', 'user', (string) $this->founder, array() ) ), $this->rows() );
	}

	public function test_the_log_takes_no_text_but_why_a_conversation_was_opened(): void {
		$log = new ActivityLog( $this->db(), new Clock() );
		$log->write( Act::ThreadOpened, ActObject::Report, 3, array( 'why' => 'Grasina, pagal pranešimą.' ) );
		foreach ( array( 'why', 'old' ) as $name ) {
			try {
				$log->write( Act::Report, ActObject::Report, 3, array( $name => 'Grasina, pagal pranešimą.' ) );
				self::fail( 'It was taken.' );
			} catch ( LogicException ) {
				self::assertCount( 'why' === $name ? 1 : 0, $this->rows() );
			}
		}
	}

	public function test_rows_are_only_added_until_they_are_old(): void {
		$statements = '';
		foreach ( glob( dirname( __DIR__, 4 ) . '/includes/{*,*/*,*/*/*}.php', GLOB_BRACE ) ?: array() as $file ) {
			$statements .= preg_match_all( '~(?:UPDATE|DELETE FROM|REPLACE INTO|TRUNCATE) \{activity\}[^\'"]*~', (string) file_get_contents( $file ), $found ) > 0 ? implode( "\n", $found[0] ) : '';
		}
		self::assertSame( 'DELETE FROM {activity} WHERE created_at < ?', $statements );

		$log = new ActivityLog( $this->db(), new Clock() );
		$log->write( Act::Invite, ActObject::User, 7 );
		$this->freeze( '2028-11-21T08:14:00Z' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( '1', $this->db()->value( 'SELECT COUNT(*) FROM {activity} WHERE act = ?', 'invite' ) );
		$this->freeze( '2028-11-21T08:16:00Z' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {activity} WHERE act = ?', 'invite' ) );
	}

	private function staff( string $role, string $name ): int {
		$id = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'demo12345', 'user_email' => wp_rand() . '@demo.test', 'role' => $role, 'display_name' => $name ) );
		self::assertIsInt( $id );
		return $id;
	}

	private function set_status( int $user_id, string $status, string $reason = '' ): void {
		do_action( 'mentoriai_set_user_status', $user_id, $status, $reason );
	}

	/**
	 * The rows since it was asked last. Nobody's text is in them.
	 *
	 * @return list<array{int, string, string, string, array<string, mixed>}>
	 */
	private function rows(): array {
		$rows = $this->db()->rows( 'SELECT * FROM {activity} ORDER BY id' );
		self::assertStringNotContainsString( self::CANARY, (string) wp_json_encode( $rows, JSON_UNESCAPED_UNICODE ) );
		$this->db()->execute( 'DELETE FROM {activity} WHERE id > ?', 0 );
		return array_map( static fn ( array $row ): array => array( (int) $row['actor_id'], (string) $row['act'], (string) $row['object'], (string) $row['object_id'], json_decode( (string) $row['facts'], true ) ), $rows );
	}
}
