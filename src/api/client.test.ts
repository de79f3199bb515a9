import { setBootData } from '../lib/boot';
import { sessionStore } from '../lib/session';
import { bootDataFor } from '../testing/boot-data';
import { userFor } from '../testing/user';
import { call, callAhead, callWithTotal, download } from './client';

const TOKEN = 'a'.repeat( 64 );
const LATER = 'b'.repeat( 64 );

const refusal = ( status: number, code: string ) => ( {
	ok: false,
	status,
	headers: new Headers(),
	json: async () => ( {
		status: false,
		code,
		message: '',
		data: { status },
	} ),
} );

function answers( reply: () => Promise< unknown > ) {
	window.fetch = jest.fn( reply ) as unknown as typeof fetch;
}

const kept = () => window.localStorage.getItem( 'mentoriai.session' );

beforeEach( () => {
	setBootData( bootDataFor() );
	sessionStore.getState().signIn( { ...userFor(), token: TOKEN } );
} );

test.each( [
	[ 'a call', () => call( 'user', {} ) ],
	[ 'a download', () => download( 'user/cv', { id: '7' } ) ],
] )( 'a token that is refused to %s is removed', async ( _, ask ) => {
	expect( kept() ).toContain( TOKEN );
	answers( async () => refusal( 401, 'not_logged_in' ) );
	await expect( ask() ).rejects.toMatchObject( { status: 401 } );
	expect( sessionStore.getState() ).toMatchObject( {
		token: null,
		phase: 'guest',
		expired: true,
	} );
	expect( kept() ).toBeNull();
} );

test( 'any other refusal leaves the token', async () => {
	for ( const [ status, code ] of [
		[ 401, 'wrong_password' ],
		[ 403, 'forbidden' ],
		[ 500, 'server_error' ],
	] as const ) {
		answers( async () => refusal( status, code ) );
		await expect( call( 'user', {} ) ).rejects.toMatchObject( { code } );
	}
	expect( sessionStore.getState().token ).toBe( TOKEN );
	expect( kept() ).toContain( TOKEN );
} );

test( 'a late refusal of an earlier token leaves the next one', async () => {
	answers( async () => {
		const user = userFor( { id: 9 } );
		sessionStore.getState().signIn( { ...user, token: LATER } );
		return refusal( 401, 'not_logged_in' );
	} );
	await expect( call( 'user', {} ) ).rejects.toMatchObject( { status: 401 } );
	expect( sessionStore.getState().token ).toBe( LATER );
	expect( kept() ).toContain( LATER );
} );

test( 'a member is given nothing that the browser kept of a guest’s calls', async () => {
	answers( async () => ( {
		ok: true,
		status: 200,
		headers: new Headers(),
		json: async () => ( {} ),
	} ) );
	const asked = () => jest.mocked( window.fetch ).mock.lastCall?.[ 1 ]?.cache;
	await call( 'get_home', {} );
	expect( asked() ).toBe( 'no-cache' );
	sessionStore.getState().signOut();
	await call( 'get_home', {} );
	expect( asked() ).toBeUndefined();
} );

test( 'a call that the former token of an extended session carried is made again', async () => {
	const sent: unknown[] = [];
	window.fetch = ( async ( _: URL, { headers }: RequestInit ) => {
		sent.push( new Headers( headers ).get( 'Authorization' ) );
		sessionStore.getState().signIn( { ...userFor(), token: LATER } );
		return sent.length === 1
			? refusal( 401, 'not_logged_in' )
			: { ok: true, headers: new Headers(), json: async () => ( {} ) };
	} ) as unknown as typeof fetch;
	await call( 'user', {} );
	expect( sent ).toEqual( [ `Bearer ${ TOKEN }`, `Bearer ${ LATER }` ] );
} );

test( 'HTTP Basic before the site keeps Authorization: the token goes in a header of our own, with the password the browser knows', async () => {
	const sent: unknown[] = [];
	window.fetch = ( async ( _: URL, request: RequestInit ) => {
		const headers = new Headers( request.headers );
		sent.push( [
			headers.get( 'Authorization' ),
			headers.get( 'X-Mentoriai-Authorization' ),
			request.credentials,
		] );
		return request.credentials === 'omit'
			? {
					...refusal( 401, '' ),
					headers: new Headers( {
						'WWW-Authenticate': 'Basic realm="Staging"',
					} ),
			  }
			: { ok: true, headers: new Headers(), json: async () => ( {} ) };
	} ) as unknown as typeof fetch;
	await call( 'user', {} );
	await call( 'get_menu', {}, { anonymous: true } );
	expect( sent ).toEqual( [
		[ `Bearer ${ TOKEN }`, null, 'omit' ],
		[ null, `Bearer ${ TOKEN }`, 'same-origin' ],
		[ null, null, 'same-origin' ],
	] );
	expect( sessionStore.getState().token ).toBe( TOKEN );
} );

test( 'two calls at once both get past a password of the server', async () => {
	window.fetch = jest.fn( async ( _url, request: RequestInit ) =>
		request.credentials === 'omit'
			? {
					...refusal( 401, '' ),
					headers: new Headers( { 'WWW-Authenticate': 'Basic' } ),
			  }
			: { ok: true, headers: new Headers(), json: async () => ( {} ) }
	) as unknown as typeof fetch;
	// A page that does not know yet.
	let ask: typeof call = call;
	jest.isolateModules( () => {
		jest.requireActual( '../lib/boot' ).setBootData( bootDataFor() );
		ask = jest.requireActual( './client' ).call;
	} );
	await expect(
		Promise.all( [ ask( 'user', {} ), ask( 'sessions', {} ) ] )
	).resolves.toEqual( [ {}, {} ] );
} );

test( 'an answer that was asked for ahead is taken once, by the same person, before anything was written', async () => {
	let number = 0;
	const answer = () => ( {
		ok: true,
		headers: new Headers( { 'X-WP-Total': String( ++number ) } ),
		json: async () => [],
	} );
	answers( async () => answer() );
	const ask = () => callWithTotal( 'get_conversations', { page: 0 } );
	callAhead( 'get_conversations', { page: 0 } );
	expect( await ask() ).toEqual( { data: [], total: 1 } );
	expect( await ask() ).toEqual( { data: [], total: 2 } );

	callAhead( 'get_conversations', { page: 0 } );
	sessionStore.getState().signIn( { ...userFor( { id: 8 } ), token: LATER } );
	expect( await ask() ).toEqual( { data: [], total: 4 } );

	callAhead( 'get_conversations', { page: 0 } );
	await call( 'conversation_read', { convo_id: 5, up_to: 1 } );
	expect( await ask() ).toEqual( { data: [], total: 7 } );

	answers( async () => refusal( 500, 'server_error' ) );
	callAhead( 'get_conversations', { page: 0 } );
	await expect( ask() ).rejects.toMatchObject( { code: 'server_error' } );
	expect( window.fetch ).toHaveBeenCalledTimes( 1 );
} );
