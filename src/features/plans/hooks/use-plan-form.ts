import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { newClientId } from '../../../lib/client-id';
import { today } from '../../../lib/dates';
import { sendPlan } from '../api';
import { keepPlanDraft, readPlanDraft, type Try } from '../lib/draft';
import {
	emptyPlan,
	emptyRow,
	headProblems,
	planProblems,
	type PlanFields,
	type Problems,
	requestOf,
	rowProblems,
	type StepFields,
} from '../lib/new-plan';

const NONE: Problems = {};

/**
 * A founder's new plan. What was typed stays, also over reloads, until the server has it.
 *
 * @param userId  Whose draft it is.
 * @param onlyOne The one mentor there is to choose; 0 when there are more.
 * @param onSaved The server has it.
 * @param onWrong Something is wrong with the fields; they are marked already.
 */
export function usePlanForm(
	userId: number,
	onlyOne: number,
	onSaved: () => void,
	onWrong: () => void
) {
	const [ begun ] = useState( () => readPlanDraft( userId ) );
	const [ plan, setPlan ] = useState< PlanFields >(
		() => begun?.plan ?? emptyPlan()
	);
	const [ refused, setRefused ] = useState< Problems >( NONE );
	const tried = useRef< Try | null >( begun?.tried ?? null );
	const chosen = { ...plan, mentorId: plan.mentorId || onlyOne };

	useEffect( () => {
		keepPlanDraft( userId, plan, tried.current );
	}, [ userId, plan ] );

	const change = ( next: ( now: PlanFields ) => PlanFields ) => {
		setRefused( NONE );
		setPlan( next );
	};
	const sending = useMutation( {
		mutationFn: ( fields: PlanFields ) => {
			const text = JSON.stringify( requestOf( fields, '' ) );
			if ( tried.current?.text !== text ) {
				tried.current = { text, clientId: newClientId() };
			}
			keepPlanDraft( userId, fields, tried.current );
			return sendPlan( requestOf( fields, tried.current.clientId ) );
		},
		onSuccess: () => {
			tried.current = null;
			keepPlanDraft( userId, emptyPlan(), null );
			setPlan( emptyPlan() );
			onSaved();
		},
		onError: ( error ) => {
			if ( error instanceof ApiError ) {
				setRefused( error.fields );
				if ( Object.keys( error.fields ).length > 0 ) {
					onWrong();
				}
			}
		},
	} );

	const problems: Problems = {
		...refused,
		...( plan.judged ? headProblems( chosen ) : NONE ),
		...planProblems( plan, today(), ( { judged } ) => judged ),
	};
	const judge = ( judged: boolean ) =>
		setPlan( ( now ) => ( {
			...now,
			judged: now.judged || judged,
			steps: now.steps.map( ( row ) => ( { ...row, judged: true } ) ),
		} ) );

	return {
		plan: chosen,
		problems,
		sending: sending.isPending,
		failure: sending.isError ? sending.error : null,
		/** Changes with every try that failed. */
		failedAt: sending.submittedAt,
		set: ( fields: Partial< Pick< PlanFields, 'mentorId' | 'goal' > > ) =>
			change( ( now ) => ( { ...now, ...fields } ) ),
		setStep: ( key: string, fields: Partial< StepFields > ) =>
			change( ( now ) => ( {
				...now,
				steps: now.steps.map( ( row ) =>
					row.key === key ? { ...row, ...fields } : row
				),
			} ) ),
		removeStep: ( key: string ) =>
			change( ( now ) => ( {
				...now,
				steps: now.steps.filter( ( row ) => row.key !== key ),
			} ) ),
		/** Gives the key of the new row; null while one that is there does not pass. */
		addStep: (): string | null => {
			if (
				plan.steps.some(
					( row ) =>
						Object.keys( rowProblems( row, today() ) ).length > 0
				)
			) {
				judge( false );
				onWrong();
				return null;
			}
			const row = emptyRow();
			change( ( now ) => ( { ...now, steps: [ ...now.steps, row ] } ) );
			return row.key;
		},
		send: () => {
			const wrong = {
				...headProblems( chosen ),
				...planProblems( plan, today() ),
			};
			sending.reset();
			if ( Object.keys( wrong ).length > 0 ) {
				judge( true );
				onWrong();
			} else if ( ! sending.isPending ) {
				sending.mutate( chosen );
			}
		},
	};
}
