import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '../../../components/toast-region';
import { sessionStore } from '../../../lib/session';
import { siteKey } from '../../../lib/site-key';
import { refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { userFor } from '../../../testing/user';
import { saveInBrowser, useBrowserList } from '../lib/browser-list';
import { SavedScreen } from '../screens/saved-screen';
import {
	enter,
	freshBrowser,
	type ListServer,
	saved,
} from '../shortlist-testing';
import { useJoinedList } from './use-joined-list';

let server: ListServer;

beforeEach( () => {
	server = freshBrowser();
} );

function Watch( { place }: { place: string } ) {
	useJoinedList( place );
	return null;
}

const show = ( place = '/' ) =>
	renderScreen(
		<>
			<Watch place={ place } />
			<SavedScreen />
			<ToastRegion />
		</>
	);
const inBrowser = () => useBrowserList.getState().list.map( ( { id } ) => id );
const inAccount = () => server.list.map( ( { id } ) => id );

test( 'the two lists are one after the log-in, and the browser’s goes when the server has it', async () => {
	server.list = [ saved( 2 ), saved( 4 ) ];
	saveInBrowser( saved( 1 ) );
	saveInBrowser( saved( 2 ) );
	show();
	expect( server.of( 'shortlist' ) ).toEqual( [] );
	act( () => enter( { status: 'draft' } ) );
	await screen.findByText( /now in your account/ );
	expect( server.written ).toEqual( [
		{
			items: [
				{ kind: 'dynamic', id: 2 },
				{ kind: 'dynamic', id: 1 },
			],
			on: true,
		},
	] );
	expect( inAccount().sort() ).toEqual( [ 1, 2, 4 ] );
	expect( inBrowser() ).toEqual( [] );
	expect(
		await screen.findByRole( 'link', { name: 'Vardė Pavardė 1' } )
	).toBeVisible();
} );

test( 'the server fails: the browser keeps the list, and the next screen tries again', async () => {
	server.answers.shortlist = () => refusal( 500, 'server_error' );
	saveInBrowser( saved( 1 ) );
	enter();
	const first = show();
	await waitFor( () => expect( server.written ).toHaveLength( 1 ) );
	expect( inBrowser() ).toEqual( [ 1 ] );
	first.unmount();
	server.answers.shortlist = server.keep;
	show( '/kitur' );
	await waitFor( () => expect( inAccount() ).toEqual( [ 1 ] ) );
	await waitFor( () => expect( inBrowser() ).toEqual( [] ) );
} );

test( 'whom the server names as wrong is dropped, and keeps back the others no longer', async () => {
	server.answers.shortlist = () =>
		refusal( 400, 'invalid_input', {
			fields: { 'items.1.id': 'invalid' },
		} );
	for ( const id of [ 3, 2, 1 ] ) {
		saveInBrowser( saved( id ) );
	}
	enter();
	const first = show();
	await waitFor( () => expect( inBrowser() ).toEqual( [ 1, 3 ] ) );
	first.unmount();
	server.answers.shortlist = server.keep;
	show( '/kitur' );
	await waitFor( () => expect( inAccount() ).toEqual( [ 1, 3 ] ) );
	await waitFor( () => expect( inBrowser() ).toEqual( [] ) );
	expect( server.written ).toHaveLength( 2 );
} );

test( 'a card that cannot be a mentor’s is not read', async () => {
	window.localStorage.setItem(
		siteKey( 'mentoriai.saved' ),
		JSON.stringify( [ 0, -1, 1.5, 1e30, 4 ].map( ( id ) => saved( id ) ) )
	);
	window.dispatchEvent( new StorageEvent( 'storage', { key: null } ) );
	enter();
	show();
	await waitFor( () => expect( inAccount() ).toEqual( [ 4 ] ) );
	expect( server.written ).toMatchObject( [
		{ items: [ { kind: 'dynamic', id: 4 } ] },
	] );
} );

test( 'a mentor who logs in here sends nothing and takes nothing; a person without a role neither, until it is a founder’s', async () => {
	saveInBrowser( saved( 1 ) );
	show();
	act( () => enter( { role: 'mentorius' } ) );
	act( () => sessionStore.getState().signOut() );
	act( () => enter( { role: 'neapsisprendes', status: 'draft' } ) );
	expect( server.written ).toEqual( [] );
	expect( inBrowser() ).toEqual( [ 1 ] );
	act( () =>
		sessionStore.getState().setUser( userFor( { status: 'draft' } ) )
	);
	await waitFor( () => expect( inAccount() ).toEqual( [ 1 ] ) );
} );

test( 'what is saved while the lists are joined stays', async () => {
	saveInBrowser( saved( 1 ) );
	server.answers.shortlist = ( call ) => {
		if ( 'items' in call.body ) {
			saveInBrowser( saved( 3 ) );
		}
		server.answers.shortlist = server.keep;
		return server.keep( call );
	};
	enter();
	show();
	await waitFor( () => expect( inAccount() ).toContain( 1 ) );
	await waitFor( () => expect( inBrowser() ).toEqual( [ 3 ] ) );
} );

test( 'an account that is nearly full takes the newest; the rest is told, and waits for room', async () => {
	server.list = Array.from( { length: 99 }, ( _, at ) => saved( at + 200 ) );
	server.answers.shortlist = ( call ) => {
		const { items, on } = call.body as { items?: unknown[]; on?: boolean };
		return on && server.list.length + ( items?.length ?? 1 ) > 100
			? refusal( 409, 'conflict' )
			: server.keep( call );
	};
	saveInBrowser( saved( 1 ) );
	saveInBrowser( saved( 2 ) );
	enter();
	const first = show();
	expect(
		(
			await screen.findAllByText(
				/1 mentor saved in this browser did not fit/
			)
		)[ 0 ]
	).toBeVisible();
	expect( inAccount() ).toHaveLength( 100 );
	expect( inAccount() ).toContain( 2 );
	expect( inBrowser() ).toEqual( [ 1 ] );
	const calls = server.written.length;

	// Not asked again on every screen.
	first.unmount();
	show( '/kitur' );
	await screen.findByText(
		'Remove mentors you no longer need, then add the rest.'
	);
	expect( server.written ).toHaveLength( calls );
	server.list = server.list.slice( 0, 50 );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Add them now' } )
	);
	await waitFor( () => expect( inBrowser() ).toEqual( [] ) );
	expect( inAccount() ).toContain( 1 );
} );

