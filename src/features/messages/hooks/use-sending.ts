import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { useLatest } from '../../../hooks/use-latest';
import { type Message, sendReply } from '../api';
import { newClientId } from '../../../lib/client-id';

/** A message on its way, or one that did not arrive. */
export interface Outgoing {
	/** The same for every try, so that no try writes twice. */
	clientId: string;
	text: string;
	/** Why it failed; null while it is being sent. */
	failure: string | null;
}

interface SendingOptions {
	convoId: number;
	onSent: ( message: Message ) => void;
	/** The session ended: the text must be kept elsewhere. */
	onSignedOut: ( text: string ) => void;
}

/** Sends messages in the order in which they were written. */
export function useSending( options: SendingOptions ) {
	const latest = useLatest( options );
	const [ outgoing, setOutgoing ] = useState< readonly Outgoing[] >( [] );
	const queue = useRef( Promise.resolve() );

	const deliver = useCallback(
		async ( { clientId, text }: Outgoing ) => {
			try {
				const message = await sendReply(
					latest.current.convoId,
					text,
					clientId
				);
				latest.current.onSent( message );
				setOutgoing( ( all ) =>
					all.filter( ( other ) => other.clientId !== clientId )
				);
			} catch ( error ) {
				const failure = error instanceof ApiError ? error.message : '';
				if ( error instanceof ApiError && error.status === 401 ) {
					latest.current.onSignedOut( text );
				}
				setOutgoing( ( all ) =>
					all.map( ( other ) =>
						other.clientId === clientId
							? { ...other, failure }
							: other
					)
				);
			}
		},
		[ latest ]
	);
	const enqueue = useCallback(
		( item: Outgoing ) => {
			queue.current = queue.current.then( () => deliver( item ) );
		},
		[ deliver ]
	);
	const send = useCallback(
		( text: string ) => {
			const item = { clientId: newClientId(), text, failure: null };
			setOutgoing( ( all ) => [ ...all, item ] );
			enqueue( item );
		},
		[ enqueue ]
	);
	const retry = useCallback(
		( item: Outgoing ) => {
			const again = { ...item, failure: null };
			setOutgoing( ( all ) =>
				all.map( ( other ) =>
					other.clientId === item.clientId ? again : other
				)
			);
			enqueue( again );
		},
		[ enqueue ]
	);
	return { outgoing, send, retry };
}
