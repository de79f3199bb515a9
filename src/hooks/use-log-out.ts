import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/client';
import { screenPath } from '../lib/paths';
import { sessionStore } from '../lib/session';

/** Ends the session here at once; the server's token dies with the request, and else by its age. */
export function logOut(): void {
	const { token, signOut } = sessionStore.getState();
	if ( token ) {
		// The request takes the token along before the store forgets it.
		void call( 'logout', {} ).catch( () => undefined );
	}
	signOut();
}

/**
 * Logs out and goes Home.
 *
 * @param isEnded Whether the server has ended the session already.
 */
export function useLogOut( isEnded = false ): () => void {
	const navigate = useNavigate();
	return useCallback( () => {
		navigate( screenPath( 'Home' ) );
		if ( isEnded ) {
			sessionStore.getState().signOut();
		} else {
			logOut();
		}
	}, [ navigate, isEnded ] );
}
