<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys;

/**
 * Mentoring → Surveys, the list.
 */
final class SurveyListTest extends SurveysTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		wp_set_current_user( 1 );
		self::in_english();
	}

	protected function tearDown(): void {
		$_GET = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_it_is_searched_filtered_and_leads_to_the_survey_in_the_same_number_of_queries(): void {
		$open = $this->survey();
		$last = $this->survey( array( 'title' => array( 'lt' => 'Paskutinė <b>100%</b>', 'en' => 'Paskutinė <b>100%</b>' ), 'expires_on' => '2026-11-30' ) );
		self::assertSame( array( $last, $open ), $this->listed() );
		self::assertSame( array( $open, $last ), $this->listed( array( 'orderby' => 'created', 'order' => 'asc' ) ) );
		self::assertSame( array( $last ), $this->listed( array( 's' => '100%' ) ) );
		$html = $this->page();
		self::assertStringContainsString( 'Paskutinė &lt;b&gt;', $html );
		self::assertStringContainsString( "page=mentoriai-surveys&#038;survey=$last", $html );
		self::assertStringContainsString( '0 (0 %)', $html );

		$this->freeze( '2026-12-01T08:15:00Z' );
		self::assertSame( array( $last ), $this->listed( array( 'state' => 'over' ) ) );
		self::assertSame( array( $open ), $this->listed( array( 'state' => 'open' ) ) );
		$few = $this->count_queries( fn () => $this->page() );
		$this->survey();
		$this->survey();
		self::assertSame( $few, $this->count_queries( fn () => $this->page() ) );
	}

	public function test_of_an_anonymous_survey_it_tells_five_answers_at_a_time(): void {
		$id = $this->survey();
		foreach ( range( 1, 6 ) as $number ) {
			$this->db()->insert( '{survey_invites}', array( 'survey_id' => $id, 'user_id' => $number, 'mailed_at' => 1, 'answered_at' => 2 ) );
		}
		self::assertStringContainsString( '5 (83 %)', $this->page() );
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int>
	 */
	private function listed( array $query = array() ): array {
		preg_match_all( '~<tr data-id="(\d+)"~', $this->page( $query ), $rows );
		return array_map( 'intval', $rows[1] );
	}

	/** @param array<string, string> $query */
	private function page( array $query = array() ): string {
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		remove_all_actions( 'mentoriai_page_mentoriai-surveys' );
		set_current_screen( 'mentoriai_page_mentoriai-surveys' );
		do_action( 'admin_menu' );
		$_GET = $_REQUEST = $query;
		ob_start();
		do_action( 'mentoriai_page_mentoriai-surveys' );
		return (string) ob_get_clean();
	}
}
