import type { Plan } from '../api';

/**
 * Where a plan is, as one of its two people sees it: both work on it; the other finished it and the viewer has not; the
 * viewer finished it and the other has not; it is over.
 */
export type PlanState = 'active' | 'asked' | 'waits' | 'over';

type Statuses = Pick<
	Plan,
	'verslininko_paskirtas_statusas' | 'mentoriaus_paskirtas_statusas'
>;

export function planState( plan: Statuses, isMentor: boolean ): PlanState {
	const founder = plan.verslininko_paskirtas_statusas === 'baigtas';
	const mentor = plan.mentoriaus_paskirtas_statusas === 'baigtas';
	const [ own, other ] = isMentor ? [ mentor, founder ] : [ founder, mentor ];
	if ( own ) {
		return other ? 'over' : 'waits';
	}
	return other ? 'asked' : 'active';
}
