import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxRoute } from './inbox';
import type { Output } from '../../api/client';
import { card } from '../../features/mentors/testing';
import { setBootData } from '../../lib/boot';
import { keepFocus } from '../../lib/kept-focus';
import { sessionStore, type User } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer, refusal } from '../../testing/fake-server';
import { painted } from '../../testing/painted';
import { renderScreen } from '../../testing/render-screen';
import { userFor } from '../../testing/user';

type Suggestion = Output< 'suggestions' >[ 'list' ][ number ];

const TITLE = 'Suggestions from the programme’s team';

let server: FakeServer;

const suggestion = ( id: number, note: string, names: string[] ) =>
	( {
		id,
		note,
		mentors: names.map( ( title, index ) => card( id + index, { title } ) ),
		created_at: '2026-11-21T08:15:00Z',
	} ) satisfies Suggestion;

beforeEach( () => {
	setBootData( bootDataFor( {} ) );
	server = new FakeServer().on( 'get_conversations', [] );
} );

afterEach( () => {
	jest.useRealTimers();
	sessionStore.getState().signOut();
	setBootData( null );
} );

function show( list: Suggestion[], role: User[ 'role' ] = 'frontuser' ) {
	server.on( 'suggestions', { status: true, list } );
	open( role );
}

function open( role: User[ 'role' ] = 'frontuser' ) {
	sessionStore.getState().signIn( { ...userFor( { role } ), token: 't' } );
	renderScreen(
		<main>
			<InboxRoute pageId={ 0 } draft={ false } />
		</main>
	);
}

const box = () => screen.queryByRole( 'region', { name: TITLE } );
const ask = ( name: string ) =>
	userEvent.click(
		screen.getByRole( 'button', {
			name: `Close the suggestion: ${ name }`,
		} )
	);
/** Presses the cross and says yes. */
const closeOne = async ( name: string ) => {
	await ask( name );
	const question = screen.getByRole( 'alertdialog' );
	await userEvent.click(
		within( question ).getByRole( 'button', {
			name: 'Close the suggestion',
		} )
	);
};

