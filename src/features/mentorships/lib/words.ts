import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { Mentorship } from '../api';

type State = Mentorship[ 'state' ];

/** A state as it stands on a badge. */
export function stateLabel( state: State ): string {
	return {
		requested: _x(
			'Waiting for an answer',
			'mentorship',
			'mentoriai-portal'
		),
		active: _x( 'Active', 'mentorship', 'mentoriai-portal' ),
		declined: _x( 'Declined', 'mentorship', 'mentoriai-portal' ),
		withdrawn: _x( 'Withdrawn', 'mentorship', 'mentoriai-portal' ),
		unanswered: _x( 'No answer', 'mentorship', 'mentoriai-portal' ),
		ended: _x( 'Ended', 'mentorship', 'mentoriai-portal' ),
	}[ state ];
}

/** What stands beside a conversation, and in which state: it is the label of the fold. */
export function pairTitle( state: State ): string {
	const [ first = '', ...rest ] = stateLabel( state );
	return sprintf(
		/* translators: %s: state of a mentorship, such as "active". */
		__( 'Mentorship: %s', 'mentoriai-portal' ),
		first.toLocaleLowerCase( 'lt' ) + rest.join( '' )
	);
}

/** '' where there is none to tell. */
export function reasonLabel( reason: string | null ): string {
	const labels: Record< string, string > = {
		no_time: _x( 'No time', 'reason', 'mentoriai-portal' ),
		not_my_field: _x( 'Not my field', 'reason', 'mentoriai-portal' ),
		full: _x( 'No free places', 'reason', 'mentoriai-portal' ),
		goals_reached: _x( 'Goals reached', 'reason', 'mentoriai-portal' ),
		not_a_fit: _x( 'Not a good fit', 'reason', 'mentoriai-portal' ),
		not_needed: _x( 'Help no longer needed', 'reason', 'mentoriai-portal' ),
		silent: _x(
			'No messages for a long time',
			'reason',
			'mentoriai-portal'
		),
		gone: _x(
			'The account of one side is gone',
			'reason',
			'mentoriai-portal'
		),
		other: _x( 'Another reason', 'reason', 'mentoriai-portal' ),
	};
	return labels[ reason ?? '' ] ?? '';
}

/** How long a request waits. */
export function waiting( { side, waiting_days: days }: Mentorship ): string {
	if ( ! days ) {
		return side === 'founder'
			? __( 'You wrote today.', 'mentoriai-portal' )
			: __( 'This founder wrote to you today.', 'mentoriai-portal' );
	}
	return side === 'founder'
		? sprintf(
				/* translators: %d: number of days. */
				_n(
					'You have been waiting for %d day.',
					'You have been waiting for %d days.',
					days,
					'mentoriai-portal'
				),
				days
		  )
		: sprintf(
				/* translators: %d: number of days. */
				_n(
					'This founder has been waiting for %d day.',
					'This founder has been waiting for %d days.',
					days,
					'mentoriai-portal'
				),
				days
		  );
}
