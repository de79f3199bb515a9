import { useState } from 'react';
import {
	useForm,
	type DefaultValues,
	type FieldValues,
	type Path,
	type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import type { MemberProfile, ProfileFields } from '../api';
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
	wrong: number;
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
	const { mutateAsync, isPending } = useSaveProfile();
	const [ state, setState ] = useState< SaveState >( { is: 'idle' } );

	const submit = async ( values: Values ) => {
		setState( { is: 'idle' } );
		try {
			const saved = await mutateAsync( toRequest( values ) );
			form.reset( toValues( saved.profile as P ) );
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

	const { errors } = form.formState;
	return {
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
