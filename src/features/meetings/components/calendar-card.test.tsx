import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { SpokenRegion } from '../../../components/spoken-region';
import { setBootData } from '../../../lib/boot';
import { sessionStore } from '../../../lib/session';
import { useToasts } from '../../../lib/toasts';
import { bootDataFor } from '../../../testing/boot-data';
import { FakeServer, refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { userFor } from '../../../testing/user';
import { calendarPath } from '../lib/calendar-card';
import { CalendarCard } from './calendar-card';

const address = ( key: string ) =>
	`https://portalas.lt/wp-json/data/v1/calendar/${ key.repeat( 64 ) }.ics`;

/** A server that tells since when there is a calendar, and makes this address. */
function serve( server: FakeServer, madeAt: string | null, key = 'a' ) {
	server.answers.calendar_feed = () => ( {
		body: { status: true, made_at: madeAt, url: address( key ) },
	} );
}

function open( madeAt: string | null, path = '/profilis' ) {
	setBootData( bootDataFor() );
	sessionStore.getState().signIn( {
		...userFor( { role: 'frontuser' } ),
		token: 'a'.repeat( 64 ),
	} );
	const server = new FakeServer();
	serve( server, madeAt );
	const person = userEvent.setup();
	renderScreen(
		<>
			<CalendarCard />
			<SpokenRegion />
		</>,
		path
	);
	return { server, person };
}

const button = ( name: string ) => screen.findByRole( 'button', { name } );
const field = () => screen.queryByLabelText( 'Address of your calendar' );
const toasts = () => useToasts.getState().toasts.map( ( { text } ) => text );

afterEach( () => onlineManager.setOnline( true ) );

test( 'the address is made, shown once, copied aloud, and opened by calendar apps', async () => {
	const { server, person } = open( null );
	const make = await button( 'Make the address' );
	expect( screen.queryByText( /End the calendar/ ) ).toBeNull();
	serve( server, '2026-11-24T10:00:00Z' );
	await person.click( make );
	const copy = await button( 'Copy the address' );
	expect( copy ).toHaveFocus();
	expect( field() ).toHaveValue( address( 'a' ) );
	expect(
		screen.getByRole( 'link', { name: 'Open in the calendar app' } )
	).toHaveAttribute( 'href', address( 'a' ).replace( 'https', 'webcal' ) );
	await person.keyboard( '{Enter}' );
	expect( await navigator.clipboard.readText() ).toBe( address( 'a' ) );
	expect( toasts() ).toContain( 'Address copied' );
} );

test( 'where the browser does not copy, the address is selected', async () => {
	const { person } = open( null );
	await person.click( await button( 'Make the address' ) );
	jest.spyOn( navigator.clipboard, 'writeText' ).mockRejectedValue(
		new Error( 'not allowed' )
	);
	await person.click( await button( 'Copy the address' ) );
	const shown = field() as HTMLInputElement;
	expect( shown ).toHaveFocus();
	expect( [ shown.selectionStart, shown.selectionEnd ] ).toEqual( [
		0,
		address( 'a' ).length,
	] );
} );

test( 'renewing asks first, and an address of before is not shown', async () => {
	const { server, person } = open( '2026-11-20T08:00:00Z' );
	expect( await screen.findByText( /since 2026-11-20 10:00/ ) ).toBeVisible();
	expect( field() ).toBeNull();
	const renew = () => button( 'Make a new address' );
	await person.click( await renew() );
	const question = within( await screen.findByRole( 'alertdialog' ) );
	expect( question.getByText( /old address stops working/ ) ).toBeVisible();
	await person.click( question.getByRole( 'button', { name: 'Cancel' } ) );
	expect(
		server.fetch.mock.calls.filter(
			( [ , request ] ) => request?.method === 'POST'
		)
	).toEqual( [] );

	serve( server, '2026-11-24T10:00:00Z', 'b' );
	await person.click( await renew() );
	await person.click(
		within( await screen.findByRole( 'alertdialog' ) ).getByRole(
			'button',
			{ name: 'Make a new address' }
		)
	);
	expect( await button( 'Copy the address' ) ).toHaveFocus();
	expect( field() ).toHaveValue( address( 'b' ) );
} );

test( 'ending asks first; a failure is told and changes nothing', async () => {
	const { server, person } = open( '2026-11-20T08:00:00Z' );
	server.refuse( 'calendar_feed_end', refusal( 500, 'server_error' ) );
	const end = async () => {
		await person.click( await button( 'End the calendar' ) );
		await person.click(
			within( await screen.findByRole( 'alertdialog' ) ).getByRole(
				'button',
				{ name: 'End the calendar' }
			)
		);
	};
	await end();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: server_error'
	);
	server.on( 'calendar_feed_end', { status: true } );
	await end();
	expect( await button( 'Make the address' ) ).toBeVisible();
	expect( toasts() ).toContain( 'The private calendar has ended' );
	expect( screen.queryByText( /server_error/ ) ).toBeNull();
} );

test( 'without a network it says so and can be tried again', async () => {
	const { server, person } = open( null );
	server.answers = {};
	onlineManager.setOnline( false );
	await person.click( await button( 'Make the address' ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
} );

test( 'what cannot be read is told, with a way to try again', async () => {
	setBootData( bootDataFor() );
	const server = new FakeServer();
	renderScreen( <CalendarCard /> );
	const again = await button( 'Try again' );
	serve( server, null );
	await userEvent.click( again );
	expect( await button( 'Make the address' ) ).toBeVisible();
} );

test( 'a link to the card leads to it, also while the cards above it fill', async () => {
	const scroll = jest.fn();
	Element.prototype.scrollIntoView = scroll;
	let grow = () => {};
	window.ResizeObserver = jest.fn( ( tell ) => {
		grow = tell as () => void;
		return { observe: jest.fn(), disconnect: jest.fn() };
	} ) as unknown as typeof ResizeObserver;
	open( null, calendarPath() );
	expect(
		screen.getByRole( 'heading', { name: 'Private calendar' } )
	).toHaveFocus();
	// What stands above it has loaded.
	grow();
	expect( scroll ).toHaveBeenCalledTimes( 1 );
	( await button( 'Make the address' ) ).focus();
	grow();
	expect( scroll ).toHaveBeenCalledTimes( 1 );
} );
