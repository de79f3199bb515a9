import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { useSession } from '../../../lib/session';

/**
 * Holds back leaving the screen while something is not saved. Who was signed out meanwhile is not held.
 *
 * @param unsaved Whether there is something to lose.
 */
export function useUnsavedGuard( unsaved: boolean ): Blocker {
	const signedIn = useSession( ( { user } ) => user !== null );
	const holds = unsaved && signedIn;
	useEffect( () => {
		if ( ! holds ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ holds ] );
	return useBlocker(
		( { currentLocation, nextLocation } ) =>
			holds && currentLocation.pathname !== nextLocation.pathname
	);
}
