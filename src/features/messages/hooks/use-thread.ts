import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { keyOf } from '../../../api/queries';
import {
	findConversation,
	loadMessages,
	type Message,
	PAGE_SIZE,
} from '../api';
import type { Page } from '../lib/shared-polling';
import { begin, continueWith, merge, type Thread } from '../lib/thread';

/** The messages of a conversation. What is loaded once is only added to. */
export function useThread( convoId: number ) {
	const queries = useQueryClient();
	const key = useMemo(
		() => keyOf( 'get_conversation_meta', { convo_id: convoId } ),
		[ convoId ]
	);
	const [ isOld ] = useState(
		() => queries.getQueryData( key ) !== undefined
	);
	const query = useQuery( {
		queryKey: key,
		queryFn: async ( { signal } ): Promise< Thread > => {
			const messages = await loadMessages( convoId, {}, signal );
			return begin( messages, messages.length === PAGE_SIZE );
		},
		staleTime: Infinity,
	} );
	const add = useCallback(
		( more: readonly Message[] ) =>
			queries.setQueryData< Thread >(
				key,
				( thread ) => thread && merge( thread, more )
			),
		[ queries, key ]
	);
	const addPage = useCallback(
		( { after, messages }: Page ) =>
			queries.setQueryData< Thread >(
				key,
				( thread ) => thread && continueWith( thread, after, messages )
			),
		[ queries, key ]
	);
	const addEarlier = useCallback( async () => {
		const first = queries.getQueryData< Thread >( key )?.messages[ 0 ];
		if ( ! first ) {
			return;
		}
		const messages = await loadMessages( convoId, { before_id: first.id } );
		queries.setQueryData< Thread >(
			key,
			( thread ) =>
				thread && {
					...merge( thread, messages ),
					hasEarlier: messages.length === PAGE_SIZE,
				}
		);
	}, [ queries, key, convoId ] );
	const upTo = useCallback(
		() => queries.getQueryData< Thread >( key )?.upTo ?? 0,
		[ queries, key ]
	);
	// isOld: loaded at an earlier visit, so there may be newer ones at once.
	return {
		...query,
		thread: query.data,
		isOld,
		add,
		addPage,
		addEarlier,
		upTo,
	};
}

/** Title and people of a conversation; null for one that is not the person's. */
export function useConversation( convoId: number ) {
	return useQuery( {
		queryKey: keyOf( 'get_conversations', { convo_id: convoId } ),
		queryFn: ( { signal } ) => findConversation( convoId, signal ),
	} );
}
