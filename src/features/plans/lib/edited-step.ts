import type { DraftKey } from '../../../lib/drafts';
import { isoDay } from '../../../lib/dates';
import { sameText } from '../../../lib/text';
import type { Plan, Step } from '../api';

/** What the form of a step holds, by the names of the request. */
export interface EditedStep {
	veiksmas: string;
	siekiamas_rezultatas: string;
	terminas: string;
	/** '1' when it is done. */
	status: string;
}

export function editedStep( step: Step ): EditedStep {
	return {
		veiksmas: step.veiksmas,
		siekiamas_rezultatas: step.siekiamas_rezultatas,
		terminas: isoDay( step.terminas ),
		status: step.status ? '1' : '0',
	};
}

/** Whether two forms say the same. */
export function isSame( one: EditedStep, other: EditedStep ): boolean {
	return (
		sameText( one.veiksmas, other.veiksmas ) &&
		sameText( one.siekiamas_rezultatas, other.siekiamas_rezultatas ) &&
		isoDay( one.terminas ) === isoDay( other.terminas ) &&
		one.status === other.status
	);
}

/** A plan with one of its steps as it is now. */
export function withStep( plan: Plan, step: Step ): Plan {
	const etapai = plan.etapai.map( ( one ) =>
		one.uid === step.uid ? step : one
	);
	const done = etapai.filter( ( { status } ) => status ).length;
	return { ...plan, etapai, progress: { ...plan.progress, done } };
}

/** Where the changes to a step are kept that a founder has begun and not saved. */
export function stepDraft(
	person: number,
	planId: number,
	uid: string
): DraftKey {
	return { person, form: `step.${ planId }.${ uid }` };
}
