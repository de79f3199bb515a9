<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

/**
 * How a person reads states and reasons.
 */
final class MentorshipWords {

	public static function state( MentorshipState $state ): string {
		return match ( $state ) {
			MentorshipState::Requested  => _x( 'Waiting for an answer', 'mentorship', 'mentoriai-portal' ),
			MentorshipState::Active     => _x( 'Active', 'mentorship', 'mentoriai-portal' ),
			MentorshipState::Declined   => _x( 'Declined', 'mentorship', 'mentoriai-portal' ),
			MentorshipState::Withdrawn  => _x( 'Withdrawn', 'mentorship', 'mentoriai-portal' ),
			MentorshipState::Unanswered => _x( 'No answer', 'mentorship', 'mentoriai-portal' ),
			MentorshipState::Ended      => _x( 'Ended', 'mentorship', 'mentoriai-portal' ),
		};
	}

	/** '' for none. */
	public static function reason( string $reason ): string {
		return match ( $reason ) {
			'no_time'       => _x( 'No time', 'reason', 'mentoriai-portal' ),
			'not_my_field'  => _x( 'Not my field', 'reason', 'mentoriai-portal' ),
			'full'          => _x( 'No free places', 'reason', 'mentoriai-portal' ),
			'goals_reached' => _x( 'Goals reached', 'reason', 'mentoriai-portal' ),
			'not_a_fit'     => _x( 'Not a good fit', 'reason', 'mentoriai-portal' ),
			'not_needed'    => _x( 'Help no longer needed', 'reason', 'mentoriai-portal' ),
			'other'         => _x( 'Another reason', 'reason', 'mentoriai-portal' ),
			Mentorship::SILENT => _x( 'No messages for a long time', 'reason', 'mentoriai-portal' ),
			Mentorship::GONE   => _x( 'The account of one side is gone', 'reason', 'mentoriai-portal' ),
			default         => '',
		};
	}

	/** '' for none. */
	public static function goals( string $goals ): string {
		return match ( $goals ) {
			'fully'  => _x( 'Fully', 'goals reached', 'mentoriai-portal' ),
			'mostly' => _x( 'Mostly', 'goals reached', 'mentoriai-portal' ),
			'partly' => _x( 'Partly', 'goals reached', 'mentoriai-portal' ),
			'no'     => _x( 'No', 'goals reached', 'mentoriai-portal' ),
			default  => '',
		};
	}
}
