import { createStore } from 'zustand/vanilla';
import { call } from '../api/client';
import { ApiError } from '../api/errors';
import { sessionStore, type User } from '../lib/session';

interface StartUp {
	/** A token is kept, but the server could not be reached to ask whose it is. */
	unreachable: boolean;
}

export const startUpStore = createStore< StartUp >( () => ( {
	unreachable: false,
} ) );

let running: Promise< void > | null = null;

/**
 * Asks whose the stored token is. A refusal removes the token; without a
 * connection it is kept and the visitor is shown as a guest until the server answers.
 */
export function identify(): Promise< void > {
	running ??= ask().finally( () => {
		running = null;
	} );
	return running;
}

/** How long a loaded screen waits for its first answers before it is drawn without them, in milliseconds. */
const PATIENCE = 600;

/**
 * Resolves when a screen can be drawn: for guests at once; for whoever has a token when it is answered who is here, and what
 * the screen asked for ahead, if that comes soon. Drawing the page for somebody unknown and again for the member takes a slow
 * phone longer than the wait.
 */
export function firstAnswers(
	...answers: Array< Promise< unknown > >
): Promise< unknown > {
	if ( ! sessionStore.getState().token ) {
		return Promise.resolve();
	}
	return Promise.race( [
		Promise.allSettled( answers ),
		new Promise( ( resolve ) => setTimeout( resolve, PATIENCE ) ),
	] );
}

async function ask(): Promise< void > {
	const { token } = sessionStore.getState();
	if ( ! token ) {
		return;
	}
	let user: User | null = null;
	let unreachable = false;
	try {
		( { user } = await call( 'user', {} ) );
	} catch ( error ) {
		unreachable = error instanceof ApiError && error.isConnection;
	}
	startUpStore.setState( { unreachable } );
	const session = sessionStore.getState();
	if ( session.token !== token ) {
		// Another one began meanwhile, maybe in another tab, which knows its user.
		await ( session.phase === 'unknown' ? ask() : undefined );
	} else if ( user ) {
		session.setUser( user );
	} else if ( unreachable ) {
		sessionStore.setState( { phase: 'guest' } );
	} else {
		session.signOut();
	}
}

/**
 * Tries the tokens that other tabs bring.
 *
 * @return Ends it.
 */
export function identifyOthers(): () => void {
	if ( sessionStore.getState().phase === 'unknown' ) {
		// Brought before this listened.
		void identify();
	}
	return sessionStore.subscribe( ( now, before ) => {
		if ( now.phase === 'unknown' && now.token !== before.token ) {
			void identify();
		}
	} );
}
