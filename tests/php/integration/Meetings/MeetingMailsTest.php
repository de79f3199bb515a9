<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Meetings;

use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * What both are mailed of a meeting, what calendars read in it, and what time makes of it.
 */
final class MeetingMailsTest extends MeetingTestCase {

	/** @param string $iso Clock of the run. */
	private function run_at( string $iso ): void {
		$this->freeze( $iso );
		self::run_due();
	}

	/** @return list<array{to: string, type: string, ical: string, from: string}> Mails with a calendar part that have left; they are taken away. */
	private function invitations(): array {
		self::run_due();
		$found = array();
		foreach ( glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array() as $file ) {
			$mail = (string) file_get_contents( $file );
			unlink( $file );
			if ( 1 === preg_match( '~^Content-Type: (text/calendar[^\r\n]*)\r\n.*?\r\n\r\n(.*?END:VCALENDAR\r\n)~ms', $mail, $part ) && 1 === preg_match( '~^To: <?([^\s>]+)~m', $mail, $to ) && 1 === preg_match( '~^From: [^\r\n]*<([^>]+)>~m', $mail, $from ) ) {
				$found[] = array( 'to' => $to[1], 'type' => $part[1], 'ical' => $part[2], 'from' => $from[1] );
			}
		}
		return $found;
	}

