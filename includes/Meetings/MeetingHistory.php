<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mail\SenderAddress;
use MentoriaiPortal\Mentorships\Mentorship;

/**
 * Puts in meetings that were arranged elsewhere or are invented for a demo: with their own times, without limits and emails. Whatever would
 * have been mailed by now counts as mailed.
 */
final readonly class MeetingHistory {

	public function __construct( private MeetingRepository $meetings, private MeetingReadRepository $reads, private MeetingDueRepository $due, private SenderAddress $sender, private Clock $clock ) {}

	/** @return int The id of a meeting that waits for an answer. */
	public function propose( Mentorship $pair, Side $by, Proposal $proposal, int $at ): int {
		return $this->meetings->propose( $pair, $by, $proposal, $at );
	}

	/** @param int $start One of the proposed times. */
	public function agree( int $id, int $start, int $minutes, int $at ): void {
		$this->meetings->agree( $id, $start, $minutes, $this->sender->text(), '', $at );
		$now = $this->clock->now();
		$now >= $start - DueMeetings::REMIND_SECONDS && $this->due->claim_reminder( $id, min( $now, $start - 1 ) );
		$now >= $start + 60 * $minutes && $this->due->claim_question( $id, $start + 60 * $minutes );
	}

	/** What both say of one that is over; null where a side says nothing. */
	public function speak( int $id, ?Word $founder, ?Word $mentor, int $at ): void {
		foreach ( array_filter( array( Side::Founder->value => $founder, Side::Mentor->value => $mentor ) ) as $side => $word ) {
			$this->meetings->speak( $id, Side::from( $side ), $word, $at );
		}
		$meeting = $this->reads->find( $id );
		null === $meeting || $this->meetings->settle( $meeting, $meeting->outcome( $this->clock->now() ) );
	}
}
