<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reports;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\Group;

/**
 * Nobody learns who reported whom: not by a case, an email, an export or a block.
 */
#[Group( 'any-database' )]
final class ReportSecretsTest extends ReportsTestCase {

	public function test_whoever_reports_a_conversation_or_mentorship_first_does_not_make_the_other_one_the_person_concerned(): void {
		$this->message();
		$convo = $this->convo();
		foreach ( array( array( 'conversation', $convo ), array( 'mentorship', $this->mentorship( $this->founder )['id'] ) ) as [ $what, $id ] ) {
			$mentors  = $this->reported( $this->mentor, $what, $id );
			$founders = $this->reported( $this->founder, $what, $id );
			self::assertNotSame( $mentors, $founders, $what );
			self::assertSame( array( $this->founder, $this->mentor ), array( $this->opened( $mentors )['about']['id'], $this->opened( $founders )['about']['id'] ), $what );
		}
	}

	public function test_who_reports_their_own_message_does_not_read_what_the_other_is_told(): void {
		$message = $this->message();
		$number  = $this->reported( $this->founder, 'message', $message );
		$this->reported( $this->mentor, 'message', $message );
		$this->decide( $number, 'nothing' );
		self::assertSame( array( 'report_closed' => array( $this->address( $this->founder ) ), 'report_decision' => array() ), $this->queued( 'report_closed', 'report_decision' ) );
	}

	public function test_notes_of_staff_on_a_case_are_not_in_the_export_of_the_person_concerned(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		wp_set_current_user( $this->staff );
		$this->db()->insert( '{attention}', array( 'kind' => 'reports', 'object_id' => $number, 'who_id' => $this->mentor, 'taken_by' => $this->staff, 'noted_by' => $this->staff, 'note' => 'Pranešė Lina' ) );
		$export = function ( int $user_id ): string {
			$kinds = apply_filters( 'wp_privacy_personal_data_exporters', array() );
			return (string) wp_json_encode( array_map( fn ( array $kind ): mixed => $kind['callback']( $this->address( $user_id ), 1 ), $kinds ), JSON_UNESCAPED_UNICODE );
		};
		self::assertStringNotContainsString( 'Pranešė Lina', $export( $this->mentor ) );
		self::assertStringNotContainsString( 'attention-reports', $export( $this->mentor ), 'Nor that there is one.' );
		self::assertStringContainsString( 'Pranešė Lina', $export( $this->staff ) );
	}

	public function test_a_review_blocks_its_author_only_for_the_mentor_it_is_about(): void {
		$review = $this->review();
		$other  = $this->member( Role::Mentor, 'Ona', 'Stankienė', AccountStatus::Public );
		$this->reported( $other, 'review', $review, array( 'block' => true ) );
		self::assertSame( 0, $this->rows_of( 'blocks' ) );
		$this->reported( $this->mentor, 'review', $review, array( 'block' => true ) );
		self::assertSame( array( array( 'user_id' => (string) $this->mentor, 'blocked_id' => (string) $this->founder ) ), $this->db()->rows( 'SELECT user_id, blocked_id FROM {blocks}' ) );
	}

	public function test_what_is_written_after_the_decision_is_not_shown_with_the_case(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$this->decide( $number, 'nothing' );
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', ( new Clock() )->now() + 3600 ) );
		$this->message( 'Jau apie kita.' );
		$thread = $this->staff_call( 'POST', "/$number/thread", array( 'why' => 'Skundas' ) );
		self::assertSame( 200, $thread->get_status() );
		self::assertNotContains( 'Jau apie kita.', array_column( $thread->get_data()['messages'], 'content' ) );
	}

	public function test_the_colleague_responsible_for_the_person_concerned_is_told_and_nobody_else(): void {
		update_user_meta( $this->mentor, UserMeta::RESPONSIBLE, (string) $this->staff );
		$this->user( 'mentoriai_manager' );
		$this->reported( $this->founder, 'message', $this->message() );
		self::assertSame( array( (string) $this->staff ), array_column( $this->db()->rows( "SELECT user_id FROM {mail_queue} WHERE type = 'staff_report'" ), 'user_id' ) );
	}

	public function test_a_page_that_is_shown_again_is_opened_once(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$this->page( array( 'report' => (string) $number ) );
		$this->page( array( 'report' => (string) $number ), array( 'mentoriai_case' => 'decide', 'decision' => 'warn', 'text' => '' ) );
		self::assertSame( array( 'report_opened' ), $this->acts( $number ) );
	}
}