	/** @return array<string, mixed> What ical.js reads. */
	private static function understood( string $ical ): array {
		self::assertSame( 0, preg_match( '~(?<!\r)\n|\r(?!\n)|[^\r\n]{76,}~', $ical ), 'CRLF, at most 75 octets a line' );
		$process = proc_open( array( 'node', dirname( __DIR__, 3 ) . '/fixtures/read-calendar.mjs' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		self::assertIsResource( $process );
		fwrite( $pipes[0], $ical );
		fclose( $pipes[0] );
		$json = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $ical );
		return json_decode( $json, true, 16, JSON_THROW_ON_ERROR );
	}

	public function test_both_get_an_invitation_without_the_others_address_and_a_cancellation_of_it(): void {
		$id = $this->agreed();
		$requests  = array_column( $this->invitations(), null, 'to' );
		$addresses = array( $this->address( $this->founder ), $this->address( $this->mentor ) );
		self::assertEqualsCanonicalizing( $addresses, array_keys( $requests ) );
		foreach ( array( 'Rasa', 'Lina' ) as $number => $other ) {
			$mail = $requests[ $addresses[ $number ] ];
			self::assertSame( 'text/calendar; method=REQUEST; charset=UTF-8', $mail['type'] );
			$ical = str_replace( "\r\n ", '', $mail['ical'] );
			self::assertStringNotContainsString( $addresses[ 1 - $number ], $ical );
			self::assertStringContainsString( "ATTENDEE;CN=\"$other\";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:{$mail['from']}\r\n", $ical );
			self::assertSame( 1, preg_match( '~ATTENDEE;CN="[^"]+";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:' . preg_quote( $addresses[ $number ], '~' ) . "\r\n~", $ical ) );
			self::assertSame( 1, preg_match( '~ORGANIZER;CN="[^"]+":mailto:' . preg_quote( $mail['from'], '~' ) . "\r\n~", $ical ) );
		}
		self::assertSame( $this->meeting( $this->founder )['ics'], $requests[ $addresses[0] ]['ical'] );
		$request = self::understood( $requests[ $addresses[0] ]['ical'] );
		self::assertSame( array( 'REQUEST', '2026-12-01T08:00:00.000Z', '2026-12-01T09:00:00.000Z', 'Kavinė „Rytas“', 'CONFIRMED', 'Mentorystė: Rasa' ), array( $request['method'], $request['events'][0]['start'], $request['events'][0]['end'], $request['events'][0]['location'], $request['events'][0]['status'], $request['events'][0]['summary'] ) );
		self::assertSame( '', $GLOBALS['phpmailer']->Ical, 'The next mail, of another plugin, has no calendar.' );

		update_option( 'mentoriai_settings', array( 'mail_from' => 'kitas@demo.test' ) + (array) get_option( 'mentoriai_settings' ) );
		// As an email of ASCII alone leaves it on WordPress 6.8.
		$GLOBALS['phpmailer']->Encoding = '7bit';
		$this->post( 'meeting_cancel', array( 'id' => $id, 'note' => 'Sergu' ), $this->mentor );
		$cancels = $this->invitations();
		self::assertEqualsCanonicalizing( $addresses, array_column( $cancels, 'to' ) );
		$cancel = self::understood( $cancels[0]['ical'] );
		self::assertSame( array( 'CANCEL', 'CANCELLED', $request['events'][0]['uid'] ), array( $cancel['method'], $cancel['events'][0]['status'], $cancel['events'][0]['uid'] ) );
		self::assertGreaterThan( $request['events'][0]['sequence'], $cancel['events'][0]['sequence'] );
		self::assertSame( $cancel['events'][0]['sequence'], self::understood( $cancels[1]['ical'] )['events'][0]['sequence'] );
		self::assertStringContainsString( 'mailto:' . $requests[ $addresses[0] ]['from'], str_replace( "\r\n ", '', $cancels[0]['ical'] ), 'The organiser stays who invited.' );
		self::assertSame( array( 'text/calendar; method=CANCEL; charset=UTF-8' ), array_values( array_unique( array_column( $cancels, 'type' ) ) ) );
	}

	/** PHPMailer reads the method of a calendar part from anywhere in it. */
	public function test_a_name_is_neither_a_link_nor_the_method_of_a_cancellation(): void {
		update_user_meta( $this->founder, 'first_name', 'METHOD:REQUEST evil.example/x' );
		$id = $this->agreed();
		$this->invitations();
		$this->post( 'meeting_cancel', array( 'id' => $id ), $this->mentor );
		foreach ( $this->invitations() as $mail ) {
			self::assertSame( 'text/calendar; method=CANCEL; charset=UTF-8', $mail['type'] );
			self::assertStringNotContainsString( 'evil.example', str_replace( "\r\n ", '', $mail['ical'] ) );
		}
	}

	public function test_an_email_that_a_plugin_sends_meanwhile_has_nothing_of_ours(): void {
		$this->agreed();
		$other = array();
		$alert = static function () use ( &$other, &$alert ): void {
			remove_action( 'wp_mail_succeeded', $alert, PHP_INT_MAX );
			wp_mail( 'kitas@demo.test', 'Kito priedo', 'Tekstas' );
			$other[] = $GLOBALS['phpmailer']->getSentMIMEMessage();
		};
		add_action( 'wp_mail_succeeded', $alert, PHP_INT_MAX );
		self::run_due();
		$with_calendar = array_filter( glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array(), static fn ( string $file ): bool => str_contains( (string) file_get_contents( $file ), 'text/calendar; method=REQUEST' ) );
		self::assertCount( 2, $with_calendar );
		self::assertStringContainsString( 'Tekstas', $other[0] ?? '' );
		foreach ( array( 'VCALENDAR', 'Kavinė', $this->address( $this->founder ), $this->address( $this->mentor ) ) as $word ) {
			self::assertStringNotContainsString( $word, quoted_printable_decode( $other[0] ) );
		}
	}

	/** In Vilnius both of an hour that comes twice, and the hour that is left out. */
	#[TestWith( array( '2026-10-20T08:00:00Z', array( '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z' ) ) )]
	#[TestWith( array( '2027-03-20T08:00:00Z', array( '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z' ) ) )]
	public function test_calendars_read_the_right_hour_when_clocks_change( string $now, array $times ): void {
		$this->freeze( $now );
		foreach ( $times as $time ) {
			$id   = $this->proposed( array( 'times' => array( $time ) ) );
			$read = self::understood( $this->good( $this->answer( $this->mentor, $id, $time ) )['ics'] );
			self::assertSame( array( substr( $time, 0, 19 ) . '.000Z', gmdate( 'Y-m-d\TH:i:s.000\Z', (int) strtotime( $time ) + 3600 ) ), array( $read['events'][0]['start'], $read['events'][0]['end'] ) );
		}
	}

	public function test_who_is_mailed_of_what(): void {
		$this->good( $this->answer( $this->mentor, $this->proposed(), null, 'Kitą savaitę' ) );
		$this->good( $this->post( 'meeting_cancel', array( 'id' => $this->proposed() ), $this->founder ) );
		$this->good( $this->log_day( $this->founder, '2026-11-20' ) );
		$this->good( $this->log( $this->mentor, (int) $this->db()->value( 'SELECT MAX(id) FROM {meetings}' ), true ) );
		$kinds = fn ( int $who ): array => array_values( array_filter( $this->mails_to( $who ), static fn ( string $kind ): bool => str_starts_with( $kind, 'meeting' ) ) );
		self::assertSame( array( 'meeting_cancelled' ), $kinds( $this->founder ), 'That no time fits.' );
		self::assertSame( array( 'meeting_proposed', 'meeting_proposed', 'meeting_cancelled', 'meeting_done' ), $kinds( $this->mentor ) );
	}

	public function test_a_proposal_of_one_time_does_not_speak_of_several(): void {
		$mails = $this->sent_mails();
		$this->proposed( array( 'times' => array( self::TIME ) ) );
		self::run_due();
		self::assertStringContainsString( 'siūlo susitikti:<', (string) $mails[0]['message'] );
	}

	public function test_a_mail_of_what_has_changed_meanwhile_does_not_leave(): void {
		$mails = $this->sent_mails();
		$this->good( $this->answer( $this->mentor, $this->proposed() ) );
		$this->good( $this->post( 'meeting_cancel', array( 'id' => $this->meeting( $this->mentor )['id'] ), $this->mentor ) );
		self::run_due();
		self::assertSame( array( 2, 0 ), array( $this->left( $mails, 'Atšauktas susitikimas' ), $this->left( $mails, 'siūlo susitikti' ) ) );
	}

	public function test_both_are_reminded_once_a_day_before(): void {
		$this->agreed();
		$this->run_at( '2026-11-30T07:59:59Z' );
		self::assertNotContains( 'meeting_reminder', $this->mails_to( $this->founder ) );
		$mails = $this->sent_mails();
		$this->run_at( '2026-11-30T08:00:00Z' );
		$this->run_at( '2026-11-30T08:00:00Z' );
		$this->run_at( '2026-11-30T20:00:00Z' );
		self::assertSame( array( 2, 2 ), array( count( $mails ), $this->left( $mails, 'Netrukus jūsų susitikimas' ) ) );
	}

	public function test_nobody_is_reminded_of_what_is_over_called_off_just_agreed_or_not_public(): void {
		$this->agreed();
		$soon = $this->proposed( array( 'times' => array( '2026-11-21T20:00:00Z' ) ) );
		$this->good( $this->answer( $this->mentor, $soon, '2026-11-21T20:00:00Z' ) );
		self::run_due();
		update_user_meta( $this->mentor, UserMeta::STATUS, 'paused' );
		$this->run_at( '2026-11-30T09:00:00Z' );
		update_user_meta( $this->mentor, UserMeta::STATUS, 'public' );
		$this->run_at( self::TIME );
		self::assertNotContains( 'meeting_reminder', $this->mails_to( $this->founder ) );
	}

	public function test_both_are_asked_once_after_the_end_unless_they_have_spoken(): void {
		$mails = $this->sent_mails();
		$id    = $this->agreed();
		$this->freeze( '2026-12-01T08:30:00Z' );
		$this->good( $this->log( $this->mentor, $id, true ) );
		$this->run_at( '2026-12-01T08:59:59Z' );
		self::assertSame( 0, $this->left( $mails, 'Ar susitikote' ) );
		$this->run_at( '2026-12-01T09:00:00Z' );
		$this->run_at( '2026-12-02T09:00:00Z' );
		$asked = $mails[ count( $mails ) - 1 ];
		self::assertSame( array( 1, $this->address( $this->founder ) ), array( $this->left( $mails, 'Ar susitikote' ), $asked['to'] ) );
		self::assertStringContainsString( "/mentoryste/{$this->pair}", $asked['message'] );
	}

	public function test_a_paused_person_is_not_asked_what_they_could_not_answer(): void {
		$mails = $this->sent_mails();
		$this->agreed();
		update_user_meta( $this->mentor, UserMeta::STATUS, 'paused' );
		$this->run_at( '2026-12-01T09:00:00Z' );
		self::assertSame( array( 1, $this->address( $this->founder ) ), array( $this->left( $mails, 'Ar susitikote' ), $mails[ count( $mails ) - 1 ]['to'] ) );
	}

	public function test_a_job_that_slept_asks_about_nothing_that_is_settled(): void {
		$mails = $this->sent_mails();
		$id    = $this->agreed();
		$this->run_at( '2026-12-08T09:00:00Z' );
		self::assertSame( array( 'unconfirmed', 0 ), array( $this->state( $id ), $this->left( $mails, 'usitik' ) ) );
		$this->freeze( '2026-12-15T09:00:00Z' );
		self::assertSame( 'held', $this->good( $this->log( $this->mentor, $id, true, 30 ) )['state'], 'A later word corrects it.' );
		self::assertSame( array( 1, 30 ), $this->held( $this->founder ) );
	}

	#[TestWith( array( array( true, null ), 'held' ) )]
	#[TestWith( array( array( null, false ), 'not_held' ) )]
	#[TestWith( array( array( true, false ), 'unclear' ) )]
	#[TestWith( array( array( null, null ), 'unconfirmed' ) )]
	public function test_after_seven_days_one_word_is_enough( array $said, string $state ): void {
		$id = $this->agreed();
		$this->freeze( '2026-12-01T09:00:00Z' );
		null === $said[0] || $this->good( $this->log( $this->founder, $id, $said[0] ) );
		null === $said[1] || $this->good( $this->log( $this->mentor, $id, $said[1] ) );
		$this->run_at( '2026-12-08T08:59:59Z' );
		self::assertSame( 'unclear' === $state ? 'unclear' : 'agreed', $this->state( $id ) );
		$this->run_at( '2026-12-08T09:00:00Z' );
		self::assertSame( array( $state, 'held' === $state ? array( 1, 60 ) : array( 0, 0 ) ), array( $this->state( $id ), $this->held( $this->mentor ) ) );
	}

	public function test_one_word_about_a_day_that_was_never_proposed_is_not_enough(): void {
		$id = $this->good( $this->log_day( $this->mentor, '2026-10-01' ) )['id'];
		$this->run_at( '2026-11-28T08:14:59Z' );
		self::assertSame( 'agreed', $this->state( $id ) );
		$this->run_at( '2026-11-28T08:15:00Z' );
		self::assertSame( 'unconfirmed', $this->state( $id ) );
		$this->freeze( '2026-12-05T08:15:00Z' );
		self::assertSame( 'held', $this->good( $this->log( $this->founder, $id, true ) )['state'] );
	}

	/** @param \ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}> $mails */
	private function left( \ArrayObject $mails, string $words ): int {
		return count( array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => str_contains( $mail['subject'], $words ) ) );
	}
}
