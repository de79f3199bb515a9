import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Routes } from '../api/generated/routes';
import { siteKey } from './site-key';

export type User = Routes[ 'user' ][ 'output' ][ 'user' ];

/** A token lasts six hours locally, then it is removed (specification 1, section 4). */
const TOKEN_LIFE_MS = 21_600_000;
const STORAGE_KEY = siteKey( 'mentoriai.session' );

interface SessionState {
	token: string | null;
	user: User | null;
	/** `unknown` until the stored token was tried. */
	phase: 'unknown' | 'guest' | 'member';
	/** Whether the session ended by itself, so that screens can say why and keep what was typed. */
	expired: boolean;
	signIn: ( user: User & { token: string } ) => void;
	setUser: ( user: User ) => void;
	signOut: () => void;
	/** The server refused this token. */
	expire: ( token: string ) => void;
}

function readToken(): string | null {
	try {
		const stored: unknown = JSON.parse(
			window.localStorage.getItem( STORAGE_KEY ) ?? 'null'
		);
		if (
			typeof stored === 'object' &&
			stored !== null &&
			'token' in stored &&
			'until' in stored &&
			typeof stored.token === 'string' &&
			typeof stored.until === 'number' &&
			stored.until > Date.now()
		) {
			return stored.token;
		}
		window.localStorage.removeItem( STORAGE_KEY );
	} catch {
		// Storage is off or broken: the session lives as long as the page.
	}
	return null;
}

function keepToken( token: string | null ): void {
	try {
		if ( token ) {
			window.localStorage.setItem(
				STORAGE_KEY,
				JSON.stringify( { token, until: Date.now() + TOKEN_LIFE_MS } )
			);
		} else {
			window.localStorage.removeItem( STORAGE_KEY );
		}
	} catch {
		// As above.
	}
}

const stored = readToken();

export const sessionStore = createStore< SessionState >( ( set, get ) => ( {
	token: stored,
	user: null,
	phase: stored ? 'unknown' : 'guest',
	expired: false,
	signIn: ( { token, ...user } ) => {
		keepToken( token );
		set( { token, user, phase: 'member', expired: false } );
	},
	setUser: ( user ) => set( { user, phase: 'member' } ),
	signOut: () => {
		keepToken( null );
		set( { token: null, user: null, phase: 'guest', expired: false } );
	},
	expire: ( token ) => {
		if ( get().token === token ) {
			keepToken( null );
			set( { token: null, user: null, phase: 'guest', expired: true } );
		}
	},
} ) );

/** What ends the session in one tab ends it in the others; what was begun there is kept, as when it ends by itself. */
window.addEventListener( 'storage', ( { key, newValue } ) => {
	const { token } = sessionStore.getState();
	if ( key === STORAGE_KEY && newValue === null && token ) {
		sessionStore.getState().expire( token );
	}
} );

/** Reads from the session; the component renders again when what it reads changes. */
export function useSession< T >( select: ( state: SessionState ) => T ): T {
	return useStore( sessionStore, select );
}
