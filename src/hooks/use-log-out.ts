import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/client';
import { hasDrafts } from '../lib/drafts';
import { screenPath } from '../lib/paths';
import { sessionStore } from '../lib/session';
import { showToast } from '../lib/toasts';
import { hasUnsaved } from '../lib/unsaved';

let ask: ( ( goOn: () => void ) => void ) | null = null;

/**
 * Names who asks before a log-out that would lose something.
 *
 * @param question Is given what is done once the person agrees.
 * @return Ends it.
 */
export function onLogOutQuestion(
	question: ( goOn: () => void ) => void
): () => void {
	ask = question;
	return () => {
		ask = null;
	};
}

/** Asks first where something typed would be lost, here or in another tab. */
export function askToLogOut( goOn: () => void ): void {
	const { user } = sessionStore.getState();
	if ( ask && user && ( hasDrafts( user.id ) || hasUnsaved() ) ) {
		ask( goOn );
	} else {
		goOn();
	}
}

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
 * Logs out and goes Home; asks first where something typed would be lost.
 *
 * @param isEnded Whether the server has ended the session already: then no one is asked.
 */
export function useLogOut( isEnded = false ): () => void {
	const navigate = useNavigate();
	return useCallback( () => {
		const leave = ( end: () => void ) => {
			navigate( screenPath( 'Home' ) );
			end();
			showToast( __( 'You are logged out', 'mentoriai-portal' ) );
		};
		if ( isEnded ) {
			leave( sessionStore.getState().signOut );
		} else {
			askToLogOut( () => leave( logOut ) );
		}
	}, [ navigate, isEnded ] );
}
