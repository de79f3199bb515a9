import { onlineManager } from '@tanstack/react-query';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import type { EventCard } from '../api';
import { answer, boot, card, open, refusal } from '../testing';
import { EventListScreen } from './event-list-screen';

const EVENTS: EventCard[] = [
	card( 1, { start_date: '2026-11-28' } ),
	card( 2, {
		start_date: '2026-11-29',
		miestas: 'Šiauliai',
		location: '',
		event_status: 'cancelled',
	} ),
	card( 3, { start_date: '2027-02-20', event_status: 'postponed' } ),
	card( 4, { start_date: '2026-11-14', is_past: true } ),
	card( 5, {
		start_date: '2026-10-22',
		end_date: '2026-10-23',
		is_past: true,
		miestas: 'Alytus',
	} ),
	card( 6, {
		start_date: '2026-11-18',
		is_past: true,
		event_status: 'cancelled',
		miestas: '',
		location: 'Nuotoliu',
	} ),
];

let fetched: jest.Mock;

beforeEach( () => {
	jest.useFakeTimers( {
		now: new Date( '2026-11-21T10:00:00Z' ),
		advanceTimers: true,
	} );
	fetched = answer( [] );
} );

afterEach( () => {
	jest.useRealTimers();
	setBootData( null );
} );

function show( path = '/renginiai', events: unknown = EVENTS ) {
	boot( [ { route: 'get_events', input: {}, data: events } ] );
	open( path, '/renginiai', <EventListScreen /> );
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const titles = () =>
	screen
		.queryAllByRole( 'heading', { level: 3 } )
		.map( ( { textContent } ) => textContent );
const found = () => screen.getAllByRole( 'status' )[ 0 ]?.textContent;
const address = () => screen.getByTestId( 'address' ).textContent;
const row = ( title: string ) =>
	screen
		.getByRole( 'link', { name: title } )
		.closest< HTMLElement >( '[role="row"]' ) as HTMLElement;

test( 'shows what the document brought: upcoming ones, then past ones with their date', () => {
	show();
	expect( fetched ).not.toHaveBeenCalled();
	expect( document.title ).toBe( 'Renginiai | Mentoriai' );
	expect( found() ).toBe( '6 events found' );
	const upcoming = screen.getByRole( 'table', { name: 'Upcoming' } );
	const past = screen.getByRole( 'table', { name: 'Past events' } );
	expect( within( upcoming ).getAllByRole( 'link' ) ).toHaveLength( 3 );
	expect( within( past ).getAllByRole( 'link' ) ).toHaveLength( 3 );
	expect(
		within( past )
			.getAllByRole( 'columnheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Date', 'Topic', 'Place' ] );
	expect( row( 'Renginys 1' ) ).toHaveTextContent( 'Šeštadienis, 17:30' );
	expect( row( 'Renginys 1' ) ).toHaveTextContent( 'Kaunas, Kauno spiečius' );
	expect( row( 'Renginys 2' ) ).toHaveTextContent( 'Šiauliai' );
	expect( row( 'Renginys 4' ) ).toHaveTextContent( 'Passed 2026-11-14' );
	expect( row( 'Renginys 5' ) ).toHaveTextContent(
		'Passed 2026-10-22 – 2026-10-23'
	);
} );

test( 'days, type and the whole date of each are said', () => {
	show( '/renginiai', [
		card( 3, {
			start_date: '2027-02-20',
			moved_from: { start_date: '2027-02-18', start_time: '' },
		} ),
		card( 1, { start_date: '2027-02-05', end_date: '2027-02-06' } ),
		card( 2, { start_date: '2027-01-31', end_date: '2027-02-09' } ),
	] );
	expect( row( 'Renginys 1' ) ).toHaveTextContent(
		'Mokymai · Vasario 5–6 d., penktadienis–šeštadienis, 17:30'
	);
	expect( row( 'Renginys 3' ) ).toHaveTextContent(
		'Moved from vasario 18 d. to vasario 20 d.'
	);
	// The split date is for eyes only.
	expect(
		within( row( 'Renginys 1' ) ).getByText( /^2027 m. vasario 5/ )
	).toHaveClass( 'mp-visually-hidden' );
	expect( row( 'Renginys 2' ) ).toHaveTextContent(
		'Mokymai · Sausio 31 d. – vasario 9 d., 17:30'
	);
} );

test( 'says what was cancelled or postponed, and does not say that it took place', () => {
	show();
	expect( row( 'Renginys 2' ) ).toHaveTextContent( 'Cancelled' );
	expect( row( 'Renginys 3' ) ).toHaveTextContent( 'Postponed' );
	expect( row( 'Renginys 6' ) ).toHaveTextContent( 'Cancelled' );
	expect( row( 'Renginys 6' ) ).not.toHaveTextContent( 'Passed' );
} );

test( 'two changes before the screen is drawn again both count', () => {
	show( '/renginiai?miestas=Kaunas&laikotarpis=7' );
	const field = ( name: string ) => screen.getByRole( 'combobox', { name } );
	act( () => {
		fireEvent.change( field( 'City' ), { target: { value: '' } } );
		fireEvent.change( field( 'Period' ), { target: { value: '' } } );
	} );
	expect( address() ).toBe( '/renginiai' );
} );

test( 'filters by town and period, keeps them in the address, and the back button takes them back', async () => {
	const user = show();
	const town = screen.getByRole( 'combobox', { name: 'City' } );
	expect(
		within( town )
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'All cities', 'Alytus', 'Kaunas', 'Šiauliai' ] );
	await user.selectOptions( town, 'Kaunas' );
	expect( titles() ).toEqual( [ 'Renginys 1', 'Renginys 3', 'Renginys 4' ] );
	expect( found() ).toBe( '3 events found' );
	expect( address() ).toBe( '/renginiai?miestas=Kaunas' );

	// A week from and before today, its last days included.
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Period' } ),
		'Week'
	);
	expect( titles() ).toEqual( [ 'Renginys 1', 'Renginys 4' ] );
	expect( address() ).toBe( '/renginiai?miestas=Kaunas&laikotarpis=7' );

	await user.click( screen.getByRole( 'button', { name: 'Back' } ) );
	expect( titles() ).toHaveLength( 3 );
	await user.selectOptions( town, 'All cities' );
	expect( address() ).toBe( '/renginiai' );
} );

