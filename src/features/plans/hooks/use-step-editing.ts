import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { isoDay, today } from '../../../lib/dates';
import { planQuery, saveStep, type Step } from '../api';
import { deadlineProblem, textProblem } from '../lib/rules';

/** How long the success note stays (specification 2, section 9). */
const NOTE_MS = 2000;

/** As in the request. */
export interface EditFields {
	veiksmas: string;
	siekiamas_rezultatas: string;
	terminas: string;
	status: boolean;
}

function fieldsOf( step: Step ): EditFields {
	const { veiksmas, siekiamas_rezultatas: result, status } = step;
	return {
		veiksmas,
		siekiamas_rezultatas: result,
		terminas: isoDay( step.terminas ),
		status,
	};
}

/**
 * One step being edited.
 *
 * @param planId
 * @param step    As it was when the editing began; later ones do not disturb it.
 * @param onWrong Something is wrong with the fields; they are marked already.
 * @param onDone  Saved, shown and read again.
 */
export function useStepEditing(
	planId: number,
	step: Step,
	onWrong: () => void,
	onDone: () => void
) {
	const queries = useQueryClient();
	/** What the person has seen of the server's: the fields' rev, and the day that may stay. */
	const [ base, setBase ] = useState( step );
	const [ fields, setFields ] = useState( () => fieldsOf( step ) );
	const [ judged, setJudged ] = useState( false );
	const [ fresh, setFresh ] = useState< Step | null >( null );
	const saving = useMutation( {
		mutationFn: () =>
			saveStep( {
				planId,
				uid: step.uid,
				...fields,
				terminas: isoDay( fields.terminas ),
				rev: base.rev,
			} ),
		onError: ( error ) => {
			const theirs = freshStep( error );
			if ( theirs ) {
				setFresh( theirs );
				setBase( theirs );
			} else {
				onWrong();
			}
		},
	} );

	useEffect( () => {
		if ( ! saving.isSuccess ) {
			return;
		}
		const timer = setTimeout( async () => {
			await queries.invalidateQueries( {
				queryKey: planQuery( planId ).queryKey,
			} );
			onDone();
		}, NOTE_MS );
		return () => clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, after the save.
	}, [ saving.isSuccess ] );

	const refused = saving.error instanceof ApiError ? saving.error.fields : {};
	const wrong = {
		veiksmas: textProblem( fields.veiksmas ),
		siekiamas_rezultatas: textProblem( fields.siekiamas_rezultatas ),
		terminas: deadlineProblem(
			fields.terminas,
			today(),
			isoDay( base.terminas )
		),
	};
	const problem = ( name: keyof typeof wrong ): string | undefined =>
		( judged ? wrong[ name ] : null ) ?? refused[ name ];

	return {
		fields,
		problem,
		fresh,
		saving: saving.isPending,
		saved: saving.isSuccess,
		failure:
			saving.isError && ! freshStep( saving.error ) ? saving.error : null,
		failedAt: saving.submittedAt,
		set: ( changes: Partial< EditFields > ) => {
			if ( saving.isError ) {
				saving.reset();
			}
			setFields( ( now ) => ( { ...now, ...changes } ) );
		},
		/** Puts what is on the server in the place of what was typed. */
		takeFresh: () => {
			if ( fresh ) {
				setFields( fieldsOf( fresh ) );
				setFresh( null );
				saving.reset();
			}
		},
		save: () => {
			if ( Object.values( wrong ).some( ( key ) => key !== null ) ) {
				setJudged( true );
				onWrong();
			} else if ( ! saving.isPending && ! saving.isSuccess ) {
				setFresh( null );
				saving.mutate();
			}
		},
	};
}

/** The step as somebody else left it (contract 6: 409 `conflict`). */
function freshStep( error: unknown ): Step | null {
	return error instanceof ApiError && error.code === 'conflict'
		? ( error.data.step as Step | undefined ) ?? null
		: null;
}
