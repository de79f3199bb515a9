import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { type Period, periodLabel, PERIODS } from '../lib/period';
import './period-switch.css';

interface PeriodSwitchProps {
	period: Period;
	onChoose: ( period: Period ) => void;
}

export function PeriodSwitch( { period, onChoose }: PeriodSwitchProps ) {
	const [ said, setSaid ] = useState( '' );
	return (
		<div
			className="mp-segments"
			role="group"
			aria-label={ __( 'Period', 'mentoriai-portal' ) }
		>
			{ PERIODS.map( ( choice ) => (
				<button
					key={ choice }
					type="button"
					aria-pressed={ choice === period }
					onClick={ () => {
						onChoose( choice );
						setSaid(
							sprintf(
								/* translators: %s: a length of time, such as "Year". */
								__( 'Period: %s', 'mentoriai-portal' ),
								periodLabel( choice )
							)
						);
					} }
				>
					{ periodLabel( choice ) }
				</button>
			) ) }
			{ /* All numbers change with it. */ }
			<span role="status">
				<VisuallyHidden>{ said }</VisuallyHidden>
			</span>
		</div>
	);
}
