import { useEffect, useRef, useState } from 'react';
import type {
	DefaultValues,
	FieldValues,
	UseFormReturn,
} from 'react-hook-form';
import { useLatest } from '../hooks/use-latest';
import { newClientId } from '../lib/client-id';
import {
	type Attempt,
	dropDraft,
	type DraftKey,
	keepDraft,
	readDraft,
} from '../lib/drafts';

interface DraftControl {
	/** The client_id of a request: the same for each repeat of it. */
	clientIdOf: ( request: unknown ) => string;
	/** The server has it, or the person gave it up. */
	drop: () => void;
}

/**
 * Keeps what is typed in a form until it is dropped: it outlives leaving the form, a reload and a session that ended.
 *
 * @param form
 * @param key  Null for a form that keeps nothing, such as one with a password.
 * @param rev  Version of what the form changes, where the server counts them.
 */
export function useDraft< Values extends FieldValues >(
	form: UseFormReturn< Values >,
	key: DraftKey | null,
	rev?: { readonly current: number }
): DraftControl {
	const latest = useLatest( key );
	const [ stored ] = useState( () => ( key ? readDraft( key ) : null ) );
	const attempt = useRef< Attempt | undefined >( stored?.attempt );
	const { reset, subscribe, getValues } = form;

	useEffect( () => {
		if ( stored ) {
			reset(
				{ ...getValues(), ...stored.values } as DefaultValues< Values >,
				{ keepDefaultValues: true }
			);
		}
		return subscribe( {
			formState: { values: true, isDirty: true },
			callback: ( { values, defaultValues } ) => {
				const { current: place } = latest;
				const typed = changed( values, defaultValues ?? {} );
				if ( ! place ) {
					return;
				}
				if ( Object.keys( typed ).length > 0 ) {
					keepDraft( place, {
						values: typed,
						attempt: attempt.current,
						rev: rev?.current,
					} );
				} else {
					dropDraft( place );
				}
			},
		} );
	}, [ stored, reset, subscribe, getValues, latest, rev ] );

	return {
		clientIdOf: ( request ) => {
			const text = JSON.stringify( request );
			if ( attempt.current?.request !== text ) {
				attempt.current = { request: text, clientId: newClientId() };
			}
			const draft = key && readDraft( key );
			if ( key && draft ) {
				keepDraft( key, { ...draft, attempt: attempt.current } );
			}
			return attempt.current.clientId;
		},
		drop: () => {
			attempt.current = undefined;
			if ( key ) {
				dropDraft( key );
			}
		},
	};
}

/** The fields that differ from what the form began with. */
function changed(
	values: Readonly< Record< string, unknown > >,
	from: Readonly< Record< string, unknown > >
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( values ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !== JSON.stringify( from[ name ] )
		)
	);
}
