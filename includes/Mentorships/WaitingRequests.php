<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentorships\Mail\AnswerNudgeMail;
use MentoriaiPortal\Mentorships\Mail\AnswerWaitingMail;
use MentoriaiPortal\Mentorships\Mail\RequestUnansweredMail;

/**
 * What becomes of requests that nobody answers: reminders to the mentor, other mentors for the founder, and the end of waiting.
 * Part of `mentoriai_run_due`. Each mail is taken by a conditional write in the transaction that queues it, so a job that runs
 * twice or late sends it once, and after a long sleep only the latest step.
 */
final readonly class WaitingRequests {

	public function __construct(
		private Db $db,
		private MentorshipRepository $mentorships,
		private WaitingRepository $waiting,
		private MailQueue $mails,
		private Settings $settings,
		private Clock $clock
	) {}

	public function run(): void {
		$now = $this->clock->now();
		$this->expire( $now );
		$this->tell_founders( $now );
		$this->nudge_mentors( $now );
	}

	private function expire( int $now ): void {
		$days = $this->settings->int( 'answer_expire_day' );
		if ( $days > 0 ) {
			DueWork::each( fn (): array => $this->waiting->older_than( $now, $days, DueWork::BATCH ), fn ( int $id ) => $this->db->repeatable( fn () => $this->expire_one( $id, $now ) ) );
		}
	}

	private function expire_one( int $id, int $now ): void {
		$found = $this->mentorships->find( $id );
		if ( null !== $found && $this->mentorships->close( $id, MentorshipEvent::Expired, new MentorshipEnd( reason: $this->waiting->is_reachable( $id ) ? '' : Mentorship::GONE ), $now ) ) {
			$this->mails->tell( RequestUnansweredMail::KEY, $found->founder->id, array( 'id' => $id ), "$id|{$found->requested_at}" );
		}
	}

	private function tell_founders( int $now ): void {
		$days = $this->settings->int( 'answer_tell_day' );
		if ( $days > 0 ) {
			DueWork::each( fn (): array => $this->waiting->untold( $now, $days, DueWork::BATCH ), fn ( int $id ) => $this->db->repeatable( fn () => $this->tell_one( $id, $days ) ) );
		}
	}

	private function tell_one( int $id, int $days ): void {
		if ( $this->waiting->claim_told( $id, $days ) ) {
			$this->mails->tell( AnswerWaitingMail::KEY, (int) $this->mentorships->find( $id )?->founder->id, array( 'id' => $id ), (string) $id );
		}
	}

	private function nudge_mentors( int $now ): void {
		$days = array_values( array_filter( array_map( 'intval', array_filter( (array) $this->settings->get( 'answer_nudge_days' ), 'is_numeric' ) ), static fn ( int $day ): bool => $day > 0 ) );
		if ( array() !== $days ) {
			DueWork::each( fn (): array => $this->waiting->mentors_due( $now, $days, DueWork::BATCH ), fn ( int $mentor_id ) => $this->db->repeatable( fn () => $this->nudge_one( $mentor_id, $now, $days ) ) );
		}
	}

	/** @param non-empty-list<int> $days */
	private function nudge_one( int $mentor_id, int $now, array $days ): void {
		$this->mentorships->lock_places( $mentor_id );
		if ( $this->waiting->claim_nudge( $mentor_id, $now, $days ) ) {
			$this->mails->tell( AnswerNudgeMail::KEY, $mentor_id, array(), "$mentor_id|$now" );
		}
	}
}
