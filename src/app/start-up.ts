import { createStore } from 'zustand/vanilla';
import { call } from '../api/client';
import { ApiError } from '../api/errors';
import { sessionStore } from '../lib/session';

interface StartUp {
	/** A token is kept, but the server could not be reached to ask whose it is. */
	unreachable: boolean;
}

export const startUpStore = createStore< StartUp >( () => ( {
	unreachable: false,
} ) );

let running: Promise< void > | null = null;

/**
 * Asks whose the stored token is. A refusal removes the token (specification 1, section 4); without a
 * connection it is kept and the visitor is shown as a guest until the server answers.
 */
export function identify(): Promise< void > {
	running ??= ask().finally( () => {
		running = null;
	} );
	return running;
}

async function ask(): Promise< void > {
	const { token } = sessionStore.getState();
	if ( ! token ) {
		return;
	}
	try {
		const { user } = await call( 'user', {} );
		if ( sessionStore.getState().token === token ) {
			sessionStore.getState().setUser( user );
		}
		startUpStore.setState( { unreachable: false } );
	} catch ( error ) {
		if ( sessionStore.getState().token !== token ) {
			return;
		}
		if ( error instanceof ApiError && error.isConnection ) {
			startUpStore.setState( { unreachable: true } );
			sessionStore.setState( { phase: 'guest' } );
		} else {
			startUpStore.setState( { unreachable: false } );
			sessionStore.getState().signOut();
		}
	}
}
