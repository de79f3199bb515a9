<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Results\Admin;

use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Results\Admin\CsvDownload;
use MentoriaiPortal\Results\Admin\StatisticsPage;
use MentoriaiPortal\Results\MentorFilter;
use MentoriaiPortal\Results\MentorSort;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Tests\Integration\Results\ResultsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What staff see of the network and of each mentor.
 */
final class StatisticsPageTest extends ResultsTestCase {

	private int $second;

	protected function setUp(): void {
		parent::setUp();
		$this->second = $this->mentor( 'Ąžuolas', 'Beržas' );
		$this->talk( '2026-11-10T10:00:00Z', 60 );
		$this->talk( '2026-11-10T10:00:00Z', null );
		$this->talk( '2026-11-10T10:00:00Z', 600, $this->second );
		$this->talk( '2025-05-10T10:00:00Z', 120, $this->second );
		$this->look( $this->second );
		$this->look( $this->second );
		$this->look( $this->mentor );
		$this->db()->execute( 'UPDATE {mentor_index} SET rating_sum = 900, rating_count = 2 WHERE mentor_id = ?', $this->second );
	}

	public function test_the_network_by_month(): void {
		$year = $this->statistics()->network( Period::Year );
		self::assertCount( 12, $year->months );
		self::assertSame( array( 'month' => '2026-11', 'views' => 3, 'conversations' => 3, 'messages' => 5 ), $year->months[11] );
		self::assertSame( array( 2, 1 ), array( $year->mentors, $year->founders ) );

		$all = $this->statistics()->network( Period::All );
		self::assertSame( array( '2025-05', 19, 7 ), array( $all->months[0]['month'], count( $all->months ), $all->total( 'messages' ) ) );
		self::assertCount( 1, $this->statistics()->network( Period::Month )->months );
	}

	public function test_a_mentor_who_is_not_public_is_in_the_table_but_not_counted(): void {
		$draft = $this->mentor( 'Nauja', 'Mentorė', AccountStatus::Submitted );
		$rows  = array_column( $this->statistics()->page( Period::Year, new MentorFilter(), new ListPage( 50, 0, 'name', true ) ), null, 'id' );

		self::assertFalse( $rows[ $draft ]->is_visible );
		self::assertSame( 2, $this->statistics()->network( Period::Year )->mentors );
	}

	/** @return iterable<string, array{MentorSort, bool, bool}> Sort, descending, whether the second mentor comes first. */
	public static function sorts(): iterable {
		yield 'name' => array( MentorSort::Name, false, true );
		yield 'name, backwards' => array( MentorSort::Name, true, false );
		yield 'views' => array( MentorSort::Views, true, true );
		yield 'conversations' => array( MentorSort::Conversations, true, false );
		yield 'messages' => array( MentorSort::Messages, true, false );
		yield 'answered' => array( MentorSort::ReplyRate, true, true );
		yield 'median' => array( MentorSort::Median, false, false );
		yield 'median, backwards' => array( MentorSort::Median, true, true );
		yield 'rating' => array( MentorSort::Rating, true, true );
		yield 'no rating stays last' => array( MentorSort::Rating, false, true );
	}

	#[DataProvider( 'sorts' )]
	public function test_sorting_and_pages( MentorSort $sort, bool $descending, bool $second_first ): void {
		$ids      = array_column( $this->statistics()->page( Period::Year, new MentorFilter(), new ListPage( 50, 0, $sort->value, ! $descending ) ), 'id' );
		$expected = array( $this->mentor, $this->second );

		self::assertSame( $second_first ? array_reverse( $expected ) : $expected, $ids );
		self::assertSame( array( $ids[1] ), array_column( $this->statistics()->page( Period::Year, new MentorFilter(), new ListPage( 1, 1, $sort->value, ! $descending ) ), 'id' ) );
	}

	public function test_the_numbers_of_a_row_follow_the_period(): void {
		$year = $this->statistics()->mentor( Period::Year, $this->second );
		$all  = $this->statistics()->mentor( Period::All, $this->second );
		self::assertNotNull( $year );
		self::assertNotNull( $all );

		self::assertSame( array( 2, 1, 1, 1.0, 10.0, 4.5, 2 ), array( $year->views, $year->conversations, $year->messages, $year->reply_rate, $year->median_hours, $year->rating, $year->reviews ) );
		self::assertSame( array( 2, 6.0 ), array( $all->conversations, $all->median_hours ) );
		self::assertNull( $this->statistics()->mentor( Period::All, $this->founder ) );
	}

	public function test_the_screen_shows_no_texts_and_no_founders(): void {
		$html = $this->screen( array() );
		self::assertStringContainsString( 'Rasa Kazlauskienė', $html );
		self::assertStringContainsString( 'aria-sort="descending"', $html );
		$one = $this->screen( array( 'mentor' => (string) $this->mentor ) );
		self::assertStringContainsString( '2026-11', $one );
		foreach ( array( $html, $one ) as $text ) {
			self::assertStringNotContainsString( 'Lina', $text );
			self::assertStringNotContainsString( 'Laba diena', $text );
		}
		self::assertStringNotContainsString( 'Lina', $this->screen( array( 'mentor' => (string) $this->founder ) ) );
	}

