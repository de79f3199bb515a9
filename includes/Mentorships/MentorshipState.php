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

	/** As staff read it. */
	public function label(): string {
		return match ( $this ) {
			self::Requested  => _x( 'Waiting for an answer', 'mentorship', 'mentoriai-portal' ),
			self::Active     => _x( 'Active', 'mentorship', 'mentoriai-portal' ),
			self::Declined   => _x( 'Declined', 'mentorship', 'mentoriai-portal' ),
			self::Withdrawn  => _x( 'Withdrawn', 'mentorship', 'mentoriai-portal' ),
			self::Unanswered => _x( 'Never answered', 'mentorship', 'mentoriai-portal' ),
			self::Ended      => _x( 'Ended', 'mentorship', 'mentoriai-portal' ),
		};
	}
}
