import { isoDay } from '../../../lib/dates';
import type { Step } from '../api';

export function isOverdue( step: Step, today: string ): boolean {
	return ! step.status && isoDay( step.terminas ) < today;
}

/** The nearest deadline, `yyyy-MM-dd`, of what is not done yet; '' when all is. */
export function nextDeadline( steps: readonly Step[] ): string {
	return (
		steps
			.filter( ( { status } ) => ! status )
			.map( ( { terminas } ) => isoDay( terminas ) )
			.sort()[ 0 ] ?? ''
	);
}

/** The first step that is not done: where the people are now. */
export function currentUid( steps: readonly Step[] ): string {
	return steps.find( ( { status } ) => ! status )?.uid ?? '';
}
