<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reports;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Reports\ReportData;
use MentoriaiPortal\Reports\ReportRepository;
use PHPUnit\Framework\Attributes\Group;

/**
 * How long words are kept, and whose they are.
 */
#[Group( 'any-database' )]
final class ReportPrivacyTest extends ReportsTestCase {

	public function test_texts_go_twelve_months_after_the_decision_and_numbers_stay(): void {
		$review = $this->review( 'KANARELE' );
		$number = $this->reported( $this->mentor, 'review', $review, array( 'text' => 'KANARELE' ) );
		$this->reported( null, 'review', $review, array( 'name' => 'KANARELE', 'email' => 'kanarele@example.com', 'text' => 'KANARELE' ) + self::GUEST );
		$open = $this->reported( $this->founder, 'mentor', $this->mentor );
		$this->later( 40 );
		$this->decide( $number, 'warn', 'KANARELE' );
		$this->freeze( '2027-12-31T08:14:59Z' );
		self::run_due();
		self::assertSame( 'KANARELE', $this->opened( $number )['snapshot'][0]['content'] );
		$this->freeze( '2027-12-31T08:15:00Z' );
		self::run_due();
		$kept = (string) wp_json_encode( array( $this->db()->rows( 'SELECT * FROM {reports}' ), $this->db()->rows( 'SELECT * FROM {report_voices}' ), $this->db()->rows( 'SELECT * FROM {report_texts}' ) ) );
		self::assertStringNotContainsStringIgnoringCase( 'KANARELE', $kept );
		$case = $this->opened( $number );
		self::assertSame( array( 2, 'warn', '', array() ), array( $case['voices'], $case['decision'], $case['text'], $case['snapshot'] ) );
		self::assertSame( 404, $this->staff_call( 'POST', "/$number/thread", array( 'why' => 'x' ) )->get_status() );
		self::assertNotSame( array(), $this->opened( $open )['snapshot'], 'What waits is kept.' );
		$this->page( array( 'report' => (string) $number ) );
	}

	public function test_the_thread_closes_with_the_texts(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$this->decide( $number, 'nothing' );
		$open = fn (): int => $this->staff_call( 'POST', "/$number/thread", array( 'why' => 'x' ) )->get_status();
		self::assertSame( 200, $open() );
		$this->later( 366 );
		self::run_due();
		self::assertSame( 404, $open() );
	}

	public function test_a_report_is_in_the_export_of_who_made_it_only(): void {
		$this->reported( $this->founder, 'message', $this->message( 'KANARELE-ZINUTE' ), array( 'text' => 'KANARELE-SKUNDAS' ) );
		self::assertStringContainsString( 'KANARELE-SKUNDAS', $this->exported( $this->founder ) );
		self::assertStringNotContainsString( 'KANARELE', $this->exported( $this->mentor ) );
		self::assertStringNotContainsString( 'report-', $this->exported( $this->mentor ) );
	}

	public function test_a_guest_gets_and_erases_what_was_reported_through_wordpress(): void {
		$number = $this->reported( null, 'mentor', $this->mentor, array( 'text' => 'KANARELE <b>' ) + self::GUEST );
		$this->reported( null, 'mentor', $this->mentor, array( 'email' => 'kitas@example.com' ) + self::GUEST );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['guest-mentoriai-reports']['callback']( 'Ona@example.com', 1 );
		self::assertCount( 1, $export['data'] );
		self::assertStringContainsString( 'KANARELE &lt;b&gt;', (string) wp_json_encode( $export, JSON_UNESCAPED_SLASHES ) );
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['guest-mentoriai-reports']['callback'];
		self::assertSame( array( true, false ), array( $erase( 'ona@example.com', 1 )['items_removed'], $erase( '', 1 )['items_removed'] ) );
		self::assertSame( array( 2, '' ), array( $this->opened( $number )['voices'], $this->opened( $number )['text'] ) );
		self::assertSame( array( 'kitas@example.com' ), array_values( array_filter( array_column( $this->db()->rows( 'SELECT email FROM {report_voices} ORDER BY id' ), 'email' ) ) ) );
	}

	public function test_erasing_who_reported_takes_name_and_words_and_leaves_the_voice(): void {
		$message = $this->message();
		$number  = $this->reported( $this->founder, 'message', $message, array( 'text' => 'KANARELE' ) );
		self::assertTrue( $this->data()->erase( $this->founder, 1 )['retained'] );
		$case = $this->opened( $number );
		self::assertSame( array( 1, '' ), array( $case['voices'], $case['text'] ) );
		self::assertStringNotContainsString( 'Lina', $this->page( array( 'report' => (string) $number ) ) );
		self::assertFalse( $this->data()->erase( $this->founder, 1 )['removed'] );
	}

	public function test_erasing_whom_it_is_about_takes_the_name_the_decision_and_the_texts_of_the_own_page(): void {
		update_user_meta( $this->mentor, UserMeta::ABOUT, 'KANARELE' );
		$page    = $this->reported( $this->founder, 'mentor', $this->mentor );
		$message = $this->reported( $this->founder, 'message', $this->message( 'Lieka kitos pusės pokalbyje.' ) );
		$this->decide( $message, 'warn', 'KANARELE' );
		$this->data()->erase( $this->mentor, 1 );
		self::assertSame( array(), $this->opened( $page )['snapshot'] );
		$case = $this->opened( $message );
		self::assertSame( array( 'id' => 0, 'name' => 'Ištrintas naudotojas' ), $case['about'] );
		self::assertContains( 'Ištrintas naudotojas', array_column( $case['snapshot'], 'author_name' ) );
		self::assertStringNotContainsString( 'KANARELE', $this->page( array( 'report' => (string) $message ) ) );
	}

	public function test_words_of_a_case_stand_in_no_list_no_attention_no_log_and_no_reply_of_members(): void {
		$message = $this->message( 'KANARELE' );
		$number  = $this->reported( $this->founder, 'message', $message, array( 'text' => 'KANARELE' ) );
		$this->reported( $this->member( Role::Founder, 'Jonas', 'Kalnietis' ), 'mentor', $this->mentor, array( 'text' => 'KANARELE' ) );
		self::run_due();
		wp_set_current_user( $this->staff );
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new \WP_REST_Server() );
		$attention = rest_get_server()->dispatch( new \WP_REST_Request( 'GET', '/mentoriai/v1/attention/reports' ) )->get_data();
		self::assertSame( array( 2, $number, $this->mentor ), array( $attention['total'], $attention['list'][0]['id'], $attention['list'][0]['who']['id'] ) );
		$activity = rest_get_server()->dispatch( new \WP_REST_Request( 'GET', '/mentoriai/v1/activity' ) )->get_data();
		$GLOBALS['wp_rest_server'] = null;
		$seen = wp_json_encode( array( $attention, $activity, $this->staff_call( 'GET', '' )->get_data(), $this->request( 'GET', 'get_notifications', array(), $this->token( $this->mentor ) )->get_data(), $this->request( 'GET', 'today', array(), $this->token( $this->mentor ) )->get_data(), $this->db()->rows( 'SELECT data FROM {mail_queue}' ) ) ) . $this->page();
		self::assertStringNotContainsString( 'KANARELE', $seen );
		self::assertStringContainsString( 'KANARELE', $this->page( array( 'report' => (string) $number ) ) );
	}

	private function exported( int $user_id ): string {
		return (string) wp_json_encode( $this->data()->export( $user_id, 1 ), JSON_UNESCAPED_UNICODE );
	}

	private function data(): ReportData {
		return new ReportData( new ReportRepository( $this->db() ), new Clock() );
	}
}
