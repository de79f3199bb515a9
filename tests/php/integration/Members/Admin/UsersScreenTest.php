<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Members\Admin;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\TextChanged;
use MentoriaiPortal\Members\Admin\DecidePage;
use MentoriaiPortal\Members\Admin\Decision;
use MentoriaiPortal\Members\Admin\Links;
use MentoriaiPortal\Members\Admin\MemberListRepository;
use MentoriaiPortal\Members\Admin\UserActions;
use MentoriaiPortal\Members\Admin\UserColumns;
use MentoriaiPortal\Members\Admin\UserFilters;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * WordPress's users screen, as staff see and use it.
 */
final class UsersScreenTest extends SessionTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/class-wp-users-list-table.php';
		set_current_screen( 'users' );
		$this->be( 'mentoriai_manager' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $_REQUEST['_wpnonce'], $_REQUEST['mentoriai_seen'] ); // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
		parent::tearDown();
	}

	public function test_portal_managers_see_the_list_and_no_more_of_users(): void {
		self::assertTrue( current_user_can( 'list_users' ) );
		foreach ( array( 'edit_users', 'delete_users', 'create_users', 'promote_users' ) as $more ) {
			self::assertFalse( current_user_can( $more ), $more );
		}
		$this->be( 'editor' );
		self::assertFalse( current_user_can( 'list_users' ) );
		$this->be( 'mentoriai_manager' );
		unset( $GLOBALS['current_screen'] );
		self::assertFalse( current_user_can( 'list_users' ), 'Only in wp-admin: wp/v2/users names no member.' );
	}

	public function test_a_member_stands_there_with_status_time_reason_and_what_may_be_done(): void {
		$id = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		$this->freeze( '2026-11-21T08:15:00Z' );
		update_option( 'timezone_string', 'America/New_York' );
		do_action( 'mentoriai_set_user_status', $id, 'returned', 'Trūksta <b>nuotraukos</b>' );
		$row = $this->html( array( 'mentoriai_status' => 'returned' ) );

		self::assertStringContainsString( 'mentoriai-badge is-returned', $row );
		self::assertStringContainsString( '2026-11-21 03:15', $row, 'In the time zone of the site.' );
		self::assertStringContainsString( 'Trūksta &lt;b&gt;', $row );
		// Who was returned does not wait: there is no version.
		foreach ( array( Decision::Approve, Decision::Reject, Decision::Close ) as $decision ) {
			self::assertStringContainsString( esc_url( Links::decide( $decision, array( $id ) ) ), $row );
		}
		self::assertStringContainsString( esc_url( Links::review( $id ) ), $row );
		self::assertStringNotContainsString( 'decision=pause', $row );
	}

	public function test_who_is_public_is_returned_paused_or_closed_but_not_rejected(): void {
		self::assertSame( array( Decision::SendBack, Decision::Pause, Decision::Close ), Decision::about( AccountStatus::Public ) );
		self::assertContains( Decision::Reject, Decision::about( AccountStatus::Submitted ) );
	}

	public function test_of_a_single_one_the_notice_says_who(): void {
		$id   = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		$name = get_userdata( $id )->display_name;
		set_current_screen( 'mentoriai_page_mentoriai-review' );
		apply_filters( 'bulk_actions-users', array() );
		wp_parse_str( (string) wp_parse_url( $this->bulk( 'mentoriai_approve', array( $id ) ), PHP_URL_QUERY ), $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
		self::assertStringContainsString( esc_html( $name ) . ': būsena pakeista.', self::notice() );
		$_GET = array( Links::DONE => '2', Links::LEFT => '0' );
		self::assertStringContainsString( 'Pakeista 2 narių būsena.', self::notice() );
		$_GET = array( Links::DONE => '0', Links::LEFT => '2' );
		self::assertStringContainsString( 'Nepakeistos 2 narių būsenos:', self::notice() );
		self::assertStringNotContainsString( 'laišku', self::notice(), 'Nobody was told anything.' );
		$this->be( 'editor' );
		$_GET = array( Links::DONE => '1', Links::LEFT => '0', Links::WHO => (string) $id );
		self::assertStringNotContainsString( $name, self::notice(), 'Names are for who decides.' );
	}

	public function test_people_who_are_no_members_have_no_status_and_no_decisions(): void {
		$row = $this->html( array( 'role' => 'administrator' ) );

		self::assertStringNotContainsString( 'mentoriai-badge', $row );
		self::assertStringNotContainsString( 'mentoriai-review&', $row );
	}

	public function test_filters_find_by_status_and_type_and_count_the_same(): void {
		$mentor  = $this->member( 'm@demo.test', Role::Mentor, AccountStatus::Submitted );
		$founder = $this->member( 'f@demo.test', Role::Founder, AccountStatus::Submitted );
		$this->member( 'p@demo.test', Role::Mentor, AccountStatus::Public );
		$made = wp_insert_user( array( 'user_login' => 'nauja', 'user_email' => 'nauja@demo.test', 'user_pass' => 'x', 'role' => 'mentorius' ) );

		self::assertEqualsCanonicalizing( array( $mentor, $founder ), $this->ids( array( 'mentoriai_status' => 'submitted' ) ) );
		self::assertSame( array( $mentor ), $this->ids( array( 'mentoriai_status' => 'submitted', 'role' => 'mentorius' ) ) );
		self::assertSame( array( $made ), $this->ids( array( 'mentoriai_status' => 'draft' ) ), 'Made in wp-admin.' );
		$views = ( new UserFilters( new MemberListRepository( $this->db() ) ) )->views( array( 'all' => '<a class="current" aria-current="page">All</a>' ) );
		self::assertSame( array( 'mentoriai_submitted', 'all', 'mentoriai_public', 'mentoriai_draft' ), array_keys( $views ) );
		self::assertStringContainsString( '(2)', $views['mentoriai_submitted'] );
	}

	public function test_the_number_of_queries_does_not_grow_with_the_rows(): void {
		$measure = function (): int {
			wp_cache_flush();
			return $this->count_queries( fn () => $this->html( array( 'mentoriai_status' => 'submitted' ) ) );
		};
		$this->member( '0@demo.test', Role::Mentor, AccountStatus::Submitted );
		$measure();
		$few = $measure();
		for ( $number = 1; $number < 15; $number++ ) {
			$this->member( "$number@demo.test", Role::Mentor, AccountStatus::Submitted );
		}

		self::assertSame( $few, $measure() );
	}

	public function test_whoever_has_waited_longest_is_first(): void {
		$ids = array();
		foreach ( array( 'a', 'b', 'c' ) as $name ) {
			$ids[ $name ] = $this->member( "$name@demo.test", Role::Mentor, AccountStatus::Draft );
		}
		foreach ( array( 'b' => '08:00', 'c' => '09:00', 'a' => '10:00' ) as $name => $time ) {
			$this->freeze( "2026-11-21T$time:00Z" );
			do_action( 'mentoriai_set_user_status', $ids[ $name ], 'submitted' );
		}

		self::assertSame( array( $ids['b'], $ids['c'], $ids['a'] ), ( new MemberListRepository( $this->db() ) )->waiting() );
	}

	public function test_many_are_approved_at_once_and_whom_it_does_not_fit_stays(): void {
		$waiting = array();
		for ( $number = 0; $number < 3; $number++ ) {
			$waiting[] = $this->member( "$number@demo.test", Role::Mentor, AccountStatus::Submitted );
		}
		apply_filters( 'bulk_actions-users', array() );
		$draft = $this->member( 'd@demo.test', Role::Mentor, AccountStatus::Draft );
		$back  = $this->bulk( 'mentoriai_approve', array( ...$waiting, $draft, get_current_user_id(), 999999 ) );

		self::assertStringContainsString( Links::DONE . '=3', $back );
		self::assertStringContainsString( Links::LEFT . '=3', $back );
		self::assertSame( array( 'public', 'public', 'public' ), array_map( static fn ( int $id ): mixed => get_user_meta( $id, UserMeta::STATUS, true ), $waiting ) );
		self::assertSame( 'draft', get_user_meta( $draft, UserMeta::STATUS, true ) );
		self::assertSame( 3, (int) $this->db()->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
	}

	public function test_a_profile_that_was_saved_after_it_was_listed_is_not_approved_there_either(): void {
		$id = $this->member( 'm@demo.test', Role::Mentor, AccountStatus::Submitted );
		add_filter( 'handle_bulk_actions-users', static function ( mixed $back ) use ( $id ): mixed {
			do_action( 'mentoriai_profile_saving', $id );
			return $back;
		}, 1 );
		apply_filters( 'bulk_actions-users', array() );
		self::assertStringContainsString( TextChanged::QUERY . "=$id", $this->bulk( 'mentoriai_approve', array( $id ) ) );
		unset( $_REQUEST['mentoriai_seen'] ); // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
		self::assertStringContainsString( TextChanged::QUERY . "=$id", (string) apply_filters( 'handle_bulk_actions-users', '', 'mentoriai_approve', array( $id ) ), 'Unseen.' );
		self::assertSame( 'submitted', get_user_meta( $id, UserMeta::STATUS, true ) );
	}

	#[Group( 'any-database' )]
	public function test_a_hundred_cost_few_queries_each(): void {
		$ids = array();
		for ( $number = 0; $number < 12; $number++ ) {
			$ids[] = $this->member( "$number@demo.test", Role::Mentor, AccountStatus::Submitted );
		}
		array_map( static fn ( int $id ) => do_action( 'mentoriai_profile_saved', $id ), $ids );
		apply_filters( 'bulk_actions-users', array() );
		$two = $this->count_queries( fn () => $this->bulk( 'mentoriai_approve', array_slice( $ids, 0, 2 ) ) );
		$ten = $this->count_queries( fn () => $this->bulk( 'mentoriai_approve', array_slice( $ids, 2 ) ) );

		self::assertLessThanOrEqual( 33, ( $ten - $two ) / 8, 'One of them takes the version, one reads the town of before, six are of the programme’s figures.' );
	}

	public function test_what_takes_access_away_asks_for_a_reason_first(): void {
		$id  = $this->member( 'm@demo.test', Role::Mentor, AccountStatus::Public );
		$url = $this->bulk( 'mentoriai_return', array( $id ) );

		self::assertSame( 'public', get_user_meta( $id, UserMeta::STATUS, true ) );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
		ob_start();
		( new DecidePage() )->show();
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '~<textarea[^>]* required>~', $html );
		self::assertStringContainsString( 'm@demo.test', $html );
	}

	public function test_without_the_capability_nothing_is_offered_or_done(): void {
		$id = $this->member( 'm@demo.test', Role::Mentor, AccountStatus::Submitted );
		$this->be( 'editor' );

		self::assertSame( array(), apply_filters( 'bulk_actions-users', array() ) );
		self::assertSame( array(), apply_filters( 'user_row_actions', array(), get_userdata( $id ) ) );
		$this->bulk( 'mentoriai_approve', array( $id ) );
		self::assertSame( 'submitted', get_user_meta( $id, UserMeta::STATUS, true ) );
	}

	private function be( string $role ): void {
		$id = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		wp_set_current_user( $id );
	}

	/** @param list<int> $ids */
	private function bulk( string $action, array $ids ): string {
		preg_match_all( '~name="mentoriai_seen\[\]" value="([\d.]+)"~', implode( array_map( static fn ( int $id ): string => implode( (array) apply_filters( 'user_row_actions', array(), get_userdata( $id ) ) ), array_filter( $ids, 'get_userdata' ) ) ), $shown );
		$_REQUEST['mentoriai_seen'] = $shown[1];
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'bulk-users' );
		return (string) apply_filters( 'handle_bulk_actions-users', admin_url( 'users.php' ), $action, $ids );
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int>
	 */
	private function ids( array $query ): array {
		return array_map( 'intval', array_keys( $this->table( $query )->items ) );
	}

	private static function notice(): string {
		ob_start();
		UserActions::notice();
		return (string) ob_get_clean();
	}

	/** @param array<string, string> $query */
	private function html( array $query ): string {
		$table = $this->table( $query );
		ob_start();
		$table->display();
		return (string) ob_get_clean();
	}

	/** @param array<string, string> $query */
	private function table( array $query ): \WP_Users_List_Table {
		$_GET               = $query;
		$_REQUEST['role']   = $query['role'] ?? '';
		$GLOBALS['role']    = $query['role'] ?? '';
		$_SERVER['REQUEST_URI'] = '/wp-admin/users.php';
		$table              = new \WP_Users_List_Table( array( 'screen' => 'users' ) );
		$table->prepare_items();
		return $table;
	}
}
