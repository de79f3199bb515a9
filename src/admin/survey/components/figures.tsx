import { __ } from '@wordpress/i18n';
import { rate } from '../lib/survey';

interface Props {
	invited: number;
	sent: number;
	opened: number;
	answered: number;
}

export function Figures( { invited, sent, opened, answered }: Props ) {
	const figures = [
		[ __( 'Invited', 'mentoriai-portal' ), invited ],
		[ __( 'Sent', 'mentoriai-portal' ), sent ],
		[ __( 'Opened', 'mentoriai-portal' ), opened ],
		[ __( 'Answered', 'mentoriai-portal' ), answered ],
		[
			__( 'Response rate', 'mentoriai-portal' ),
			`${ rate( answered, invited ) } %`,
		],
	] as const;
	return (
		<dl className="mp-survey-figures">
			{ figures.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}
