<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

/**
 * What can be reported.
 */
enum What: string {
	case Conversation = 'conversation';
	case Message      = 'message';
	case Review       = 'review';
	case Mentor       = 'mentor';
	case Mentorship   = 'mentorship';

	/** Whether everyone sees it, so that guests report it too. */
	public function is_public(): bool {
		return self::Review === $this || self::Mentor === $this;
	}


	public function label(): string {
		return match ( $this ) {
			self::Conversation => __( 'Conversation', 'mentoriai-portal' ),
			self::Message      => __( 'Message', 'mentoriai-portal' ),
			self::Review       => _x( 'Review', 'noun: what somebody wrote about a mentor', 'mentoriai-portal' ),
			self::Mentor       => __( 'Mentor', 'mentoriai-portal' ),
			self::Mentorship   => __( 'Mentorship', 'mentoriai-portal' ),
		};
	}
}