	public function test_the_list_is_searched_and_filtered_and_so_is_its_file(): void {
		$draft  = $this->mentor( 'Nauja', 'Mentorė', AccountStatus::Submitted );
		$listed = function ( array $query ): array {
			preg_match_all( '~<tr data-id="(\d+)"~', $this->screen( $query ), $found );
			return array_map( 'intval', $found[1] );
		};
		self::assertSame( array( $this->second, $this->mentor, $draft ), $listed( array() ) );
		self::assertSame( array( $draft ), $listed( array( 'state' => 'hidden' ) ) );
		self::assertSame( array( $this->second, $this->mentor ), $listed( array( 'state' => 'visible' ) ) );
		self::assertSame( array( $this->mentor ), $listed( array( 's' => 'kazlausk', 'period' => 'all' ) ) );
		self::assertSame( array(), $listed( array( 's' => '%' ) ) );
		self::assertSame( array( $draft, $this->mentor, $this->second ), $listed( array( 'orderby' => 'views', 'order' => 'asc' ) ) );
		self::assertMatchesRegularExpression( '~what=mentors[^"]*s=kaz[^"]*state=visible~', $this->screen( array( 's' => 'kaz', 'state' => 'visible' ) ), 'The file keeps the filter.' );
		self::assertCount( 2, $this->csv( 'mentors', array( 's' => 'kazlausk' ) )[1] );
	}

	public function test_the_screen_takes_any_address(): void {
		foreach ( array( array( 'period' => array( 'x' ) ), array( 'orderby' => "'; DROP", 'order' => 'x' ), array( 'mentor' => 'x' ) ) as $query ) {
			self::assertStringContainsString( '<h1', $this->screen( $query ) );
		}
	}

	public function test_csv_of_mentors(): void {
		( new \WP_User( $this->second ) )->set_role( 'mentorius' );
		wp_update_user( array( 'ID' => $this->second, 'display_name' => '=HYPERLINK("http://x","y"), Beržas' ) );
		[ $text, $rows ] = $this->csv( 'mentors' );

		self::assertStringStartsWith( "\u{FEFF}", $text );
		self::assertCount( 3, $rows );
		self::assertCount( 9, $rows[0] );
		self::assertSame( array( 'Rasa Kazlauskienė', '1', '2', '1', '0.5', '1', '', '0' ), array_slice( $rows[1], 0, 8 ) );
		self::assertStringStartsWith( "'=HYPERLINK", (string) $rows[2][0] );
		self::assertStringNotContainsString( 'Lina', $text );
	}

	public function test_csv_of_months(): void {
		[ , $rows ] = $this->csv( 'network' );

		self::assertCount( 13, $rows );
		self::assertSame( array( '2026-11', '3', '3', '5' ), $rows[12] );
	}

	public function test_an_export_goes_through_everybody_a_batch_at_a_time(): void {
		global $wpdb;
		$digits = implode( ' UNION ALL ', array_map( static fn ( int $digit ): string => "SELECT $digit AS d", range( 0, 9 ) ) );
		$number = '5000000 + a.d + 10 * b.d + 100 * c.d';
		$tens   = "FROM ($digits) a CROSS JOIN ($digits) b CROSS JOIN ($digits) c";
		// phpcs:disable WordPress.DB.PreparedSQL -- numbers only.
		$wpdb->query( "INSERT INTO {$wpdb->users} (ID, user_login, user_nicename, user_email, display_name) SELECT $number, CONCAT('m', $number), CONCAT('m', $number), CONCAT('m', $number), 'Vardas' $tens" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}mentoriai_mentor_index (kind, lang, mentor_id, pair_key, slug, visible) SELECT 'dynamic', 'lt', $number, CONCAT('m', $number), CONCAT('m', $number), 1 $tens" );
		// phpcs:enable
		$sizes = array();
		$ids   = array();
		foreach ( $this->statistics()->batches( Period::Year, new MentorFilter() ) as $batch ) {
			$sizes[] = count( $batch );
			$ids     = array( ...$ids, ...array_column( $batch, 'id' ) );
		}

		self::assertSame( array( 500, 500, 2, 0 ), $sizes );
		self::assertCount( 1002, array_unique( $ids ) );
		$page = fn () => $this->statistics()->page( Period::Year, new MentorFilter(), new ListPage( 50 ) );
		self::assertCount( 50, $page() );
		self::assertSame( 2, $this->count_queries( $page ) );
	}

	public function test_who_may_see_it(): void {
		foreach ( array( 'administrator' => true, 'mentoriai_manager' => true, 'editor' => false, 'author' => false, 'mentorius' => false, 'frontuser' => false ) as $role => $may ) {
			self::assertSame( $may, get_role( $role )?->has_cap( 'mentoriai_view_statistics' ), $role );
		}
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$_GET = $_REQUEST = array();
		parent::tearDown();
	}

	/** @param array<string, mixed> $query */
	private function screen( array $query ): string {
		wp_set_current_user( 1 );
		self::load_admin();
		set_current_screen( 'mentoriai_page_mentoriai-statistics' );
		$_GET                   = $query;
		$_REQUEST               = $query;
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin.php?page=mentoriai-statistics';
		ob_start();
		( new StatisticsPage( $this->statistics() ) )->show();
		return (string) ob_get_clean();
	}

	/**
	 * @param 'mentors'|'network'   $what
	 * @param array<string, string> $asked
	 * @return array{string, list<list<string|null>>} The file and its rows.
	 */
	private function csv( string $what, array $asked = array() ): array {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		add_filter( 'locale', static fn (): string => 'en_US', PHP_INT_MAX );
		( new CsvDownload( $this->statistics(), new Clock(), new ActivityLog( $this->db(), new Clock() ) ) )->write( $file, $what, Period::Year, MentorFilter::of( $asked ) );
		rewind( $file );
		$text = (string) stream_get_contents( $file );
		$rows = array_map( static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ), explode( "\r\n", rtrim( substr( $text, 3 ) ) ) );
		return array( $text, $rows );
	}
}
