import { dropStored, readStored, writeStored } from '../../../lib/storage';
import {
	emptyRow,
	isPlanEmpty,
	type PlanFields,
	type StepRow,
} from './new-plan';

/** What was sent last without an answer, so that trying again, also after a reload, makes no second plan. */
export interface Try {
	/** The request without its client_id, as JSON. */
	text: string;
	clientId: string;
}

interface Draft {
	plan: PlanFields;
	tried: Try | null;
}

function key( userId: number ): string {
	return `mentoriai.plan.${ userId }`;
}

/** The plan that somebody has begun and not sent; null where there is none. */
export function readPlanDraft( userId: number ): Draft | null {
	try {
		return parse( JSON.parse( readStored( key( userId ) ) ?? 'null' ) );
	} catch {
		return null;
	}
}

export function keepPlanDraft(
	userId: number,
	plan: PlanFields,
	tried: Try | null
): void {
	if ( isPlanEmpty( plan ) ) {
		dropStored( key( userId ) );
		return;
	}
	const { mentorId, goal, steps } = plan;
	writeStored(
		key( userId ),
		JSON.stringify( {
			mentorId,
			goal,
			steps: steps.map( ( { veiksmas, rezultatas, terminas } ) => ( {
				veiksmas,
				rezultatas,
				terminas,
			} ) ),
			tried,
		} )
	);
}

function parse( stored: unknown ): Draft | null {
	if ( ! isRecord( stored ) || ! Array.isArray( stored.steps ) ) {
		return null;
	}
	const steps = stored.steps.filter( isRecord ).map( rowOf );
	const { tried } = stored;
	return {
		plan: {
			mentorId: Number( stored.mentorId ) || 0,
			goal: text( stored.goal ),
			steps: steps.length > 0 ? steps : [ emptyRow() ],
			judged: false,
		},
		tried: isRecord( tried )
			? { text: text( tried.text ), clientId: text( tried.clientId ) }
			: null,
	};
}

function rowOf( row: Record< string, unknown > ): StepRow {
	return {
		...emptyRow(),
		veiksmas: text( row.veiksmas ),
		rezultatas: text( row.rezultatas ),
		terminas: text( row.terminas ),
	};
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function text( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
