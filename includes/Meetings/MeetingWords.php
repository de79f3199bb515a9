<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

/**
 * How a person reads what became of a meeting.
 */
final class MeetingWords {

	public static function state( MeetingState $state ): string {
		return match ( $state ) {
			MeetingState::Proposed    => _x( 'Proposed', 'meeting', 'mentoriai-portal' ),
			MeetingState::Agreed      => _x( 'Agreed', 'meeting', 'mentoriai-portal' ),
			MeetingState::Declined    => _x( 'No time fitted', 'meeting', 'mentoriai-portal' ),
			MeetingState::Cancelled   => _x( 'Called off', 'meeting', 'mentoriai-portal' ),
			MeetingState::Held        => _x( 'Took place', 'meeting', 'mentoriai-portal' ),
			MeetingState::NotHeld     => _x( 'Did not take place', 'meeting', 'mentoriai-portal' ),
			MeetingState::Unclear     => _x( 'Your answers differ', 'meeting', 'mentoriai-portal' ),
			MeetingState::Unconfirmed => _x( 'Not confirmed', 'meeting', 'mentoriai-portal' ),
		};
	}

	public static function of( Word $word ): string {
		return $word->held ? self::minutes( $word->minutes ) : self::state( MeetingState::NotHeld );
	}

	public static function minutes( int $minutes ): string {
		/* translators: %d: number of minutes. */
		return sprintf( _n( '%d minute', '%d minutes', $minutes, 'mentoriai-portal' ), $minutes );
	}
}
