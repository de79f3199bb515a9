import { useCallback, useRef, useState } from 'react';
import { failureText } from '../../../forms/failure-text';
import { useLatest } from '../../../hooks/use-latest';
import { newClientId } from '../../../lib/client-id';
import { sessionStore } from '../../../lib/session';
import { type Message, sendReply } from '../api';
import { keepOutgoing, type Outgoing, readOutgoing } from '../lib/outgoing';

interface SendingOptions {
	convoId: number;
	/** Whose messages. */
	me: number;
	onSent: ( message: Message ) => void;
}

type Change = ( items: readonly Outgoing[] ) => readonly Outgoing[];

/** Sends messages in the order in which they were written; what did not arrive is there again at the next visit. */
export function useSending( options: SendingOptions ) {
	const { convoId, me } = options;
	const latest = useLatest( options );
	const [ outgoing, setOutgoing ] = useState< readonly Outgoing[] >( () =>
		readOutgoing( me, convoId ).map( ( item ) => ( {
			...item,
			failure: item.failure ?? '',
		} ) )
	);
	const queue = useRef( Promise.resolve() );

	/** The stored ones may be more: of another tab, or changed after this conversation was left. */
	const update = useCallback(
		( change: Change ) => {
			keepOutgoing( me, convoId, change( readOutgoing( me, convoId ) ) );
			setOutgoing( change );
		},
		[ me, convoId ]
	);
	const remove = useCallback(
		( { clientId }: Outgoing ) =>
			update( ( items ) =>
				items.filter( ( other ) => other.clientId !== clientId )
			),
		[ update ]
	);
	const enqueue = useCallback(
		( item: Outgoing ) => {
			const others = ( { clientId }: Outgoing ) =>
				clientId !== item.clientId;
			const deliver = async () => {
				const { user } = sessionStore.getState();
				if ( user && user.id !== me ) {
					// Written by somebody who has logged out.
					return;
				}
				try {
					const message = await sendReply(
						convoId,
						item.text,
						item.clientId
					);
					latest.current.onSent( message );
					remove( item );
				} catch ( error ) {
					const failure = failureText( error );
					// Where it still is: who logged out meanwhile leaves nothing behind.
					update( ( items ) =>
						items.map( ( other ) =>
							others( other ) ? other : { ...other, failure }
						)
					);
				}
			};
			update( ( items ) => [
				...items.filter( others ),
				{ ...item, failure: null },
			] );
			queue.current = queue.current.then( deliver );
		},
		[ convoId, latest, me, remove, update ]
	);
	const send = useCallback(
		( text: string ) =>
			enqueue( { clientId: newClientId(), text, failure: null } ),
		[ enqueue ]
	);
	return { outgoing, send, retry: enqueue, remove };
}
