import { useEffect, useState } from 'react';
import {
	useForm,
	type DefaultValues,
	type FieldValues,
	type Path,
	type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { useSession } from '../../../lib/session';
import type { MemberProfile, ProfileFields } from '../api';
import { dropDraft, keepDraft, readDraft } from '../lib/drafts';
import { type LeaveGuard, useLeaveGuard } from '../../../hooks/use-leave-guard';
import { useSaveProfile } from './use-save-profile';

/** What the save bar says: nothing yet, saved (and what the account became by it), or failed with the server's words. */
export type SaveState =
	| { is: 'idle' }
	| { is: 'saved'; became: 'public' | 'submitted' | null }
	| { is: 'failed'; message: string };

export interface ProfileForm< Values extends FieldValues > {
	form: UseFormReturn< Values >;
	onSubmit: ( event?: React.BaseSyntheticEvent ) => Promise< void >;
	state: SaveState;
	saving: boolean;
	/** How many fields are marked. */
	wrong: number;
	guard: LeaveGuard;
}

/**
 * A profile form: what was typed stays on failure, the server's words come to their fields, and after a save the form
 * starts from what the server kept.
 *
 * @param profile   What is stored.
 * @param toValues  Profile to form.
 * @param toRequest Form to request, by the same names.
 */
export function useProfileForm<
	Values extends FieldValues,
	P extends MemberProfile,
>(
	profile: P,
	toValues: ( profile: P ) => Values,
	toRequest: ( values: Values ) => ProfileFields
): ProfileForm< Values > {
	const form = useForm< Values >( {
		defaultValues: toValues( profile ) as DefaultValues< Values >,
	} );
	const person = useSession(
		( { user } ) => `${ user?.id ?? '' }:${ profile.role }`
	);
	useDraft( form, person );
	const { mutateAsync, isPending } = useSaveProfile();
	const [ state, setState ] = useState< SaveState >( { is: 'idle' } );

	const submit = async ( values: Values ) => {
		setState( { is: 'idle' } );
		try {
			const saved = await mutateAsync( toRequest( values ) );
			form.reset( toValues( saved.profile as P ) );
			dropDraft( person );
			const after = saved.profile.review.state;
			setState( {
				is: 'saved',
				became:
					after !== profile.review.state &&
					( after === 'public' || after === 'submitted' )
						? after
						: null,
			} );
		} catch ( error ) {
			if ( ! ( error instanceof ApiError ) ) {
				throw error;
			}
			showErrors( form, error );
			setState(
				Object.keys( error.fields ).length > 0
					? { is: 'idle' }
					: { is: 'failed', message: error.message }
			);
		}
	};

	const { errors, isDirty } = form.formState;
	const guard = useLeaveGuard( isDirty, () => dropDraft( person ) );
	return {
		guard,
		form,
		onSubmit: ( event ) => {
			setState( { is: 'idle' } );
			return form.handleSubmit( submit )( event );
		},
		state,
		saving: isPending,
		wrong: Object.keys( errors ).length,
	};
}

/** Keeps what is typed until it is saved or left behind, and brings it back. */
function useDraft< Values extends FieldValues >(
	form: UseFormReturn< Values >,
	person: string
): void {
	const { reset, subscribe } = form;
	useEffect( () => {
		const draft = readDraft< Values >( person );
		if ( draft ) {
			reset( draft, { keepDefaultValues: true } );
		}
		return subscribe( {
			formState: { values: true, isDirty: true },
			callback: ( { values, isDirty } ) => {
				if ( isDirty ) {
					keepDraft( person, { ...values } );
				} else {
					dropDraft( person );
				}
			},
		} );
	}, [ person, reset, subscribe ] );
}

/** Brings the server's message keys to the fields; the first one gets the focus. */
function showErrors< Values extends FieldValues >(
	form: UseFormReturn< Values >,
	error: ApiError
): void {
	let first = true;
	for ( const [ path, key ] of Object.entries( error.fields ) ) {
		const name = path.split( '.' )[ 0 ] as Path< Values >;
		form.setError(
			name,
			{ type: 'server', message: key },
			{ shouldFocus: first }
		);
		first = false;
	}
}
