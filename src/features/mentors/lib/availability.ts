import { __, _n, sprintf } from '@wordpress/i18n';
import { pageLocale } from '../../../lib/page-lang';
import type { MentorCardData } from '../api';

type Facts = Pick<
	MentorCardData,
	'paskyrosUzimtumas' | 'busy_until' | 'full' | 'answers_in_days'
>;

/** "gruodžio 12 d.", "12 December"; with the year where it is another one. */
function dayOf( day: string ): string {
	const date = new Date( day );
	return new Intl.DateTimeFormat( pageLocale(), {
		day: 'numeric',
		month: 'long',
		timeZone: 'UTC',
		...( date.getFullYear() !== new Date().getFullYear() && {
			year: 'numeric',
		} ),
	} ).format( date );
}

/** Why no one can write to the mentor first; '' where one can. */
export function whyNot( mentor: Facts ): string {
	if ( mentor.paskyrosUzimtumas ) {
		return mentor.busy_until
			? sprintf(
					/* translators: %s: a day, such as "12 December". */
					__( 'Busy until %s', 'mentoriai-portal' ),
					dayOf( mentor.busy_until )
			  )
			: __( 'Fully booked', 'mentoriai-portal' );
	}
	return mentor.full ? __( 'Full at the moment', 'mentoriai-portal' ) : '';
}

/** The same as a whole sentence without a full stop. */
export function takesNone( mentor: Facts ): string {
	return mentor.paskyrosUzimtumas && mentor.busy_until
		? sprintf(
				/* translators: %s: a day, such as "12 December". */
				__(
					'This mentor is not taking new requests until %s',
					'mentoriai-portal'
				),
				dayOf( mentor.busy_until )
		  )
		: __(
				'This mentor is not taking new requests at the moment',
				'mentoriai-portal'
		  );
}

/** How soon an answer comes; '' where too few tell. */
export function answerTime( { answers_in_days: days }: Facts ): string {
	return days
		? sprintf(
				/* translators: %s: a number of days. */
				_n(
					'Usually answers within %s day',
					'Usually answers within %s days',
					days,
					'mentoriai-portal'
				),
				String( days )
		  )
		: '';
}

/** Whether there is a place, or when. */
export function place( mentor: Facts ): string {
	return whyNot( mentor ) || __( 'Takes new founders', 'mentoriai-portal' );
}

/** What a founder knows before writing: whether there is a place, and how soon an answer comes. */
export function availability( mentor: Facts ): string[] {
	return [ place( mentor ), answerTime( mentor ) ].filter( Boolean );
}