test.each( [
	[ '7', [ 1, 4, 6 ] ],
	[ '30', [ 1, 2, 4, 5, 6 ] ],
	[ '90', [ 1, 2, 4, 5, 6 ] ],
	[ '91', [ 1, 2, 3, 4, 5, 6 ] ],
] )( 'restores a period of %s days from the address', ( days, ids ) => {
	show( `/renginiai?laikotarpis=${ days }` );
	expect( titles() ).toEqual( ids.map( ( id ) => `Renginys ${ id }` ) );
} );

test( 'an event that goes on is within every period', () => {
	show( '/renginiai?laikotarpis=7', [
		card( 1, { start_date: '2026-10-01', end_date: '2026-12-30' } ),
	] );
	expect( titles() ).toEqual( [ 'Renginys 1' ] );
} );

test( 'nothing found: says so and offers everything', async () => {
	const user = show( '/renginiai?utm=x&miestas=Neringa' );
	expect( found() ).toBe( '0 events found' );
	expect(
		screen.getByRole( 'heading', {
			name: 'Sorry we cannot find any results',
		} )
	).toBeInTheDocument();
	expect(
		screen.getByText(
			'Nothing was found according to the selected criteria'
		)
	).toBeInTheDocument();
	expect( screen.getByText( /^Next event:/ ) ).toHaveTextContent(
		/Next event: Renginys 1 \(.+Kaunas\)/
	);
	expect( screen.getByRole( 'combobox', { name: 'City' } ) ).toHaveValue(
		'Neringa'
	);
	await user.click(
		screen.getByRole( 'button', { name: 'Show all events' } )
	);
	expect( address() ).toBe( '/renginiai?utm=x' );
	expect( titles() ).toHaveLength( 6 );
} );

test( 'no events at all: no criteria are blamed', () => {
	show( '/renginiai', [] );
	expect(
		screen.getByRole( 'heading', {
			name: 'Sorry we cannot find any results',
		} )
	).toBeInTheDocument();
	expect( screen.queryByText( /criteria/ ) ).toBeNull();
	expect(
		screen.queryByRole( 'button', { name: 'Show all events' } )
	).toBeNull();
} );

test( 'an answer that is no list is "Invalid data format", and the page around it lives', async () => {
	answer( { status: true, list: [] } );
	boot();
	open( '/renginiai', '/renginiai', <EventListScreen /> );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Invalid data format'
	);
	expect(
		screen.getByRole( 'heading', { level: 1, name: 'Renginiai' } )
	).toBeInTheDocument();
	expect( screen.getByRole( 'combobox', { name: 'City' } ) ).toBeEnabled();
	expect( found() ).toBe( '' );

	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	answer( EVENTS );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await waitFor( () => expect( titles() ).toHaveLength( 6 ) );
} );

test( 'an invalid list in the document is asked for again', async () => {
	answer( EVENTS );
	show( '/renginiai', { status: true } );
	await waitFor( () => expect( titles() ).toHaveLength( 6 ) );
} );

test( 'a failed list can be tried again', async () => {
	answer( refusal( 500, 'server_error' ) );
	boot();
	open( '/renginiai', '/renginiai', <EventListScreen /> );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'This could not be loaded'
	);
	answer( EVENTS );
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await waitFor( () => expect( titles() ).toHaveLength( 6 ) );
} );

test( 'offline says so, and goes on when there is a network', async () => {
	window.fetch = () => Promise.reject( new TypeError( 'Failed to fetch' ) );
	boot();
	open( '/renginiai', '/renginiai', <EventListScreen /> );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
	onlineManager.setOnline( false );
	answer( EVENTS );
	act( () => onlineManager.setOnline( true ) );
	await waitFor( () => expect( titles() ).toHaveLength( 6 ) );
} );

test( 'the calendar to subscribe to is that of the chosen town', async () => {
	const user = show( '/renginiai?miestas=%C5%A0iauliai' );
	await user.click(
		screen.getByRole( 'button', { name: 'Subscribe to the calendar' } )
	);
	const feed = 'localhost/rest/events.ics?lang=lt&miestas=%C5%A0iauliai';
	expect(
		screen.getByRole( 'menuitem', { name: 'Apple, Outlook' } )
	).toHaveAttribute( 'href', `webcal://${ feed }` );
	expect(
		screen.getByRole( 'menuitem', { name: 'Calendar file (.ics)' } )
	).toHaveAttribute( 'href', `http://${ feed }` );
	expect(
		screen.getByRole( 'menuitem', { name: 'Google Calendar' } )
	).toHaveAttribute(
		'href',
		`https://calendar.google.com/calendar/render?cid=${ encodeURIComponent(
			`webcal://${ feed }`
		) }`
	);
} );
