import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keyOf } from '../../../api/queries';
import { sessionStore } from '../../../lib/session';
import { countUnread } from '../api';

/** Asks how many plans are unread, for the dot of the menu, and makes lists ask again. */
export function useUnreadPlans(): () => Promise< void > {
	const queries = useQueryClient();
	return useCallback( async () => {
		void queries.invalidateQueries( { queryKey: keyOf( 'get_plans' ) } );
		const { token } = sessionStore.getState();
		try {
			const total = await countUnread();
			const { user, token: now, setUser } = sessionStore.getState();
			if ( user && now === token ) {
				setUser( { ...user, unreadplans: total } );
			}
		} catch {
			// The dot stays as it is.
		}
	}, [ queries ] );
}
