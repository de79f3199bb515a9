<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Programme\Admin\CsvDownload;
use MentoriaiPortal\Programme\CellRepository;
use MentoriaiPortal\Programme\PersonRepository;
use MentoriaiPortal\Programme\Programme;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\ActivityLog\ActivityLog;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * The tab of the statistics: screen, file and REST tell the same, and its forms lose nothing.
 */
#[Group( 'any-database' )]
final class ProgrammePageTest extends ProgrammeTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::in_english();
		self::load_admin();
		set_current_screen( 'mentoriai_page_mentoriai-statistics' );
		$this->at( self::vilnius( '2026-02-10 12:00' ) );
		for ( $i = 0; $i < 7; $i++ ) {
			$id = $this->register();
			$this->at( ( new Clock() )->now() + 3600 );
			$i < 5 && $this->confirm( $id );
		}
	}

	public function test_screen_file_and_rest_are_the_same(): void {
		$figures = $this->figures( 'from=2026-01&to=2026-02' )['funnel'];
		$html    = $this->shown( array( 'tab' => 'programme', 'from' => '2026-01', 'to' => '2026-02' ) );

		preg_match_all( '~data-stage="(\w+)" data-number="([^"]*)" data-share="([^"]*)" data-median="([^"]*)"><th scope="row">([^<]*)~', $html, $rows, PREG_SET_ORDER );
		$screen = array_map( static fn ( array $row ): array => array( $row[1], $row[5], $row[2], $row[3], $row[4] ), $rows );
		self::assertSame( array_map( static fn ( array $row ): array => array_map( 'strval', array_values( $row ) ), $figures ), $screen );

		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		( new CsvDownload( new Programme( new CellRepository( $this->db(), new PersonRepository( $this->db() ) ) ), new ActivityLog( $this->db(), new Clock() ) ) )->write( $file, new ProgrammeFilter( '2026-01', '2026-02' ) );
		rewind( $file );
		$lines = array();
		while ( false !== ( $line = fgetcsv( $file, null, ',', '"', '' ) ) ) {
			$lines[] = $line;
		}
		self::assertSame( "\u{FEFF}key,label,number,share,median_days", implode( ',', array_map( 'strval', (array) array_shift( $lines ) ) ) );
		self::assertSame( $screen, $lines );
		self::assertSame( 1, preg_match( '~<a class="button" data-csv="programme" href="([^"]+)"~', $html, $link ) );
		self::assertStringContainsString( 'from=2026-01', $link[1] );
		self::assertMatchesRegularExpression( '~71[.,]4\x{A0}?%~u', $html );
		self::assertSame( 2, preg_match_all( '~data-chart="(?:funnel|months)".*?<table~s', $html ) );
		self::assertLessThanOrEqual( 20, $this->count_queries( fn () => $this->shown( array( 'tab' => 'programme' ) ) ) );
	}

	public function test_a_period_without_anybody_says_so(): void {
		self::assertStringContainsString( 'No one registered in these months', $this->shown( array( 'tab' => 'programme', 'from' => '2020-01', 'to' => '2020-02' ) ) );
		self::assertStringContainsString( 'These months cannot be shown', $this->shown( array( 'tab' => 'programme', 'from' => '2026-05', 'to' => '2026-02' ) ) );
	}

	public function test_a_form_that_is_wrong_comes_back_with_what_was_typed(): void {
		$html = $this->sent_form( array( 'mentoriai_programme' => 'save', 'from' => '2026-02', 'to' => '2026-01', 'words_lt' => 'Ilgas <i>tekstas</i>', 'words_en' => '' ), array( 'tab' => 'programme', 'new' => '1' ) );
		foreach ( array( 'Mend what is marked below.', 'value="2026-02"', 'Ilgas &lt;i&gt;tekstas&lt;/i&gt;', 'Write months as 2026-01', 'Fill this in.' ) as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		self::assertSame( 0, (int) $this->db()->value( 'SELECT COUNT(*) FROM {programme_reports}' ) );
	}

	public function test_a_report_is_written_and_approved_after_a_question(): void {
		self::assertStringContainsString( 'told=saved', $this->sent_form( array( 'mentoriai_programme' => 'save', 'from' => '2026-01', 'to' => '2026-02', 'words_lt' => 'Žodžiai', 'words_en' => 'Words' ), array( 'tab' => 'programme', 'new' => '1' ) ) );
		$id = (string) $this->db()->value( 'SELECT id FROM {programme_reports}' );
		self::assertStringContainsString( 'Draft: the numbers are those of now.', $this->shown( array( 'report' => $id, 'lang' => 'en' ) ) );
		self::assertStringContainsString( 'Approve and freeze', $this->shown( array( 'report' => $id, 'ask' => 'approve' ) ) );
		self::assertSame( 'draft', $this->db()->value( 'SELECT state FROM {programme_reports}' ), 'Asking changes nothing.' );
		self::assertStringContainsString( 'told=approved', $this->sent_form( array( 'mentoriai_programme' => 'approve' ), array( 'report' => $id ) ) );
		self::assertStringContainsString( 'Approved by Rita Vadovė on 2026-02-10', $this->shown( array( 'report' => $id, 'lang' => 'en' ) ) );
		self::assertStringNotContainsString( 'Edit the draft', $this->shown( array( 'report' => $id, 'edit' => '1' ) ) );
		self::assertStringContainsString( 'stays as it is', $this->sent_form( array( 'mentoriai_programme' => 'delete' ), array( 'report' => $id ) ) );
		self::assertStringContainsString( 'There is no such report.', $this->shown( array( 'report' => '999' ) ) );
	}

	public function test_reports_are_listed_in_pages_of_twenty(): void {
		for ( $number = 1; $number <= 21; $number++ ) {
			$this->db()->insert( '{programme_reports}', array( 'state' => 'draft', 'month_from' => 1 === $number ? '2025-11' : '2026-01', 'month_to' => '2026-02', 'field_id' => 0, 'role' => 'frontuser', 'words_lt' => 'a', 'words_en' => 'b', 'created_at' => '2026-02-01 00:00:00' ) );
		}
		$query = array( 'tab' => 'programme', 'from' => '2026-01', 'to' => '2026-02' );
		$html  = $this->shown( $query );
		self::assertStringContainsString( '<caption class="screen-reader-text">Programme reports</caption>', $html );
		self::assertSame( 20, substr_count( $html, '>January – February 2026</a>' ) );
		$_REQUEST = array( 'paged' => '2' );
		$html     = $this->shown( array( 'paged' => '2' ) + $query );
		self::assertStringContainsString( '>November 2025 – February 2026</a>', $html );
		self::assertStringContainsString( '<input type="hidden" name="from" value="2026-01">', $html );
		update_user_meta( get_current_user_id(), 'locale', 'lt_LT' );
		self::assertStringContainsString( '>2025 m. lapkritis – 2026 m. vasaris</a>', $this->shown( array( 'paged' => '2' ) + $query ) );
	}

	public function test_forms_and_files_are_guarded(): void {
		$form = array( 'mentoriai_programme' => 'save', 'from' => '2026-01', 'to' => '2026-02', 'words_lt' => 'a', 'words_en' => 'b' );
		self::assertSame( 'died 403', $this->sent_form( $form, array( 'tab' => 'programme', 'new' => '1' ), nonce: 'wrong' ) );
		self::assertSame( 'died 403', $this->sent_form( $form, array( 'tab' => 'programme', 'new' => '1' ), 'author' ) );
		self::assertSame( 'died 403', $this->sent_form( array(), array( 'tab' => 'programme', 'csv' => '1' ), nonce: 'wrong' ) );
		self::assertSame( '', $this->shown( array( 'tab' => 'programme' ), 'author' ) );
		self::assertSame( 0, (int) $this->db()->value( 'SELECT COUNT(*) FROM {programme_reports}' ) );
	}

	/**
	 * What the page answers to a form: its HTML, the address it leads to, or how it refused.
	 *
	 * @param array<string, string> $form
	 * @param array<string, string> $query
	 */
	private function sent_form( array $form, array $query, string $role = PortalManager::ROLE, ?string $nonce = null ): string {
		wp_set_current_user( $this->staff( $role ) );
		$_GET     = wp_slash( $query );
		$_POST    = wp_slash( $form );
		$_REQUEST = array( '_wpnonce' => $nonce ?? wp_create_nonce( 'mentoriai_programme' ) );
		add_filter( 'wp_redirect', static fn ( string $to ) => throw new RuntimeException( $to ) );
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, mixed $args ) => throw new RuntimeException( 'died ' . ( (array) $args )['response'] ) );
		try {
			do_action( 'load-mentoriai_page_mentoriai-statistics' );
		} catch ( RuntimeException $ended ) {
			return $ended->getMessage();
		} finally {
			$_POST = array();
		}
		return $this->shown( $query, $role );
	}

	/** @param array<string, string> $query */
	private function shown( array $query, string $role = PortalManager::ROLE ): string {
		wp_set_current_user( $this->staff( $role ) );
		$_GET = wp_slash( $query );
		ob_start();
		do_action( 'mentoriai_statistics_programme' );
		return (string) ob_get_clean();
	}
}
