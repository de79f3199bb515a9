import { useEffect, useRef, useState } from 'react';
import type {
	DefaultValues,
	FieldValues,
	UseFormReturn,
} from 'react-hook-form';
import { useLatest } from '../hooks/use-latest';
import { newClientId } from '../lib/client-id';
import {
	type Draft,
	dropDraft,
	type DraftKey,
	keepDraft,
	readDraft,
} from '../lib/drafts';

interface DraftControl {
	/** The client_id of a request: the same for each repeat of it. */
	clientIdOf: ( request: unknown ) => string;
	/** The server refused it; another tab may have dropped it meanwhile. */
	keep: () => void;
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
	const place = useLatest( key );
	const [ own ] = useState( () => ownDraft( place ) );
	const isShown = useRef( false );
	const { reset, subscribe, getValues } = form;

	useEffect( () => {
		isShown.current = true;
		if ( own.stored ) {
			reset(
				{ ...getValues(), ...own.stored } as DefaultValues< Values >,
				{ keepDefaultValues: true }
			);
		}
		const unsubscribe = subscribe( {
			formState: { values: true, isDirty: true },
			callback: ( { values, defaultValues } ) =>
				own.type(
					changed( values, defaultValues ?? {} ),
					rev?.current
				),
		} );
		return () => {
			isShown.current = false;
			unsubscribe();
		};
	}, [ own, reset, subscribe, getValues, rev ] );

	return {
		...own,
		// Who closed the form has decided already.
		keep: () => {
			if ( isShown.current ) {
				own.keep();
			}
		},
	};
}

/**
 * What one form has typed. The same form may be open in another tab, and writes to the same place: its text is not
 * dropped here.
 */
function ownDraft( place: { readonly current: DraftKey | null } ) {
	let draft = place.current && readDraft( place.current );
	let attempt = draft?.attempt;

	const keep = () => {
		if ( place.current && draft ) {
			keepDraft( place.current, { ...draft, attempt } );
		}
	};
	const isStored = () =>
		place.current !== null &&
		JSON.stringify( readDraft( place.current )?.values ) ===
			JSON.stringify( draft?.values );
	const drop = () => {
		if ( place.current && isStored() ) {
			dropDraft( place.current );
		}
		draft = null;
	};
	return {
		/** What was typed at an earlier visit. */
		stored: draft?.values,
		type: ( values: Draft[ 'values' ], rev: number | undefined ) => {
			if ( Object.keys( values ).length > 0 ) {
				draft = { values, rev };
				keep();
			} else {
				drop();
			}
		},
		keep,
		clientIdOf: ( request: unknown ) => {
			const text = JSON.stringify( request );
			if ( attempt?.request !== text ) {
				attempt = { request: text, clientId: newClientId() };
			}
			if ( isStored() ) {
				keep();
			}
			return attempt.clientId;
		},
		drop: () => {
			attempt = undefined;
			drop();
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
