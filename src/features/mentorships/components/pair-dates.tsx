import { __, _x } from '@wordpress/i18n';
import { dayLabel } from '../../../lib/date-words';
import type { Mentorship } from '../api';
import { stateLabel } from '../lib/words';

/** When a mentorship that is over began and ended. */
export function PairDates( { mentorship }: { mentorship: Mentorship } ) {
	const {
		state,
		requested_at: requested,
		answered_at: answered,
		ended_at: ended,
	} = mentorship;
	if ( ! ended ) {
		return null;
	}
	const dates: [ string, string | null ][] = [
		[ __( 'First message', 'mentoriai-portal' ), requested ],
		[ _x( 'Answer', 'noun', 'mentoriai-portal' ), answered ],
		// Of an end the sentence above has the day.
		[ stateLabel( state ), state === 'ended' ? null : ended ],
	];
	return (
		<dl className="mp-facts mp-facts--row">
			{ dates.map(
				( [ label, at ] ) =>
					at && (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ dayLabel( at ) }</dd>
						</div>
					)
			) }
		</dl>
	);
}
