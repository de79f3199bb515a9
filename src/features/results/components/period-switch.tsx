import { __ } from '@wordpress/i18n';
import { type Period, periodLabel, PERIODS } from '../lib/period';
import './period-switch.css';

interface PeriodSwitchProps {
	period: Period;
	onChoose: ( period: Period ) => void;
}

export function PeriodSwitch( { period, onChoose }: PeriodSwitchProps ) {
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
					onClick={ () => onChoose( choice ) }
				>
					{ periodLabel( choice ) }
				</button>
			) ) }
		</div>
	);
}
