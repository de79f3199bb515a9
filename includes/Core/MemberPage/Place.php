<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\MemberPage;

/**
 * Where on the page of a member, in its order; the values are what `data-section` says.
 */
enum Place: string {
	case Mentorships = 'mentorships';
	case Meetings    = 'meetings';
	case Plans       = 'plans';
	case Reviews     = 'reviews';
	case Surveys     = 'surveys';
	case Mails       = 'mails';
	case History     = 'history';

	public function title(): string {
		return match ( $this ) {
			self::Mentorships => __( 'Mentorships', 'mentoriai-portal' ),
			self::Meetings    => __( 'Meetings', 'mentoriai-portal' ),
			self::Plans       => __( 'Action plans', 'mentoriai-portal' ),
			self::Reviews     => __( 'Reviews', 'mentoriai-portal' ),
			self::Surveys     => __( 'Surveys', 'mentoriai-portal' ),
			self::Mails       => __( 'Emails sent', 'mentoriai-portal' ),
			self::History     => __( 'History', 'mentoriai-portal' ),
		};
	}
}
