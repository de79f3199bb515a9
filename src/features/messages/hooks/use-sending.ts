import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../forms/failure-text';
import { useLatest } from '../../../hooks/use-latest';
import { newClientId } from '../../../lib/client-id';
import { watchDrafts } from '../../../lib/drafts';
import { sessionStore } from '../../../lib/session';
import { type Message, sendReply } from '../api';
import {
	hasArrived,
	keepOutgoing,
	type Outgoing,
	readOutgoing,
} from '../lib/outgoing';
import type { Thread } from '../lib/thread';

interface SendingOptions {
	convoId: number;
	/** Whose messages. */
	me: number;
	/** What is loaded of the conversation. */
	thread: Thread | undefined;
	onSent: ( message: Message ) => void;
	onRefused: ( error: unknown ) => void;
}

type Change = ( items: readonly Outgoing[] ) => readonly Outgoing[];

/** Sends messages in the order in which they were written; what did not arrive is there again at the next visit. */
export function useSending( options: SendingOptions ) {
	const { convoId, me, thread } = options;
	const latest = useLatest( options );
	const [ outgoing, setOutgoing ] = useState< readonly Outgoing[] >( () =>
		// What was being sent when the page was left has failed too.
		readOutgoing( me, convoId ).map( ( item ) => ( {
			...item,
			failure: item.failure ?? '',
		} ) )
	);
	const queue = useRef( Promise.resolve() );
	/** What this tab is sending, by client id. */
	const underway = useRef( new Set< string >() );
	/** Messages whose arrival was answered: they are no other's. */
	const answered = useRef( new Set< number >() );

	/** The stored ones may be more: of another tab, or changed after this conversation was left. */
	const update = useCallback(
		( change: Change ) => {
			keepOutgoing( me, convoId, change( readOutgoing( me, convoId ) ) );
			setOutgoing( change );
		},
		[ me, convoId ]
	);
	useEffect(
		() =>
			watchDrafts( me, () => {
				const stored = readOutgoing( me, convoId );
				const isMine = ( { clientId }: Outgoing ) =>
					underway.current.has( clientId );
				setOutgoing( ( shown ) => [
					// What another tab is sending is shown where it was written.
					...stored.filter(
						( item ) => item.failure !== null && ! isMine( item )
					),
					...shown.filter( isMine ),
				] );
			} ),
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
				try {
					const { user } = sessionStore.getState();
					if ( user && user.id !== me ) {
						// Written by someone who has logged out.
						return;
					}
					const message = await sendReply(
						convoId,
						item.text,
						item.clientId
					);
					answered.current.add( message.id );
					latest.current.onSent( message );
					remove( item );
				} catch ( error ) {
					const failure = failureText( error );
					latest.current.onRefused( error );
					// Where it still is: who logged out meanwhile leaves nothing behind.
					update( ( items ) =>
						items.map( ( other ) =>
							others( other ) ? other : { ...other, failure }
						)
					);
				} finally {
					underway.current.delete( item.clientId );
				}
			};
			underway.current.add( item.clientId );
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
			enqueue( {
				clientId: newClientId(),
				text,
				after: latest.current.thread?.messages.at( -1 )?.id ?? 0,
				failure: null,
			} ),
		[ enqueue, latest ]
	);

	useEffect( () => {
		const own = ( thread?.messages ?? [] ).filter(
			( { id, author_id: by } ) =>
				by === me && ! answered.current.has( id )
		);
		outgoing
			.filter( ( item ) => hasArrived( item, own ) )
			.forEach( remove );
	}, [ thread, outgoing, me, remove ] );

	return { outgoing, send, retry: enqueue, remove };
}
