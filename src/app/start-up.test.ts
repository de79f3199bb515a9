import { waitFor } from '@testing-library/react';
import { setBootData } from '../lib/boot';
import { sessionStore } from '../lib/session';
import { bootDataFor } from '../testing/boot-data';
import { userFor } from '../testing/user';
import {
	firstAnswers,
	identify,
	identifyOthers,
	startUpStore,
} from './start-up';

const TOKEN = 'a'.repeat( 64 );

function answers( reply: () => Promise< Partial< Response > > ) {
	window.fetch = jest.fn( reply ) as unknown as typeof fetch;
}

const json = ( status: number, body: unknown ) => async () => ( {
	ok: status < 400,
	status,
	headers: new Headers(),
	json: async () => body,
} );

beforeEach( () => {
	setBootData( bootDataFor() );
	startUpStore.setState( { unreachable: false } );
	sessionStore.getState().signIn( { ...userFor(), token: TOKEN } );
	sessionStore.setState( { user: null, phase: 'unknown' } );
} );

test( 'a token that the server knows makes a member', async () => {
	answers( json( 200, { status: true, user: userFor() } ) );
	await identify();
	expect( sessionStore.getState() ).toMatchObject( {
		phase: 'member',
		token: TOKEN,
	} );
} );

test( 'a refused token is removed', async () => {
	answers(
		json( 401, {
			status: false,
			code: 'not_logged_in',
			message: '',
			data: { status: 401 },
		} )
	);
	await identify();
	expect( sessionStore.getState() ).toMatchObject( {
		phase: 'guest',
		token: null,
	} );
} );

test( 'without a connection the token stays and the visitor is a guest', async () => {
	answers( () => Promise.reject( new TypeError( 'offline' ) ) );
	await identify();
	expect( sessionStore.getState() ).toMatchObject( {
		phase: 'guest',
		token: TOKEN,
	} );
	expect( startUpStore.getState().unreachable ).toBe( true );
} );

test( 'the answer to an old token does not touch a new session', async () => {
	let release: ( value: Partial< Response > ) => void = () => undefined;
	answers( () => new Promise( ( resolve ) => ( release = resolve ) ) );
	const asked = identify();
	sessionStore
		.getState()
		.signIn( { ...userFor( { id: 9 } ), token: 'b'.repeat( 64 ) } );
	release( await json( 200, { status: true, user: userFor() } )() );
	await asked;
	expect( sessionStore.getState().user?.id ).toBe( 9 );
} );

test( 'a screen is drawn with its first answers, or without those that are late', async () => {
	jest.useFakeTimers();
	const drawn = jest.fn();
	void firstAnswers( Promise.resolve(), Promise.reject( new Error() ) ).then(
		drawn
	);
	await jest.advanceTimersByTimeAsync( 0 );
	expect( drawn ).toHaveBeenCalledTimes( 1 );

	const never = new Promise( () => undefined );
	void firstAnswers( Promise.resolve(), never ).then( drawn );
	await jest.advanceTimersByTimeAsync( 590 );
	expect( drawn ).toHaveBeenCalledTimes( 1 );
	await jest.advanceTimersByTimeAsync( 20 );
	expect( drawn ).toHaveBeenCalledTimes( 2 );

	sessionStore.getState().signOut();
	void firstAnswers( never ).then( drawn );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( drawn ).toHaveBeenCalledTimes( 3 );
	jest.useRealTimers();
} );

test( 'a token that another tab brought before the app was drawn is tried', async () => {
	answers( json( 200, { status: true, user: userFor() } ) );
	const end = identifyOthers();
	await waitFor( () =>
		expect( sessionStore.getState().phase ).toBe( 'member' )
	);
	end();
} );
