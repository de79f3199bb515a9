import type { DraftKey } from '../../../lib/drafts';

/** What the form of a new plan holds, by the names of the request. */
export interface PlanFields {
	/** 0 while no one is chosen. */
	mentorId: number;
	pagrindinisTikslas: string;
	planSteps: StepFields[];
}

export interface StepFields {
	veiksmas: string;
	rezultatas: string;
	/** As typed; isoDay() reads it. */
	terminas: string;
}

export const EMPTY_STEP: StepFields = {
	veiksmas: '',
	rezultatas: '',
	terminas: '',
};

export function isStepEmpty( step: StepFields ): boolean {
	return Object.values( step ).every( ( text ) => text.trim() === '' );
}

/** Where the plan is kept that a founder has begun and not sent. */
export function planDraft( person: number ): DraftKey {
	return { person, form: 'plan' };
}
