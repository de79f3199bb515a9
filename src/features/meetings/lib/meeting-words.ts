import { __, _x, sprintf } from '@wordpress/i18n';
import { displayName } from '../../../components/members/display-name';
import { dayLabel } from '../../../lib/date-words';
import type { Meeting } from '../api';
import { durationLabel, isToCome, timeLabel } from './meeting-times';

/**
 * A state as it stands on a badge.
 *
 * @param meeting
 * @param waits   Whether a proposed time can still be chosen.
 */
export function stateLabel( meeting: Meeting, waits: boolean ): string {
	const { state } = meeting;
	if ( state === 'proposed' && ! waits ) {
		return _x( 'No time was chosen', 'meeting', 'mentoriai-portal' );
	}
	if ( state === 'agreed' && ! isToCome( meeting ) ) {
		return meeting.my_word === null
			? _x( 'Did it take place?', 'meeting', 'mentoriai-portal' )
			: _x( 'Waiting for the other side', 'meeting', 'mentoriai-portal' );
	}
	return {
		proposed: _x( 'Proposed', 'meeting', 'mentoriai-portal' ),
		agreed: _x( 'Agreed', 'meeting', 'mentoriai-portal' ),
		declined: _x( 'No time fitted', 'meeting', 'mentoriai-portal' ),
		cancelled: _x( 'Called off', 'meeting', 'mentoriai-portal' ),
		held: _x( 'Took place', 'meeting', 'mentoriai-portal' ),
		not_held: _x( 'Did not take place', 'meeting', 'mentoriai-portal' ),
		unclear: _x( 'Your answers differ', 'meeting', 'mentoriai-portal' ),
		unconfirmed: _x( 'Not confirmed', 'meeting', 'mentoriai-portal' ),
	}[ state ];
}

/** When it is or was; of a proposal all its times, of a day that was never proposed the day. */
export function whenLabel( { times, start }: Meeting ): string {
	if ( start === null ) {
		return times.map( timeLabel ).join( '; ' );
	}
	return times.length > 0 ? timeLabel( start ) : dayLabel( start );
}

/** What the reader said of it; '' where nothing. */
export function ownWord( { my_word: word }: Meeting ): string {
	if ( word === null ) {
		return '';
	}
	return word.held
		? sprintf(
				/* translators: %s: a duration, e.g. 1 h 30 min. */
				__( 'You said that it took place (%s).', 'mentoriai-portal' ),
				durationLabel( word.minutes )
		  )
		: __( 'You said that it did not take place.', 'mentoriai-portal' );
}

/** Who proposes, and who is waited for. */
export function proposal( { mine, person }: Meeting ): string {
	return mine
		? sprintf(
				/* translators: %s: name of the other person. */
				__(
					'You proposed a time. %s has not answered yet.',
					'mentoriai-portal'
				),
				displayName( person.name )
		  )
		: sprintf(
				/* translators: %s: name of the other person. */
				__( '%s proposes a time.', 'mentoriai-portal' ),
				displayName( person.name )
		  );
}
