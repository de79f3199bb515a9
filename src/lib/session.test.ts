import { userFor } from '../testing/user';
import { sessionStore } from './session';

const KEY = 'mentoriai.session';
const OURS = 'a'.repeat( 64 );
const THEIRS = 'b'.repeat( 64 );

const kept = () => window.localStorage.getItem( KEY );

/** Another tab stores a session, or with null removes it. */
function otherTab( session: { token: string; person: number } | null ) {
	if ( session ) {
		const until = Date.now() + 60_000;
		window.localStorage.setItem(
			KEY,
			JSON.stringify( { ...session, until } )
		);
	} else {
		window.localStorage.removeItem( KEY );
	}
	window.dispatchEvent( new StorageEvent( 'storage', { key: KEY } ) );
}

const state = () => sessionStore.getState();

beforeEach( () => {
	window.localStorage.clear();
	state().signOut();
} );

test( 'a tab removes its own token only, and goes on with the other one', () => {
	state().signIn( { ...userFor(), token: OURS } );
	otherTab( { token: THEIRS, person: 9 } );
	expect( state() ).toMatchObject( { token: OURS, phase: 'member' } );
	state().expire( OURS );
	expect( kept() ).toContain( THEIRS );
	expect( state() ).toMatchObject( {
		token: THEIRS,
		phase: 'unknown',
		expired: false,
	} );
} );

test( 'logging out leaves the token of another tab', () => {
	state().signIn( { ...userFor(), token: OURS } );
	otherTab( { token: THEIRS, person: 9 } );
	state().signOut();
	expect( kept() ).toContain( THEIRS );
} );

test( 'a log-in of another tab counts here too', () => {
	otherTab( { token: THEIRS, person: 9 } );
	expect( state() ).toMatchObject( { token: THEIRS, phase: 'unknown' } );
} );

test( 'a new token of the same person is taken over without a word', () => {
	const user = userFor();
	state().signIn( { ...user, token: OURS } );
	otherTab( { token: THEIRS, person: user.id } );
	expect( state() ).toMatchObject( { token: THEIRS, phase: 'member', user } );
} );

test( 'a log-out of another tab ends the session here', () => {
	state().signIn( { ...userFor(), token: OURS } );
	otherTab( null );
	expect( state() ).toMatchObject( {
		token: null,
		phase: 'guest',
		expired: true,
	} );
} );

test( 'a tab says that the log-out was in another one, also when it missed it', () => {
	for ( const event of [
		new StorageEvent( 'storage', { key: KEY } ),
		new Event( 'visibilitychange', { bubbles: true } ),
	] ) {
		state().signIn( { ...userFor(), token: OURS } );
		state().signOut();
		expect( kept() ).not.toContain( OURS );
		expect( state() ).toMatchObject( { expired: false } );
		sessionStore.setState( {
			token: OURS,
			user: userFor(),
			phase: 'member',
		} );
		document.dispatchEvent( event );
		window.dispatchEvent( event );
		expect( state() ).toMatchObject( {
			token: null,
			phase: 'guest',
			expired: true,
			elsewhere: true,
		} );
	}
	state().signIn( { ...userFor(), token: OURS } );
	state().expire( OURS );
	expect( state() ).toMatchObject( { expired: true, elsewhere: false } );
} );

test( 'the former token ends nothing for a tab that missed the new one', () => {
	const user = userFor();
	const stored = { token: THEIRS, person: user.id, until: Date.now() + 9999 };
	state().signIn( { ...user, token: OURS } );
	window.localStorage.setItem( KEY, JSON.stringify( stored ) );
	state().expire( OURS );
	expect( state() ).toMatchObject( { token: THEIRS, phase: 'member', user } );
} );

test( 'a tab that comes back has the new token', () => {
	const user = userFor();
	const stored = { token: THEIRS, person: user.id, until: Date.now() + 9999 };
	state().signIn( { ...user, token: OURS } );
	window.localStorage.setItem( KEY, JSON.stringify( stored ) );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( state() ).toMatchObject( { token: THEIRS, phase: 'member', user } );
} );

test( 'an answer that comes after the log-out brings nobody back', () => {
	const user = userFor();
	state().signIn( { ...user, token: OURS } );
	state().signOut();
	state().setUser( user );
	expect( state() ).toMatchObject( { phase: 'guest', user: null } );
	state().signIn( { ...userFor( { id: 9 } ), token: THEIRS } );
	state().setUser( user );
	expect( state().user?.id ).toBe( 9 );
} );

test( 'a changed token is taken over by all tabs, whatever the end of the former one did', () => {
	const user = userFor();
	const ours = { ...user, token: OURS };
	const theirs = { ...user, token: THEIRS };
	state().signIn( ours );
	state().renew( theirs );
	expect( state() ).toMatchObject( { token: THEIRS, phase: 'member' } );
	expect( kept() ).toContain( THEIRS );

	state().expire( THEIRS );
	state().renew( ours );
	expect( state() ).toMatchObject( { token: OURS, expired: false, user } );

	state().signOut();
	state().renew( theirs );
	state().signIn( { ...userFor( { id: 9 } ), token: OURS } );
	state().renew( theirs );
	expect( state() ).toMatchObject( { token: OURS, user: { id: 9 } } );
} );
