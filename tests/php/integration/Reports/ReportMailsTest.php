<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reports;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mail\MutedMails;

/**
 * Who is told of a case, when, and what they never read.
 */
final class ReportMailsTest extends ReportsTestCase {

	private const GUEST_ADDRESS = 'ona@example.com';

	protected function setUp(): void {
		parent::setUp();
		// The one of WordPress's installation.
		MutedMails::set( 1, 'staff_report', true );
		update_user_meta( $this->staff, 'locale', 'en_US' );
	}

	public function test_staff_are_told_at_once_of_the_first_voice_and_again_after_ten_minutes(): void {
		$mails  = $this->sent_mails();
		$review = $this->review();
		$this->reported( $this->mentor, 'review', $review, array( 'text' => 'KANARELE' ) );
		self::run_due();
		self::assertSame( array( 'A report waits for you (no. ' . $this->number() . ')' ), $this->subjects( $mails ) );
		foreach ( array( 299, 300 ) as $seconds ) {
			$this->later( 0, $seconds );
			$this->reported( null, 'review', $review, array( 'email' => "a$seconds@example.com" ) + self::GUEST );
			self::run_due();
			self::assertCount( 1, $this->subjects( $mails ), 'Within ten minutes it is one.' );
		}
		$this->later( 0, 1 );
		$this->reported( null, 'review', $review, self::GUEST );
		self::run_due();
		self::assertCount( 2, $this->subjects( $mails ) );
		$last = (string) array_values( array_filter( array_column( $mails->getArrayCopy(), 'message' ), static fn ( string $text ): bool => str_contains( $text, 'A report waits for you' ) ) )[1];
		self::assertStringContainsString( 'People who reported it: 4', $last );
		self::assertStringContainsString( 'report=' . $this->number(), $last );
		MutedMails::set( $this->staff, 'staff_report', true );
		$this->reported( $this->founder, 'mentor', $this->mentor );
		self::run_due();
		self::assertCount( 2, $this->subjects( $mails ) );
	}

	public function test_reporters_are_answered_in_their_language_and_nobody_learns_who_reported(): void {
		$review = $this->review( 'KANARELE-TEKSTAS' );
		update_user_meta( $this->mentor, UserMeta::LANG, 'en' );
		$this->reported( $this->mentor, 'review', $review, array( 'text' => 'KANARELE-SKUNDAS' ) );
		$reply = $this->request( 'POST', 'report?lang=en', array( 'what' => 'review', 'id' => $review, 'reason' => 'false', 'text' => 'KANARELE-SVECIO' ) + self::GUEST );
		self::assertSame( 200, $reply->get_status() );
		self::run_due();
		$mails = $this->sent_mails();
		$this->decide( $this->number(), 'hide', 'Prašome rašyti tik tai, kas tiesa.' );
		self::run_due();
		$by_address = array_column( $mails->getArrayCopy(), null, 'to' );
		self::assertEqualsCanonicalizing( array( $this->address( $this->founder ), $this->address( $this->mentor ), self::GUEST_ADDRESS ), array_keys( $by_address ) );
		foreach ( array( $this->address( $this->mentor ), self::GUEST_ADDRESS ) as $address ) {
			self::assertSame( 'We have looked into your report', $by_address[ $address ]['subject'] );
			self::assertStringContainsString( 'Prašome rašyti tik tai, kas tiesa.', (string) $by_address[ $address ]['message'] );
		}
		$affected = $by_address[ $this->address( $this->founder ) ];
		self::assertStringContainsString( 'X-Mentoriai-Mail: report_decision', implode( "\n", (array) $affected['headers'] ) );
		self::assertStringContainsString( 'Prašome rašyti tik tai, kas tiesa.', (string) $affected['message'] );
		foreach ( array( 'Rasa', 'Kazlauskienė', 'Ona', 'Viešnia', self::GUEST_ADDRESS, $this->address( $this->mentor ) ) as $name ) {
			self::assertStringNotContainsString( $name, (string) $affected['message'] );
		}
		self::assertStringNotContainsString( 'KANARELE', (string) wp_json_encode( $mails->getArrayCopy() ) );
		self::assertStringNotContainsString( self::GUEST_ADDRESS, (string) wp_json_encode( $this->db()->rows( 'SELECT * FROM {mail_queue}' ) ), 'The queue keeps no address.' );
	}

	public function test_a_person_who_can_no_longer_log_in_is_still_told_why(): void {
		$this->reported( $this->founder, 'message', $this->message() );
		self::run_due();
		$mails = $this->sent_mails();
		$this->decide( $this->number(), 'close', 'Grasinote.' );
		self::run_due();
		$kinds = array_map( static fn ( array $mail ): string => (string) preg_replace( '~^.*X-Mentoriai-Mail: (\w+).*$~s', '$1', implode( "\n", (array) $mail['headers'] ) ), array_values( array_filter( $mails->getArrayCopy(), fn ( array $mail ): bool => $this->address( $this->mentor ) === $mail['to'] ) ) );
		self::assertContains( 'report_decision', $kinds );
	}

	public function test_a_guest_who_is_forgotten_gets_nothing_any_more(): void {
		$this->reported( null, 'mentor', $this->mentor, self::GUEST );
		$mails = $this->sent_mails();
		$this->decide( $this->number(), 'nothing' );
		$this->db()->execute( "UPDATE {report_voices} SET reporter_id = -id, email = ''" );
		self::run_due();
		self::assertSame( array(), array_filter( array_column( $mails->getArrayCopy(), 'to' ), static fn ( string $to ): bool => ! str_ends_with( $to, '@staff.test' ) ) );
	}

	private function number(): int {
		return (int) $this->db()->value( 'SELECT MAX(id) FROM {reports}' );
	}

	/**
	 * @param \ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}> $mails
	 * @return list<string> Of what staff got about reports.
	 */
	private function subjects( \ArrayObject $mails ): array {
		self::assertStringNotContainsString( 'KANARELE', (string) wp_json_encode( $mails->getArrayCopy() ) );
		return array_values( array_map( static fn ( array $mail ): string => $mail['subject'], array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => str_contains( implode( "\n", (array) $mail['headers'] ), 'X-Mentoriai-Mail: staff_report' ) ) ) );
	}
}
