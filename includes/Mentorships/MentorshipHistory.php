<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

/**
 * Ends mentorships that ended elsewhere or are invented for a demo: at their own time, without limits and emails.
 */
final readonly class MentorshipHistory {

	public function __construct( private MentorshipRepository $mentorships ) {}

	/** What the two have now. */
	public function latest( int $founder_id, int $mentor_id ): ?Mentorship {
		return $this->mentorships->latest( $founder_id, $mentor_id );
	}

	public function end( Mentorship $pair, MentorshipEvent $event, MentorshipEnd $end, int $at ): void {
		$this->mentorships->close( $pair->id, $event, $end, $at );
	}
}
