import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { settle } from '../../../forms/settle';
import { useSubmission } from '../../../forms/use-submission';
import { isoDay } from '../../../lib/dates';
import { readDraft } from '../../../lib/drafts';
import { useSession } from '../../../lib/session';
import { planQuery, saveStep, type Step } from '../api';
import {
	type EditedStep,
	editedStep,
	isSame,
	stepDraft,
	withStep,
} from '../lib/edited-step';

/** How long the success note stays, and when the plan is read again. */
const NOTE_MS = 2000;

/**
 * One step being edited.
 *
 * @param planId
 * @param step   As it was when the editing began; later ones do not disturb it.
 * @param onDone Saved and shown, and nothing was typed since.
 */
export function useStepForm( planId: number, step: Step, onDone: () => void ) {
	const queries = useQueryClient();
	const { queryKey } = planQuery( planId );
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const draft = stepDraft( person, planId, step.uid );
	/** The step as the person has seen it: its day may stay. */
	const [ base, setBase ] = useState( step );
	/** What it was typed against, maybe at an earlier visit. */
	const [ rev ] = useState( () => ( {
		current: readDraft( draft )?.rev ?? step.rev,
	} ) );
	/** The step as someone else left it. */
	const [ fresh, setFresh ] = useState< Step | null >( null );
	const [ wasSaved, setSaved ] = useState( false );
	const editing = useSubmission< EditedStep, Step >( {
		defaultValues: editedStep( step ),
		draft,
		rev,
		send: async ( values ) => {
			setSaved( false );
			setFresh( null );
			try {
				return await saveStep( {
					planId,
					uid: step.uid,
					...values,
					terminas: isoDay( values.terminas ),
					status: values.status === '1',
					rev: rev.current,
				} );
			} catch ( error ) {
				const theirs = conflictingStep( error );
				if ( theirs && isSame( editedStep( theirs ), values ) ) {
					// An earlier try arrived, its answer was lost.
					return theirs;
				}
				if ( theirs ) {
					rev.current = theirs.rev;
					setFresh( theirs );
					setBase( theirs );
				}
				throw error;
			}
		},
		onSent: ( saved, sent ) => {
			rev.current = saved.rev;
			setBase( saved );
			settle( editing.form, sent, editedStep( saved ) );
			setSaved( true );
			queries.setQueryData(
				queryKey,
				( plan ) => plan && withStep( plan, saved )
			);
			// Also when the editor is closed by then.
			setTimeout(
				() => void queries.invalidateQueries( { queryKey } ),
				NOTE_MS
			);
		},
	} );
	const { isDirty } = editing.form.formState;
	const isSaved = wasSaved && ! isDirty;

	useEffect( () => {
		if ( ! isSaved ) {
			return undefined;
		}
		const timer = setTimeout( onDone, NOTE_MS );
		return () => clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- counts from the save.
	}, [ isSaved ] );

	return {
		editing,
		base,
		fresh,
		isSaved,
		/** Whether a failure is told by the step that is beside. */
		isConflict: conflictingStep( editing.failure?.error ) !== null,
		/** Puts what is on the server in the place of what was typed. */
		takeFresh: () => {
			if ( fresh ) {
				editing.form.reset( editedStep( fresh ) );
				setFresh( null );
			}
		},
	};
}

/** The step as it is now, which a 409 `conflict` brings. */
function conflictingStep( error: unknown ): Step | null {
	return error instanceof ApiError && error.code === 'conflict'
		? ( error.data.step as Step | undefined ) ?? null
		: null;
}