/** An account that takes so many more. */
function withRoom( room: number ): void {
	server.list = Array.from( { length: 100 - room }, ( _, at ) =>
		saved( at + 200 )
	);
	server.answers.shortlist = ( call ) => {
		const { items, on } = call.body as { items?: unknown[]; on?: boolean };
		return on && server.list.length + ( items?.length ?? 1 ) > 100
			? refusal( 409, 'conflict' )
			: server.keep( call );
	};
}

test( 'another device takes the last places meanwhile: all wait, and that is told', async () => {
	withRoom( 1 );
	server.answers.shortlist = ( call ) =>
		'on' in call.body ? refusal( 409, 'conflict' ) : server.keep( call );
	saveInBrowser( saved( 1 ) );
	saveInBrowser( saved( 2 ) );
	enter();
	show();
	await screen.findByText(
		'Remove mentors you no longer need, then add the rest.'
	);
	expect( inBrowser() ).toEqual( [ 2, 1 ] );
	expect( server.written ).toHaveLength( 2 );
} );

test( 'the next founder at this computer gets nothing of the one before: neither what did not fit, nor what a log-out leaves', async () => {
	withRoom( 0 );
	saveInBrowser( saved( 1 ) );
	enter( { id: 7 } );
	show();
	await screen.findByText(
		'Remove mentors you no longer need, then add the rest.'
	);
	// The session ends of itself: it stays theirs.
	await act( async () =>
		sessionStore.getState().expire( sessionStore.getState().token ?? '' )
	);
	expect( inBrowser() ).toEqual( [ 1 ] );
	act( () => void saveInBrowser( saved( 3 ) ) );
	server.list = [];
	act( () => enter( { id: 8 } ) );
	await waitFor( () => expect( inAccount() ).toEqual( [ 3 ] ) );
	await waitFor( () => expect( inBrowser() ).toEqual( [] ) );

	server.answers.shortlist = () => refusal( 500, 'server_error' );
	await act( async () => {
		saveInBrowser( saved( 2 ) );
		sessionStore.getState().signOut();
	} );
	expect( inBrowser() ).toEqual( [] );
} );
