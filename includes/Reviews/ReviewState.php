<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

/**
 * Who sees a review. What staff hid, and the author then changed, waits for staff again.
 */
enum ReviewState: string {
	case Published = 'published';
	case Pending   = 'pending';
	case Hidden    = 'hidden';

	public function label(): string {
		return match ( $this ) {
			self::Published => _x( 'Shown', 'state of a review', 'mentoriai-portal' ),
			self::Pending   => _x( 'Waiting for approval', 'state of a review', 'mentoriai-portal' ),
			self::Hidden    => _x( 'Hidden', 'state of a review', 'mentoriai-portal' ),
		};
	}
}
