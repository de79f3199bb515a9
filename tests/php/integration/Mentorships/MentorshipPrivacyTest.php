<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mentorships\AccountChanges;
use MentoriaiPortal\Mentorships\MentorshipData;
use MentoriaiPortal\Mentorships\MentorshipDataRepository;
use MentoriaiPortal\Mentorships\MentorshipRepository;

/**
 * Who reads the words of an end, and what erasing leaves.
 */
final class MentorshipPrivacyTest extends MentorshipTestCase {

	public function test_a_declines_words_and_a_note_are_in_the_export_of_their_author_only(): void {
		$this->post( 'mentorship_decline', array( 'id' => $this->asked(), 'reason' => 'other', 'text' => 'KANARĖLĖ-TEKSTAS' ), $this->mentor );
		$this->post( 'mentorship_end', array( 'id' => $this->active(), 'reason' => 'not_a_fit', 'thanks' => 'KANARĖLĖ-AČIŪ', 'note' => 'KANARĖLĖ-PASTABA' ), $this->founder );

		self::assertSame( array( true, true, false ), $this->exported( $this->mentor ) );
		self::assertSame( array( false, true, true ), $this->exported( $this->founder ) );
	}

	public function test_a_note_is_in_no_reply_and_no_email_of_the_other_side(): void {
		$mails = $this->sent_mails();
		$id    = $this->active();
		$this->post( 'mentorship_end', array( 'id' => $id, 'reason' => 'not_a_fit', 'note' => 'KANARĖLĖ' ), $this->founder );
		self::run_due();
		$read = '';
		foreach ( array( "mentorships/$id", 'mentorships/?state=past', 'get_conversations/', 'today' ) as $path ) {
			foreach ( array( $this->founder, $this->mentor ) as $who ) {
				$read .= wp_json_encode( $this->request( 'GET', $path, array(), $this->token( $who ) )->get_data(), JSON_UNESCAPED_UNICODE );
			}
		}
		$to_mentor = array_filter( $mails->getArrayCopy(), fn ( array $mail ): bool => $this->address( $this->mentor ) === $mail['to'] );
		self::assertNotSame( array(), $to_mentor );
		self::assertStringNotContainsString( 'KANARĖLĖ', $read . wp_json_encode( $mails->getArrayCopy(), JSON_UNESCAPED_UNICODE ) );
		self::assertStringNotContainsString( 'not_a_fit', (string) wp_json_encode( $this->mentorship( $this->mentor, 'past' ) ) );
	}

	public function test_erasing_one_side_ends_it_for_the_other_and_both_leave_nothing(): void {
		$this->active();
		$this->data()->erase( $this->founder, 1 );
		$theirs = $this->mentorship( $this->mentor, 'past' );

		self::assertSame( array( 'ended', 'gone', 'Ištrintas naudotojas' ), array( $theirs['state'], $theirs['reason'], $theirs['person']['name'] ) );
		self::assertContains( 'mentorship_ended', $this->mails_to( $this->mentor ) );
		self::assertFalse( $this->data()->erase( $this->founder, 1 )['removed'] );
		$this->data()->erase( $this->mentor, 1 );
		self::assertSame( 0, $this->rows_of( 'mentorships' ) );
	}

	/** @return array{bool, bool, bool} Whether the words of the decline, the thanks and the note are there. */
	private function exported( int $user_id ): array {
		$text = (string) wp_json_encode( $this->data()->export( $user_id, 1 ), JSON_UNESCAPED_UNICODE );
		return array( str_contains( $text, 'KANARĖLĖ-TEKSTAS' ), str_contains( $text, 'KANARĖLĖ-AČIŪ' ), str_contains( $text, 'KANARĖLĖ-PASTABA' ) );
	}

	private function data(): MentorshipData {
		$core = new \MentoriaiPortal\Services( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php', $this->db(), new Clock(), new \MentoriaiPortal\Core\Settings(), new \MentoriaiPortal\Core\Locale( '' ), array( 'mentorship_ended', 'request_unanswered' ) );
		return new MentorshipData( $this->db(), new MentorshipDataRepository( $this->db() ), new AccountChanges( $this->db(), new MentorshipRepository( $this->db() ), $core->mail, new Clock() ), new Clock() );
	}
}
