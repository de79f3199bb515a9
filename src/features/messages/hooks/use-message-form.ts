import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { LIMITS } from '../../../api/generated/limits';
import { tooLongText } from '../../../components/character-counter';
import { fieldMessage } from '../../../i18n/field-messages';
import { codePoints } from '../../../lib/text';
import { startConversation } from '../api';
import { newClientId } from '../../../lib/client-id';

export interface MessageFields {
	subject: string;
	message: string;
}

export const MESSAGE_LIMITS = {
	subject: LIMITS.message_send.subject.maxLength,
	message: LIMITS.message_send.message.maxLength,
} as const;

interface Failure {
	/** Changes with every try. */
	key: number;
	message: string;
}

/** A first message to a mentor: one client_id for each text, however often it is tried. */
export function useMessageForm( mentorId: number ) {
	const form = useForm< MessageFields >( {
		defaultValues: { subject: '', message: '' },
	} );
	const [ convoId, setConvoId ] = useState< number | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const tried = useRef( { text: '', clientId: '' } );

	const submit = form.handleSubmit( async ( fields ) => {
		const text = JSON.stringify( fields );
		if ( tried.current.text !== text ) {
			tried.current = { text, clientId: newClientId() };
		}
		setFailure( null );
		try {
			const id = await startConversation( {
				id: mentorId,
				...fields,
				client_id: tried.current.clientId,
			} );
			form.reset();
			setConvoId( id );
		} catch ( error ) {
			for ( const name of [ 'subject', 'message' ] as const ) {
				const message =
					error instanceof ApiError &&
					fieldMessage( error.fields[ name ] );
				if ( message ) {
					form.setError( name, { message }, { shouldFocus: true } );
				}
			}
			setFailure( ( last ) => ( {
				key: ( last?.key ?? 0 ) + 1,
				message: error instanceof ApiError ? error.message : '',
			} ) );
		}
	} );

	/** Rules of a field; the texts are the server's limits in words. */
	const rules = ( name: keyof MessageFields, missing: string ) => ( {
		validate: ( text: string ) => {
			const over = codePoints( text ) - MESSAGE_LIMITS[ name ];
			if ( text.trim() === '' ) {
				return missing;
			}
			return over > 0 ? tooLongText( over ) : true;
		},
	} );
	return { form, rules, submit, convoId, failure };
}
