import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setBootData } from '../lib/boot';
import { sessionStore } from '../lib/session';
import { bootDataFor } from '../testing/boot-data';
import { userFor } from '../testing/user';
import { SessionEnd } from './session-end';

const HOUR = 3_600_000;
const NEW = 'b'.repeat( 64 );
let sent: string[];
let bodies: string[];
let status = 200;
let code = 'reauth_required';

beforeEach( () => {
	jest.useFakeTimers();
	sent = [];
	bodies = [];
	status = 200;
	code = 'reauth_required';
	setBootData( bootDataFor() );
	window.fetch = ( async ( url: URL, { body }: RequestInit ) => {
		bodies.push( String( body ) );
		sent.push( String( url.pathname.split( '/' ).at( -1 ) ) );
		return {
			ok: status === 200,
			status,
			headers: new Headers(),
			json: async () =>
				status === 200
					? { status: true, user: { ...userFor(), token: NEW } }
					: {
							status: false,
							code,
							message: '',
							data: { status },
					  },
		};
	} ) as unknown as typeof fetch;
	sessionStore.getState().signIn( { ...userFor(), token: 'a'.repeat( 64 ) } );
} );

afterEach( () => {
	jest.useRealTimers();
	act( () => sessionStore.getState().signOut() );
} );

const show = () =>
	render(
		<MemoryRouter>
			<SessionEnd />
		</MemoryRouter>
	);
const pass = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );
const press = () => fireEvent.keyDown( document.body, { key: 'a' } );

test( 'who is active gets a new token before the old one ends', async () => {
	show();
	press();
	await pass( HOUR / 4 );
	expect( sent ).toEqual( [] );
	await pass( HOUR / 2 );
	expect( sent ).toEqual( [ 'extend_session' ] );
	expect( sessionStore.getState().token ).toBe( NEW );
	await pass( HOUR );
	expect( sent ).toHaveLength( 1 );
} );

test( 'who is not is asked two minutes before, and may stay', async () => {
	show();
	await pass( 6 * HOUR - 110_000 );
	expect( sent ).toEqual( [] );
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		/You will be logged out within two minutes.*What you have typed is kept/
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Stay logged in' } ) );
	await pass( 10 );
	expect( sessionStore.getState().token ).toBe( NEW );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
} );

test( 'who cannot be kept signed in hears of it', async () => {
	show();
	await pass( 6 * HOUR - 110_000 );
	window.fetch = () => Promise.reject( new TypeError( 'offline' ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Stay logged in' } ) );
	await pass( 10 );
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		'Connection error'
	);
} );

test( 'who cannot go on, and has no newer session in another tab, hears what to do', async () => {
	status = 409;
	code = 'conflict';
	show();
	await pass( 6 * HOUR - 110_000 );
	fireEvent.click( screen.getByRole( 'button', { name: 'Stay logged in' } ) );
	await pass( 10 );
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		'This session can’t be extended. Log in again.'
	);
} );

test( 'an extension whose answer was lost is the same when it is tried again, in another tab too', async () => {
	const { fetch } = window;
	window.fetch = ( async ( url: URL, init: RequestInit ) => {
		await fetch( url, init );
		throw new TypeError( 'The answer was lost.' );
	} ) as unknown as typeof fetch;
	show();
	press();
	await pass( HOUR );
	press();
	await pass( HOUR );
	expect( bodies ).toHaveLength( 2 );
	expect( bodies[ 0 ] ).toMatch( /"client_id":"[0-9a-f-]{36}"/ );
	expect( bodies[ 1 ] ).toBe( bodies[ 0 ] );
	const { clientId } = JSON.parse(
		window.localStorage.getItem( 'mentoriai.session' ) ?? '{}'
	);
	expect( bodies[ 0 ] ).toContain( clientId );
	window.fetch = fetch;
	press();
	await pass( HOUR );
	expect( sessionStore.getState().token ).toBe( NEW );
	press();
	await pass( HOUR );
	expect( bodies[ 3 ] ).not.toBe( bodies[ 0 ] );
} );

test( 'who stays signed in in another tab is not asked here any more', async () => {
	show();
	await pass( 6 * HOUR - 110_000 );
	const { id: person } = userFor();
	window.localStorage.setItem(
		'mentoriai.session',
		JSON.stringify( { token: NEW, until: Date.now() + HOUR, person } )
	);
	act( () => {
		window.dispatchEvent(
			new StorageEvent( 'storage', { key: 'mentoriai.session' } )
		);
	} );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
} );

test( 'another tab was faster: nobody is logged out', async () => {
	status = 409;
	code = 'conflict';
	show();
	press();
	await pass( HOUR );
	expect( sent ).toEqual( [ 'extend_session' ] );
	expect( sessionStore.getState() ).toMatchObject( {
		phase: 'member',
		token: 'a'.repeat( 64 ),
	} );
} );

test( 'after a day it says that it ends, and then the session has ended by itself', async () => {
	status = 403;
	show();
	await pass( 6 * HOUR - 110_000 );
	fireEvent.click( screen.getByRole( 'button', { name: 'Stay logged in' } ) );
	await pass( 10 );
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		'You have been logged in for a day'
	);
	await pass( 130_000 );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( sessionStore.getState() ).toMatchObject( {
		phase: 'guest',
		expired: true,
	} );
} );
