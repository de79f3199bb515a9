<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * What an OptionalMail is about: under which heading its switch stands in the profile. In this order.
 */
enum MailGroup {

	case Messages;
	case Mentorship;
	case Meetings;
	case Plans;
	case Portal;

	public function title(): string {
		return match ( $this ) {
			self::Messages   => __( 'Messages', 'mentoriai-portal' ),
			self::Mentorship => __( 'Requests and mentorship', 'mentoriai-portal' ),
			self::Meetings   => __( 'Meetings', 'mentoriai-portal' ),
			self::Plans      => __( 'Action plans', 'mentoriai-portal' ),
			self::Portal     => __( 'News of the portal', 'mentoriai-portal' ),
		};
	}
}
