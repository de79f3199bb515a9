<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mentorships\Admin\MentorshipFilter;
use MentoriaiPortal\Mentorships\Admin\MentorshipOverviewRepository;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * Mentoring → Mentorships.
 */
final class MentorshipsPageTest extends MentorshipTestCase {

	private const SECRET = 'Kanarėlė-5c1d';

	private int $made = 0;

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		add_filter( 'wp_hash_password_options', static fn (): array => array( 'cost' => 4 ) );
		$staff = wp_insert_user( array( 'user_login' => 'staff', 'user_pass' => 'x', 'role' => PortalManager::ROLE ) );
		self::assertIsInt( $staff );
		wp_set_current_user( $staff );
		self::in_english();
	}

	protected function tearDown(): void {
		$_GET = $_POST = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_a_row_says_who_when_and_how_it_goes_and_no_word_of_theirs(): void {
		$staff = get_current_user_id();
		$convo = $this->send( $this->founder, $this->mentor, array( 'subject' => self::SECRET, 'message' => self::SECRET ) )->get_data()['convo_id'];
		$this->replied( $this->mentor, $convo, self::SECRET );
		$id  = $this->mentorship( $this->founder )['id'];
		$now = ( new Clock() )->now();
		wp_set_current_user( $staff );
		foreach ( array( array( 'held', -86400 ), array( 'held', -172800 ), array( 'agreed', 86400 ) ) as [ $state, $in ] ) {
			$this->db()->insert( '{meetings}', array( 'mentorship_id' => $id, 'founder_id' => $this->founder, 'mentor_id' => $this->mentor, 'proposed_by' => 'founder', 'state' => $state, 'starts_at' => Clock::to_sql( $now + $in ), 'ends_at' => Clock::to_sql( $now + $in + 3600 ), 'minutes' => 60, 'held_minutes' => 60, 'place' => self::SECRET, 'note' => self::SECRET, 'uid' => str_repeat( (string) ++$this->made, 32 ), 'created_at' => Clock::to_sql( $now ), 'changed_at' => Clock::to_sql( $now ), 'agreed_at' => Clock::to_sql( $now ) ) );
		}
		$this->pair( 'declined', 3, array( 'text' => self::SECRET, 'thanks' => self::SECRET, 'note' => self::SECRET, 'ended_at' => Clock::to_sql( $now ) ) );
		$waits = $this->pair( 'requested', 12, array( 'nudged_at' => Clock::to_sql( $now - 86400 ) ) );
		$page  = $this->page();

		self::assertStringContainsString( "<tr data-id=\"$id\" data-state=\"active\">", $page );
		foreach ( array( 'Lina Urbonaitė', 'Rasa Kazlauskienė', '2026-11-21 08:15', 'Next: 2026-11-22 08:15', '2 held', 'Declined', '<strong>Waiting for 12 days</strong><br>reminded on 2026-11-20 08:15' ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		foreach ( array( $this->founder, $this->mentor ) as $person ) {
			self::assertStringContainsString( esc_url( StaffMenu::member( $person ) ), $page );
		}
		self::assertStringNotContainsString( self::SECRET, $page );
		self::assertSame( 3, substr_count( $page, 'class="toggle-row"' ), 'One button a row opens it on a phone.' );
		self::assertSame( 1, substr_count( $page, 'name="chosen[]"' ), 'Only who waits can be reminded about.' );
		self::assertStringContainsString( "name=\"chosen[]\" value=\"$waits\"", $page );
	}

	public function test_views_filters_and_search_find_what_they_say_with_their_numbers(): void {
		$ids = array();
		foreach ( array( 'requested' => 6, 'active' => 20, 'declined' => 3, 'withdrawn' => 4, 'unanswered' => 30, 'ended' => 90 ) as $state => $days ) {
			$ids[ $state ] = array( $this->pair( $state, $days ) );
		}
		// Seven whole days, to the second, and one second less.
		$week     = $this->pair( 'requested', 7 );
		$day_less = $this->pair( 'requested', 7, seconds: -1 );
		$ten      = $this->pair( 'requested', 10 );
		array_push( $ids['requested'], $week, $day_less, $ten );
		foreach ( $ids as $state => $of_state ) {
			self::assertEqualsCanonicalizing( $of_state, $this->found( array( 'state' => $state ) ), $state );
			self::assertMatchesRegularExpression( '~state=' . $state . '"[^>]*>[^<]+ <span class="count">\(' . count( $of_state ) . '\)~', $this->page() );
		}
		self::assertSame( array( $week, $ten ), $this->found( array( 'waiting' => '7' ) ) );
		self::assertSame( array( $ten ), $this->found( array( 'waiting' => '10' ) ) );
		self::assertMatchesRegularExpression( '~waiting=7"[^>]*>No answer for 7 days <span class="count">\(2\)~', $this->page() );
		self::assertCount( 9, $this->found( array( 'state' => 'nonsense', 'waiting' => '3' ) ) );

		$row = array_map( 'strval', (array) $this->db()->row( 'SELECT founder_id, mentor_id FROM {mentorships} WHERE id = ?', $ten ) );
		foreach ( array( array( 'founder' => $row['founder_id'] ), array( 'mentor' => $row['mentor_id'] ), array( 'user' => $row['founder_id'] ), array( 'user' => $row['mentor_id'] ), array( 's' => (string) $ten ), array( 's' => "kūrėjas $this->made" ), array( 's' => "Mentorė $this->made", 'state' => 'requested' ) ) as $query ) {
			self::assertSame( array( $ten ), $this->found( $query ), (string) wp_json_encode( $query ) );
		}
		self::assertSame( array(), $this->found( array( 'founder' => $row['mentor_id'] ) ) );
		self::assertStringContainsString( 'Nothing matches this filter.', $this->page( array( 's' => '%' ) ) );
	}

	public function test_it_is_sorted_and_paged_as_each_wishes(): void {
		$old  = $this->pair( 'ended', 50, array( 'active_at' => Clock::to_sql( ( new Clock() )->now() ) ) );
		$new  = $this->pair( 'ended', 5 );
		$mid  = $this->pair( 'active', 20 );
		self::assertSame( array( $new, $mid, $old ), $this->found() );
		self::assertSame( array( $old, $mid, $new ), $this->found( array( 'orderby' => 'asked', 'order' => 'asc' ) ) );
		self::assertSame( array( $old, $new, $mid ), $this->found( array( 'orderby' => 'active', 'order' => 'desc' ) ) );
		self::assertSame( array( $new, $mid, $old ), $this->found( array( 'orderby' => 'note; DROP', 'order' => 'asc' ) ), 'Not a column.' );

		self::assertSame( 2, apply_filters( 'set-screen-option', false, 'mentoriai_mentorships_per_page', '2' ) );
		self::assertSame( 500, apply_filters( 'set-screen-option', false, 'mentoriai_mentorships_per_page', '100000' ) );
		self::assertFalse( apply_filters( 'set-screen-option', false, 'edit_post_per_page', '2' ) );
		update_user_meta( get_current_user_id(), 'mentoriai_mentorships_per_page', 2 );
		self::assertSame( array( $new, $mid ), $this->found() );
		self::assertSame( array( $old ), $this->found( array( 'paged' => '2' ) ) );
	}

	public function test_the_empty_list_says_what_it_is_for_and_others_say_what_is_missing(): void {
		self::assertStringContainsString( 'Each first message will appear here', $this->page() );
		self::assertStringContainsString( 'No founder has waited that long', $this->page( array( 'waiting' => '7' ) ) );
	}

	public function test_mentors_of_chosen_requests_are_reminded_once_each(): void {
		$one     = $this->pair( 'requested', 8 );
		$mentor  = (int) $this->db()->value( 'SELECT mentor_id FROM {mentorships} WHERE id = ?', $one );
		$other   = $this->pair( 'requested', 9, array( 'mentor_id' => $mentor ) );
		$active  = $this->pair( 'active', 9 );
		$foreign = (int) $this->db()->value( 'SELECT mentor_id FROM {mentorships} WHERE id = ?', $active );
		self::assertStringContainsString( 'reminded=1', $this->remind( array( $one, $other, $active ) ) );
		self::assertStringContainsString( 'waiting=7', $this->remind( array( $other ), array( 'waiting' => '7' ) ), 'Back to what was asked.' );
		self::assertSame( array( array( 'answer_nudge' ), array() ), array( $this->mails_to( $mentor ), $this->mails_to( $foreign ) ) );
		self::assertStringContainsString( 'reminded=0', $this->remind( array() ) );
		self::assertStringContainsString( 'Choose requests', $this->page( array( 'reminded' => '0' ) ) );
	}

	#[Group( 'any-database' )]
	public function test_queries_and_rows_do_not_grow_with_the_portal(): void {
		foreach ( array( 'requested', 'active', 'ended' ) as $state ) {
			$this->pair( $state, 8 );
		}
		$asked = array( array(), array( 'waiting' => '7' ), array( 'state' => 'ended' ), array( 'state' => 'ended', 'orderby' => 'active' ), array( 'orderby' => 'active', 'order' => 'asc' ), array( 'user' => '1' ), array( 's' => 'Mentorė' ) );
		$this->page();
		$few = array_map( fn ( array $query ): int => $this->count_queries( fn () => $this->page( $query ) ), $asked );
		$this->fill( 300 );
		$rows = array_map( $this->reads( ... ), $asked );
		$this->fill( $this->many( 5000 ) );
		self::assertSame( $few, array_map( fn ( array $query ): int => $this->count_queries( fn () => $this->page( $query ) ), $asked ) );
		foreach ( array_map( $this->reads( ... ), $asked ) as $number => $many ) {
			self::assertLessThanOrEqual( $rows[ $number ] * 1.2, $many, (string) wp_json_encode( $asked[ $number ] ) );
		}
	}

	/**
	 * Rows read for one page; the numbers of the views count an index, as those of WordPress's lists do.
	 *
	 * @param array<string, string> $asked
	 */
	private function reads( array $asked ): int {
		$list = new MentorshipOverviewRepository( $this->db() );
		return $this->rows_read( fn () => $list->page( MentorshipFilter::of( $asked ), ( new Clock() )->now(), new ListPage( 20, 0, $asked['orderby'] ?? '', 'asc' === ( $asked['order'] ?? '' ) ) ) );
	}

	/** Mentorships of nobody in particular. */
	private function fill( int $rows ): void {
		global $wpdb;
		foreach ( array_chunk( range( 1, $rows ), 500 ) as $numbers ) {
			$values = array_map( static fn ( int $n ): string => sprintf( "(%d,%d,'ended','2026-%02d-01 00:00:00','2026-%02d-02 00:00:00',1,3)", 1000 * $rows + $n, 2000 * $rows + $n, 1 + $n % 9, 1 + $n % 9 ), $numbers );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}mentoriai_mentorships (founder_id,mentor_id,state,requested_at,active_at,convo_id,message_count) VALUES " . implode( ',', $values ) );
		}
		$this->is_sqlite() || $wpdb->query( "ANALYZE TABLE {$wpdb->prefix}mentoriai_mentorships" );
	}

	/** @param array<string, int|string> $more */
	private function pair( string $state, int $days, array $more = array(), int $seconds = 0 ): int {
		++$this->made;
		$at = Clock::to_sql( ( new Clock() )->now() - $days * 86400 - $seconds );
		return $this->db()->insert(
			'{mentorships}',
			$more + array(
				'founder_id'   => $this->add_member( Role::Founder, AccountStatus::Public, array( 'display_name' => "Įkūrėjas $this->made" ) ),
				'mentor_id'    => $this->add_member( Role::Mentor, AccountStatus::Public, array( 'display_name' => "Mentorė $this->made" ) ),
				'is_latest'    => 1,
				'state'        => $state,
				'requested_at' => $at,
				'active_at'    => $at,
				'convo_id'     => 1,
			)
		);
	}

	/**
	 * @param list<int>             $chosen
	 * @param array<string, string> $query
	 */
	private function remind( array $chosen, array $query = array() ): string {
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		$this->menu();
		$_GET  = $query;
		$_POST = $_REQUEST = array( 'action' => '-1', 'action2' => 'remind', 'chosen' => array_map( 'strval', $chosen ), '_wpnonce' => wp_create_nonce( 'bulk-mentoriai-mentorships' ) );
		try {
			do_action( 'load-mentoriai_page_mentoriai-mentorships' );
		} catch ( RuntimeException $to ) {
			return $to->getMessage();
		} finally {
			$_POST = $_REQUEST = array();
		}
		return '';
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int> In the order of the page.
	 */
	private function found( array $query = array() ): array {
		preg_match_all( '~<tr data-id="(\d+)"~', $this->page( $query ), $rows );
		return array_map( 'intval', $rows[1] );
	}

	/** @param array<string, string> $query */
	private function page( array $query = array() ): string {
		$this->menu();
		$_GET = $_REQUEST = $query;
		ob_start();
		do_action( 'mentoriai_page_mentoriai-mentorships' );
		return (string) ob_get_clean();
	}

	private function menu(): void {
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		remove_all_actions( 'mentoriai_page_mentoriai-mentorships' );
		set_current_screen( 'mentoriai_page_mentoriai-mentorships' );
		do_action( 'admin_menu' );
	}
}
