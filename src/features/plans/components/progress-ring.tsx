import { classes } from '../../../lib/class-names';
import { formatNumber, formatPercent } from '../../../lib/numbers';
import { progressText } from '../lib/progress-text';
import './progress-ring.css';

const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
	done: number;
	total: number;
	/** In a row: smaller, with the steps in place of the share. */
	small?: boolean | undefined;
}

/** How far a plan is, as a ring that fills. */
export function ProgressRing( { done, total, small }: ProgressRingProps ) {
	const share = total > 0 ? done / total : 0;
	return (
		<div
			className={ classes( 'mp-ring', small && 'mp-ring--small' ) }
			role="progressbar"
			aria-label={ progressText( { done, total } ) }
			aria-valuemin={ 0 }
			aria-valuemax={ total }
			aria-valuenow={ done }
			aria-valuetext={ formatPercent( share ) }
		>
			<svg viewBox="0 0 104 104" aria-hidden="true">
				<circle className="mp-ring__track" cx="52" cy="52" r="45" />
				{ share > 0 && (
					<circle
						className="mp-ring__done"
						cx="52"
						cy="52"
						r="45"
						strokeDasharray={ `${ ROUND * share } ${ ROUND }` }
						transform="rotate(-90 52 52)"
					/>
				) }
			</svg>
			<b>
				{ small
					? `${ formatNumber( done ) }/${ formatNumber( total ) }`
					: formatPercent( share ) }
			</b>
		</div>
	);
}
