import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenPath } from '../../../lib/paths';
import { sessionStore } from '../../../lib/session';

/** The server has ended this session: Home, as after logging out. */
export function useSignedOut(): () => void {
	const navigate = useNavigate();
	return useCallback( () => {
		navigate( screenPath( 'Home' ) );
		sessionStore.getState().signOut();
	}, [ navigate ] );
}
