import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf } from '../../../api/queries';
import { usePageVisible } from '../../../hooks/use-page-visible';
import { sessionStore } from '../../../lib/session';
import { markRead } from '../api';

/**
 * Tells the server how far the person has read: when the newest message of the other side is on screen in a visible tab.
 *
 * @param upTo     Id of that message; 0 for none.
 * @param onScreen Whether it is in view.
 */
export function useReading(
	convoId: number,
	upTo: number,
	onScreen: boolean
): void {
	const visible = usePageVisible();
	const queries = useQueryClient();
	const told = useRef( { convoId, upTo: 0 } );
	useEffect( () => {
		if ( told.current.convoId !== convoId ) {
			told.current = { convoId, upTo: 0 };
		}
		if ( ! visible || ! onScreen || upTo <= told.current.upTo ) {
			return;
		}
		told.current.upTo = upTo;
		markRead( convoId, upTo ).then(
			( unread ) => {
				const { user, setUser } = sessionStore.getState();
				if ( user && user.unreadmessages !== unread ) {
					setUser( { ...user, unreadmessages: unread } );
				}
				void queries.invalidateQueries( {
					queryKey: keyOf( 'get_conversations', {} ),
					exact: true,
				} );
			},
			() => {
				// The next message, or the next visit, tells it again.
				told.current.upTo = 0;
			}
		);
	}, [ convoId, upTo, onScreen, visible, queries ] );
}
