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

	/** Whether it is part of what two people wrote to each other. */
	public function has_thread(): bool {
		return ! $this->is_public();
	}

	public function label(): string {
		return match ( $this ) {
			self::Conversation => __( 'Conversation', 'mentoriai-portal' ),
			self::Message      => __( 'Message', 'mentoriai-portal' ),
			self::Review       => __( 'Review', 'mentoriai-portal' ),
			self::Mentor       => __( 'Mentor', 'mentoriai-portal' ),
			self::Mentorship   => __( 'Mentorship', 'mentoriai-portal' ),
		};
	}
}
