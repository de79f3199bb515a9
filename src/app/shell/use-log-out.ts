import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client';
import { screenPath } from '../../lib/paths';
import { sessionStore } from '../../lib/session';

/** Logs out here at once and goes Home; the server's token dies with it, and else by its age. */
export function useLogOut(): () => void {
	const navigate = useNavigate();
	return useCallback( () => {
		const { token, signOut } = sessionStore.getState();
		if ( token ) {
			// The request takes the token along before the store forgets it.
			void call( 'logout', {} ).catch( () => undefined );
		}
		navigate( screenPath( 'Home' ) );
		signOut();
	}, [ navigate ] );
}
