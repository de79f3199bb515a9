import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Routes } from '../api/generated/routes';
import { newClientId } from './client-id';
import { siteKey } from './site-key';
import { dropStored, readStored, writeStored } from './storage';

export type User = Routes[ 'user' ][ 'output' ][ 'user' ];

/** A token lasts six hours locally, then it is removed. */
export const TOKEN_LIFE_MS = 21_600_000;
const STORAGE_KEY = 'mentoriai.session';
/** Stands in the place of the session after a log-out, for the tabs that are open. */
const LOGGED_OUT = '"logged out"';

/** What all tabs of the browser share. */
interface StoredSession {
	token: string;
	/** When the token ends, in milliseconds since 1970. */
	until: number;
	/** Id of the user; missing in what an older version stored. */
	person?: number;
	/** What the person was when the server was last asked; it only decides what is asked for ahead. */
	role?: User[ 'role' ];
	/** Of the call that extends this token: the same in all tabs, and after a reload. */
	clientId?: string;
}

interface SessionState {
	token: string | null;
	/** When the token ends, in milliseconds since 1970; 0 without one. */
	until: number;
	/** Of the call that extends this token. */
	clientId?: string | undefined;
	user: User | null;
	/** `unknown` until the token was tried. */
	phase: 'unknown' | 'guest' | 'member';
	/** Whether the session ended without a log-out here, so that screens can say why. */
	expired: boolean;
	/** Whether it was a log-out in another tab, which deleted what was typed and not sent; otherwise that is kept. */
	elsewhere: boolean;
	signIn: ( user: User & { token: string } ) => void;
	/** Another token for who is here; it also brings back whom the end of the former one has put out meanwhile. */
	renew: ( user: User & { token: string } ) => void;
	/** What the server says of the person; an answer of an earlier session is no one's. */
	setUser: ( user: User ) => void;
	signOut: () => void;
	/** This token is no longer good. */
	expire: ( token: string ) => void;
}

function readSession(): StoredSession | null {
	try {
		const stored: unknown = JSON.parse(
			readStored( STORAGE_KEY ) ?? 'null'
		);
		return typeof stored === 'object' &&
			stored !== null &&
			'token' in stored &&
			'until' in stored &&
			typeof stored.token === 'string' &&
			typeof stored.until === 'number' &&
			stored.until > Date.now()
			? ( stored as StoredSession )
			: null;
	} catch {
		return null;
	}
}

/** Another tab may have stored a newer one, which stays. */
function isStored( token: string | null ): boolean {
	return readSession()?.token === token;
}

function store( session: StoredSession, { id, role }: User ): void {
	const shared: StoredSession = { ...session, person: id, role };
	writeStored( STORAGE_KEY, JSON.stringify( shared ) );
}

/** The role of who was last logged in with the stored token, before the server says who it is. */
export const storedRole = () => readSession()?.role;

function isLoggedOut(): boolean {
	return readStored( STORAGE_KEY ) === LOGGED_OUT;
}

const GUEST = {
	token: null,
	until: 0,
	clientId: undefined,
	user: null,
	phase: 'guest',
} as const;

/** A token whose user is not known yet. */
function untried( { token, until, clientId }: StoredSession ) {
	return { token, until, clientId, user: null, phase: 'unknown' } as const;
}

/** A session of another tab, here: the same person continues, anyone else is asked for. */
function joined( session: StoredSession, user: User | null ) {
	const { token, until, clientId, person } = session;
	return user && user.id === person
		? { token, until, clientId }
		: untried( session );
}

const stored = readSession();
if ( ! stored ) {
	dropStored( STORAGE_KEY );
}

export const sessionStore = createStore< SessionState >( ( set, get ) => ( {
	...( stored ? untried( stored ) : GUEST ),
	expired: false,
	elsewhere: false,
	signIn: ( { token, ...user } ) => {
		const session = {
			token,
			until: Date.now() + TOKEN_LIFE_MS,
			clientId: newClientId(),
		};
		store( session, user );
		set( { ...session, user, phase: 'member', expired: false } );
	},
	renew: ( user ) => {
		const { token, expired, user: now, signIn } = get();
		if ( ( token || expired ) && ( now ?? user ).id === user.id ) {
			signIn( user );
		}
	},
	setUser: ( user ) => {
		const { token, user: now } = get();
		if ( token && ( now ?? user ).id === user.id ) {
			const session = readSession();
			if ( session?.token === token && session.role !== user.role ) {
				store( session, user );
			}
			set( { user, phase: 'member' } );
		}
	},
	signOut: () => {
		if ( isStored( get().token ) ) {
			writeStored( STORAGE_KEY, LOGGED_OUT );
		}
		set( { ...GUEST, expired: false } );
	},
	expire: ( token ) => {
		if ( get().token !== token ) {
			return;
		}
		if ( isStored( token ) ) {
			dropStored( STORAGE_KEY );
		}
		const other = readSession();
		set( {
			...( other ? joined( other, get().user ) : GUEST ),
			expired: other === null,
			elsewhere: isLoggedOut(),
		} );
	},
} ) );

/** Someone who is logged in here is not replaced by another person. */
function follow( session: StoredSession ): void {
	const { token, user } = sessionStore.getState();
	if ( session.token !== token && ( ! user || user.id === session.person ) ) {
		sessionStore.setState( { ...joined( session, user ), expired: false } );
	}
}

function expireNow(): void {
	const { token, expire } = sessionStore.getState();
	expire( token ?? '' );
}

/** Another tab logged in or out, or got a new token. */
window.addEventListener( 'storage', ( { key } ) => {
	if ( key !== null && key !== siteKey( STORAGE_KEY ) ) {
		return;
	}
	const session = readSession();
	if ( session ) {
		follow( session );
	} else {
		expireNow();
	}
} );

/** A tab that slept, or that the browser brought back, may have missed it. */
document.addEventListener( 'visibilitychange', () => {
	const session = readSession();
	if ( session ) {
		follow( session );
	} else if ( isLoggedOut() ) {
		expireNow();
	}
} );

/** Reads from the session; the component renders again when what it reads changes. */
export function useSession< T >( select: ( state: SessionState ) => T ): T {
	return useStore( sessionStore, select );
}
