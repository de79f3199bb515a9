import { __ } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '../../../lib/numbers';
import type { Results } from '../api';
import { duration } from '../lib/figures';
import './activity-list.css';

/** How the mentor answers, over all time. */
export function ActivityList( {
	activity,
}: {
	activity: Results[ 'aktyvumas' ];
} ) {
	const { reply_rate: rate, median_reply_hours: hours } = activity;
	const facts = [
		[
			__( 'Requests answered', 'mentoriai-portal' ),
			rate === null ? '–' : formatPercent( rate ),
		],
		[
			__( 'You usually reply within', 'mentoriai-portal' ),
			hours === null ? '–' : duration( hours ),
		],
		[
			__( 'Messages sent', 'mentoriai-portal' ),
			formatNumber( activity.messages_sent ),
		],
		[
			__( 'Plan steps done', 'mentoriai-portal' ),
			formatNumber( activity.steps_completed ),
		],
	] as const;
	return (
		<>
			<p className="mp-sm mp-muted">
				{ __( 'Over all time', 'mentoriai-portal' ) }
			</p>
			<dl className="mp-activity">
				{ facts.map( ( [ name, value ] ) => (
					<div key={ name }>
						<dt>{ name }</dt>
						<dd>{ value }</dd>
					</div>
				) ) }
			</dl>
		</>
	);
}
