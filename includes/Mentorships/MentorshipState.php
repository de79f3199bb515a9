<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

/**
 * Where a mentorship stands (docs/contract.md#mentorships).
 */
enum MentorshipState: string {
	case Requested  = 'requested';
	case Active     = 'active';
	case Declined   = 'declined';
	case Withdrawn  = 'withdrawn';
	case Unanswered = 'unanswered';
	case Ended      = 'ended';

	/** Open mentorships take up a mentor's places; a pair has one at most. */
	public function is_open(): bool {
		return self::Requested === $this || self::Active === $this;
	}
}
