import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { failureText } from '../../../forms/failure-text';
import { settle } from '../../../forms/settle';
import { type Submission, useSubmission } from '../../../forms/use-submission';
import { type LeaveGuard, useLeaveGuard } from '../../../hooks/use-leave-guard';
import { sessionStore, useSession } from '../../../lib/session';
import { changeProfile } from '../lib/change-profile';
import {
	type MemberProfile,
	type ProfileFields,
	type SavedProfile,
	saveProfile,
} from '../api';

/** What the save bar says: nothing yet, saved (and what the account became by it), or failed and why. */
export type SaveState =
	| { status: 'idle' }
	| { status: 'saved'; newState: 'public' | 'submitted' | null }
	| { status: 'failed'; message: string };

export interface ProfileForm< Values extends FieldValues > {
	submission: Submission< Values >;
	guard: LeaveGuard;
	/** What the save bar is given. */
	save: {
		state: SaveState;
		saving: boolean;
		dirty: boolean;
		/** How many fields are marked. */
		wrong: number;
	};
}

/**
 * A profile form. It starts from what the server keeps, also after a save and after a change in another tab.
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
	const queries = useQueryClient();
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const [ saved, setSaved ] = useState< SaveState >( { status: 'idle' } );
	/** What the form starts from. */
	const base = useRef( toValues( profile ) );
	const submission = useSubmission< Values, SavedProfile >( {
		defaultValues: toValues( profile ),
		draft: { person, form: `profile.${ profile.role }` },
		send: ( values ) => {
			setSaved( { status: 'idle' } );
			return saveProfile( toRequest( values ) );
		},
		onSent: ( { profile: kept, user }, sent ) => {
			// The menu opens with the account.
			sessionStore.getState().setUser( user );
			changeProfile( queries, () => kept as P );
			base.current = toValues( kept as P );
			settle( submission.form, sent, base.current );
			const { state } = kept.review;
			setSaved( {
				status: 'saved',
				newState:
					state !== profile.review.state &&
					( state === 'public' || state === 'submitted' )
						? state
						: null,
			} );
		},
		// A list is one field.
		fieldErrors: ( { fields } ) =>
			Object.fromEntries(
				Object.entries( fields ).map( ( [ path, key ] ) => [
					path.split( '.' )[ 0 ],
					key,
				] )
			),
	} );
	const { failure, form, sending, discard } = submission;
	const { errors, isDirty } = form.formState;

	// Changed elsewhere: what is typed here stays as a change.
	useEffect( () => {
		const values = toValues( profile );
		if ( JSON.stringify( values ) !== JSON.stringify( base.current ) ) {
			settle( form, base.current, values );
			base.current = values;
		}
	}, [ form, profile, toValues ] );

	return {
		submission,
		guard: useLeaveGuard( isDirty, discard ),
		save: {
			state: failure
				? { status: 'failed', message: failureText( failure.error ) }
				: saved,
			saving: sending,
			dirty: isDirty,
			wrong: Object.keys( errors ).length,
		},
	};
}
