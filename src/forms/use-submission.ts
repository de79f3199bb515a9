import { useRef, useState } from 'react';
import {
	type DefaultValues,
	type FieldValues,
	type Path,
	useForm,
	type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../api/errors';
import type { DraftKey } from '../lib/drafts';
import { useDraft } from './use-draft';

interface Failure {
	error: unknown;
	/** Another one for each try, so that it is announced again. */
	key: number;
}

/** A form and its way to the server. */
export interface Submission< Values extends FieldValues > {
	form: UseFormReturn< Values >;
	/** Checks and sends, once at a time. */
	submit: ( event?: React.BaseSyntheticEvent ) => Promise< void >;
	sending: boolean;
	/** Why it was not taken, where that is not the fault of a field. */
	failure: Failure | null;
	/** How often fields were found wrong, here or by the server: they are marked then. */
	rejections: number;
	/** Forgets what was typed: the person gave it up. */
	discard: () => void;
}

interface Options< Values extends FieldValues, Reply > {
	defaultValues: Values;
	/** Where what is typed is kept until it has arrived. Forms with passwords keep nothing. */
	draft?: DraftKey;
	/** Whether it stays there even then, because another call takes it along. */
	keepsDraft?: boolean;
	/** Version of what is changed, where the server counts them; the draft keeps it. */
	rev?: { readonly current: number };
	/**
	 * Sends the values; a thrown error is the refusal.
	 *
	 * @param values
	 * @param clientId The same for each repeat of the same values.
	 */
	send: ( values: Values, clientId: string ) => Promise< Reply >;
	/** The server has it; the draft is gone. */
	onSent?: ( reply: Reply, sent: Values ) => void;
	/**
	 * Message keys by field where an error belongs to fields; `data.fields` of the server unless told. Paths that are no
	 * field of the page are left out; a refusal of such alone is a failure.
	 */
	fieldErrors?: ( error: ApiError ) => Readonly< Record< string, string > >;
}

/**
 * The one way from what people type to the server: typed text survives every failure, errors are shown at their
 * fields, and a repeat has no second effect.
 */
export function useSubmission< Values extends FieldValues, Reply >( {
	defaultValues,
	draft: draftKey,
	keepsDraft = false,
	rev,
	send,
	onSent,
	fieldErrors = ( { fields } ) => fields,
}: Options< Values, Reply > ): Submission< Values > {
	const form = useForm< Values >( {
		defaultValues: defaultValues as DefaultValues< Values >,
		// <Form> does it, in the order of the page.
		shouldFocusError: false,
	} );
	const draft = useDraft( form, draftKey ?? null, rev );
	const running = useRef( false );
	const tries = useRef( 0 );
	const [ sending, setSending ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ rejections, setRejections ] = useState( 0 );

	/** Marks a field; false where the page has no such field, which could neither show it nor take it back. */
	const mark = ( name: Path< Values >, message: string ): boolean => {
		form.setError( name, { type: 'server', message } );
		const isShown = form.getFieldState( name ).error?.ref !== undefined;
		if ( ! isShown ) {
			form.clearErrors( name );
		}
		return isShown;
	};

	/** Whether fields are marked. */
	const refuse = ( error: unknown ): boolean => {
		const marked = Object.entries(
			error instanceof ApiError ? fieldErrors( error ) : {}
		).filter( ( [ name, message ] ) =>
			mark( name as Path< Values >, message )
		);
		if ( marked.length === 0 ) {
			setFailure( { error, key: ++tries.current } );
		}
		return marked.length > 0;
	};

	/** Whether the server took it, or what was wrong is no fault of a field. */
	const run = async ( values: Values ): Promise< boolean > => {
		let reply: Reply;
		try {
			reply = await send( values, draft.clientIdOf( values ) );
		} catch ( error ) {
			draft.keep();
			return ! refuse( error );
		}
		if ( ! keepsDraft ) {
			draft.drop();
		}
		onSent?.( reply, values );
		return true;
	};

	const submit = async ( event?: React.BaseSyntheticEvent ) => {
		event?.preventDefault();
		if ( running.current ) {
			return;
		}
		running.current = true;
		setFailure( null );
		let passed = false;
		try {
			await form.handleSubmit( async ( values ) => {
				setSending( true );
				passed = await run( values );
			} )();
		} finally {
			if ( ! passed ) {
				// Once the marks are there.
				setRejections( ( count ) => count + 1 );
			}
			running.current = false;
			setSending( false );
		}
	};

	return {
		form,
		submit,
		sending,
		failure,
		rejections,
		discard: () => {
			draft.drop();
			form.reset();
		},
	};
}