test( 'a founder sees whom staff suggest, as text, and closes one after the other', async () => {
	show( [
		suggestion( 20, '<b>Abu</b> tinka.\nPažiūrėkite', [ 'Rasa', 'Jonas' ] ),
		suggestion( 10, '', [ 'Ona' ] ),
	] );
	const region = await screen.findByRole( 'region', { name: TITLE } );
	expect( region ).toHaveTextContent( '<b>Abu</b> tinka.' );
	expect(
		within( region ).getByRole( 'link', { name: 'Rasa' } )
	).toHaveAttribute( 'href', '/mentorius/m-20' );
	expect( screen.getByText( 'No messages yet' ) ).toBeVisible();

	// The headings of the conversations stand beside its own, and no name is one.
	expect(
		screen.getAllByRole( 'heading' ).map( ( { tagName } ) => tagName )
	).toEqual( [ 'H1', 'H2', 'H2' ] );

	server.on( 'suggestion_close', { status: true } );
	await ask( 'Rasa, Jonas' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( server.of( 'suggestion_close' ) ).toHaveLength( 0 );
	await closeOne( 'Rasa, Jonas' );
	await waitFor( () =>
		expect( screen.queryByText( /tinka/ ) ).not.toBeInTheDocument()
	);
	expect( server.of( 'suggestion_close' )[ 0 ]?.body ).toEqual( { id: 20 } );
	expect( screen.getByRole( 'heading', { name: TITLE } ) ).toHaveFocus();

	const end = keepFocus();
	await closeOne( 'Ona' );
	await waitFor( () => expect( box() ).toBeNull() );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
	end();
} );

test( 'of a long note the beginning is shown, and the rest when it is asked for', async () => {
	const note = `${ 'Abu augina eksportą. '.repeat( 20 ) }Pabaiga.`;
	show( [
		suggestion( 20, note, [ 'Rasa' ] ),
		suggestion( 10, 'Vienas\nDu\nTrys\nKeturi\nPenki', [ 'Ona' ] ),
	] );
	const region = await screen.findByRole( 'region', { name: TITLE } );
	expect( region ).toHaveTextContent( 'eksportą. Abu… Show more' );
	expect( region ).not.toHaveTextContent( 'Pabaiga.' );
	expect( region ).not.toHaveTextContent( 'Penki' );
	const [ more ] = within( region ).getAllByRole( 'button', {
		name: 'Show more',
	} );
	await userEvent.click( more as HTMLElement );
	expect( region ).toHaveTextContent( 'Pabaiga.' );
	expect( more ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( more ).toHaveFocus();
} );

test( 'two that are closed at once stay closed, whichever the server answers first', async () => {
	show( [
		suggestion( 20, '', [ 'Rasa' ] ),
		suggestion( 10, '', [ 'Ona' ] ),
		suggestion( 5, '', [ 'Jonas' ] ),
	] );
	await screen.findByRole( 'region', { name: TITLE } );
	const answers = new Map< unknown, () => void >();
	server.answers.suggestion_close = async ( { body } ) => {
		await new Promise< void >( ( resolve ) =>
			answers.set( body.id, resolve )
		);
		return { body: { status: true } };
	};
	await closeOne( 'Rasa' );
	await closeOne( 'Ona' );
	const gone = ( name: string ) =>
		waitFor( () =>
			expect( screen.queryByRole( 'link', { name } ) ).toBeNull()
		);
	answers.get( 10 )?.();
	await gone( 'Ona' );
	answers.get( 20 )?.();
	await gone( 'Rasa' );
	expect( screen.queryByRole( 'link', { name: 'Ona' } ) ).toBeNull();
	expect( screen.getByRole( 'link', { name: 'Jonas' } ) ).toBeVisible();
} );

test( 'the messages wait for it, so that it moves none', async () => {
	let answer: () => void = () => undefined;
	server.answers.suggestions = async () => {
		await new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		return {
			body: { status: true, list: [ suggestion( 20, '', [ 'Rasa' ] ) ] },
		};
	};
	open();
	await waitFor( () =>
		expect( server.of( 'suggestions' ) ).not.toHaveLength( 0 )
	);
	await painted();
	expect( server.of( 'get_conversations' ) ).not.toHaveLength( 0 );
	expect( screen.queryByText( 'No messages yet' ) ).toBeNull();
	answer();
	await screen.findByText( 'No messages yet' );
	expect( box() ).toBeVisible();
} );

test( 'the messages wait for three seconds at most; what comes later is shown then', async () => {
	jest.useFakeTimers( { doNotFake: [ 'performance' ] } );
	let answer: () => void = () => undefined;
	server.answers.suggestions = async () => {
		await new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		return {
			body: { status: true, list: [ suggestion( 20, '', [ 'Rasa' ] ) ] },
		};
	};
	open();
	await act( () => jest.advanceTimersByTimeAsync( 2900 ) );
	expect( screen.queryByText( 'No messages yet' ) ).toBeNull();
	await act( () => jest.advanceTimersByTimeAsync( 200 ) );
	expect( screen.getByText( 'No messages yet' ) ).toBeVisible();
	const asked = server.of( 'suggestions' ).length;
	answer();
	await act( () => jest.advanceTimersByTimeAsync( 100 ) );
	expect( box() ).toBeVisible();
	expect( server.of( 'suggestions' ) ).toHaveLength( asked );
} );

test( 'what could not be closed stays, and says so, also when another one is closed meanwhile', async () => {
	show( [
		suggestion( 20, '', [ 'Rasa' ] ),
		suggestion( 10, '', [ 'Ona' ] ),
	] );
	await screen.findByRole( 'region', { name: TITLE } );
	let fail: () => void = () => undefined;
	server.answers.suggestion_close = async ( { body } ) => {
		if ( body.id === 20 ) {
			await new Promise< void >( ( resolve ) => {
				fail = resolve;
			} );
			return refusal( 500, 'server_error' );
		}
		return { body: { status: true } };
	};
	await closeOne( 'Rasa' );
	await closeOne( 'Ona' );
	await waitFor( () =>
		expect( screen.queryByRole( 'link', { name: 'Ona' } ) ).toBeNull()
	);
	fail();
	expect(
		await screen.findByText(
			'The suggestion could not be closed. Refused: server_error'
		)
	).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Rasa' } ) ).toBeVisible();
} );

test.each( [
	[
		'without a suggestion',
		{ status: 200, body: { status: true, list: [] } },
	],
	[ 'where it cannot be read', refusal( 403, 'forbidden' ) ],
] )( '%s there is nothing, and the messages stand', async ( _, answer ) => {
	show( [] );
	server.refuse( 'suggestions', answer );
	expect( await screen.findByText( 'No messages yet' ) ).toBeVisible();
	await waitFor( () =>
		expect( server.of( 'suggestions' ) ).not.toHaveLength( 0 )
	);
	await painted();
	expect( box() ).toBeNull();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

test( 'nothing is asked for a mentor', async () => {
	show( [ suggestion( 20, '', [ 'Rasa' ] ) ], 'mentorius' );
	expect( await screen.findByText( 'No messages yet' ) ).toBeVisible();
	expect( server.of( 'suggestions' ) ).toHaveLength( 0 );
} );
