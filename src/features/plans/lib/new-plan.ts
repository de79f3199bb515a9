import { isoDay } from '../../../lib/dates';
import type { NewPlan } from '../api';
import { deadlineProblem, textProblem } from './rules';

export interface StepFields {
	veiksmas: string;
	rezultatas: string;
	terminas: string;
}

export interface StepRow extends StepFields {
	/** Keeps a row itself when rows before it are deleted. */
	key: string;
	/** Whether its mistakes are shown: it was once tried to send it, or to go on after it. */
	judged: boolean;
}

export interface PlanFields {
	mentorId: number;
	goal: string;
	steps: StepRow[];
	judged: boolean;
}

/** Message keys by the names of the request, as the server's `data.fields`: `planSteps.0.terminas`. */
export type Problems = Readonly< Record< string, string > >;

const PARTS = [ 'veiksmas', 'rezultatas', 'terminas' ] as const;

let lastKey = 0;

export function emptyRow(): StepRow {
	return {
		key: `row${ ++lastKey }`,
		veiksmas: '',
		rezultatas: '',
		terminas: '',
		judged: false,
	};
}

export function emptyPlan(): PlanFields {
	return { mentorId: 0, goal: '', steps: [ emptyRow() ], judged: false };
}

export function isRowEmpty( row: StepFields ): boolean {
	return PARTS.every( ( part ) => row[ part ].trim() === '' );
}

export function isPlanEmpty( { goal, steps }: PlanFields ): boolean {
	return goal.trim() === '' && steps.every( isRowEmpty );
}

export function rowProblems( row: StepFields, today: string ): Problems {
	return present( {
		veiksmas: textProblem( row.veiksmas ),
		rezultatas: textProblem( row.rezultatas ),
		terminas: deadlineProblem( row.terminas, today ),
	} );
}

/**
 * Everything that is wrong with a plan.
 *
 * @param plan  As typed.
 * @param today `yyyy-MM-dd` in Vilnius.
 * @param which Rows to look at; all unless told.
 */
export function planProblems(
	plan: PlanFields,
	today: string,
	which: ( row: StepRow ) => boolean = () => true
): Problems {
	const problems: Record< string, string > = {};
	plan.steps.forEach( ( row, index ) => {
		if ( which( row ) ) {
			for ( const [ part, key ] of Object.entries(
				rowProblems( row, today )
			) ) {
				problems[ `planSteps.${ index }.${ part }` ] = key;
			}
		}
	} );
	return problems;
}

/** What is wrong outside the rows. */
export function headProblems( { mentorId, goal }: PlanFields ): Problems {
	return present( {
		mentorId: mentorId > 0 ? null : 'required',
		pagrindinisTikslas: textProblem( goal ),
	} );
}

function present( found: Record< string, string | null > ): Problems {
	return Object.fromEntries(
		Object.entries( found ).filter(
			( entry ): entry is [ string, string ] => entry[ 1 ] !== null
		)
	);
}

/** The body of save_new_plan. */
export function requestOf( plan: PlanFields, clientId: string ): NewPlan {
	return {
		mentorId: plan.mentorId,
		pagrindinisTikslas: plan.goal,
		planSteps: plan.steps.map( ( { veiksmas, rezultatas, terminas } ) => ( {
			veiksmas,
			rezultatas,
			terminas: isoDay( terminas ),
		} ) ),
		client_id: clientId,
	};
}
