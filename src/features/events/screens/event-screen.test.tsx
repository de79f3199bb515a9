import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import type { EventCard, EventData } from '../api';
import { answer, boot, card, eventOf, open, refusal } from '../testing';
import { EventScreen } from './event-screen';

let fetched: jest.Mock;

beforeEach( () => {
	document.documentElement.lang = 'lt';
	fetched = answer( [] );
} );

afterEach( () => {
	document.documentElement.lang = '';
	setBootData( null );
} );

function show( event: EventData | null, events: EventCard[] = [] ) {
	boot( [
		{ route: 'get_events', input: {}, data: events },
		...( event
			? [ { route: 'events', input: { slug: 'e-1' }, data: event } ]
			: [] ),
	] );
	open(
		'/event/e-1',
		'/event/:slug',
		<EventScreen renderMissing={ () => <p>404</p> } />
	);
	return userEvent.setup();
}

const fact = ( term: string ) =>
	screen.queryByText( term, { selector: 'dt' } )?.parentElement
		?.textContent ?? null;
const register = () =>
	screen.queryByRole( 'link', { name: 'Register for the event' } );
const calendar = () =>
	screen.queryByRole( 'button', { name: 'Add to calendar' } );
const speakersOf = ( ...names: string[] ) =>
	names.map( ( title ) => ( { title, subtitle: 'Direktorė' } ) );

test( 'shows an event to come, without asking the server', () => {
	show(
		eventOf( {
			map_url: 'https://map.test/1',
			dates: { ...eventOf().dates, show_end: true },
		} )
	);
	expect( document.title ).toBe( 'Renginys 1 | Mentoriai' );
	expect( fact( 'Starts' ) ).toContain(
		'2026\u00a0m. gruodžio 3\u00a0d., ketvirtadienis, 17:30'
	);
	expect( fact( 'Ends' ) ).toContain( '19:30' );
	expect(
		screen.getByRole( 'link', { name: 'Show on the map' } )
	).toHaveAttribute( 'href', 'https://map.test/1' );
	expect( register() ).toHaveAttribute(
		'href',
		'https://registracija.test/1'
	);
	expect( fact( 'Event took place' ) ).toBeNull();
	expect(
		within(
			screen.getByRole( 'navigation', { name: 'Breadcrumbs' } )
		).getByRole( 'link', { name: 'Renginiai' } )
	).toHaveAttribute( 'href', '/renginiai' );
	expect( fetched ).not.toHaveBeenCalled();
} );

test( 'the end is shown where editors want it, with its day where that is another one', () => {
	show( eventOf() );
	expect( fact( 'Ends' ) ).toBeNull();
} );

test( 'an event of several days ends on its last day', () => {
	show(
		eventOf( {
			dates: {
				start_date: '2026-12-03',
				end_date: '2026-12-05',
				start_time: '',
				end_time: '16:00',
				show_end: true,
			},
		} )
	);
	expect( fact( 'Starts' ) ).not.toContain( ':' );
	expect( fact( 'Ends' ) ).toContain(
		'2026\u00a0m. gruodžio 5\u00a0d., šeštadienis, 16:00'
	);
} );

test( 'a past event took place: no registering, no calendar, but the next one, rather in the same town', () => {
	show( eventOf( { start_date: '2026-11-12', is_past: true } ), [
		card( 4, { event_status: 'cancelled' } ),
		card( 2, { miestas: 'Vilnius' } ),
		card( 3 ),
	] );
	expect(
		screen.getByRole( 'link', { name: /^Next event: Renginys 3/ } )
	).toHaveAttribute( 'href', '/event/e-3' );
	expect( fact( 'Event took place' ) ).toContain(
		'2026\u00a0m. lapkričio 12\u00a0d.'
	);
	expect( fact( 'Starts' ) ).toBeNull();
	expect( screen.getByText( 'Event already took place' ) ).toBeVisible();
	expect( screen.queryByText( /^Passed/ ) ).toBeNull();
	expect( register() ).toBeNull();
	expect( calendar() ).toBeNull();
} );

test( 'a cancelled event says so and takes nobody, past or not', () => {
	show(
		eventOf( {
			start_date: '2026-11-12',
			is_past: true,
			event_status: 'cancelled',
		} )
	);
	// Before the date, so that nobody notes it down.
	expect(
		screen
			.getByText( 'This event is cancelled' )
			.compareDocumentPosition( screen.getByText( 'Starts' ) )
	).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
	expect( screen.queryByText( 'Event already took place' ) ).toBeNull();
	expect( fact( 'Event took place' ) ).toBeNull();
	expect( register() ).toBeNull();
	expect( calendar() ).toBeNull();
} );

test( 'a postponed event warns and still takes registrations', () => {
	show( eventOf( { event_status: 'postponed' } ) );
	expect( screen.getByText( 'This event is postponed' ) ).toBeVisible();
	expect( register() ).not.toBeNull();
} );

test.each( [
	[
		{ start_date: '2026-11-26', start_time: '17:30' },
		'Moved from lapkričio 26 d. to gruodžio 3 d.',
	],
	[
		{ start_date: '2027-01-07', start_time: '' },
		'Moved from 2027 m. sausio 7 d. to 2026 m. gruodžio 3 d.',
	],
	[
		{ start_date: '2026-12-03', start_time: '16:00' },
		'Moved from 16:00 to 17:30',
	],
] )( 'a moved event says from when to when', ( from, text ) => {
	show( eventOf( { moved_from: from, event_status: 'postponed' } ) );
	expect( screen.getByText( text ) ).toBeVisible();
	expect( screen.queryByText( /is postponed/ ) ).toBeNull();
	expect( register() ).not.toBeNull();
} );

test( 'an event that was moved and is over took place on its new day', () => {
	show(
		eventOf( {
			is_past: true,
			event_status: 'postponed',
			moved_from: { start_date: '2026-11-26', start_time: '' },
		} )
	);
	expect( fact( 'Event took place' ) ).toContain( 'gruodžio 3' );
	expect( screen.queryByText( /^Moved/ ) ).toBeNull();
} );

test( 'without an address there is no registering', () => {
	show( eventOf( { url: '' } ) );
	expect( register() ).toBeNull();
	expect( calendar() ).not.toBeNull();
} );

test( 'the calendar menu works by the keyboard alone', async () => {
	const user = show( eventOf() );
	calendar()?.focus();
	await user.keyboard( '{Enter}' );
	const items = screen.getAllByRole( 'menuitem' );
	expect( items.map( ( { textContent } ) => textContent ) ).toEqual( [
		'Google Calendar',
		'iCal (Apple)',
		'Outlook',
	] );
	expect( items[ 0 ] ).toHaveFocus();
	await user.keyboard( '{ArrowDown}' );
	expect( items[ 1 ] ).toHaveFocus();
	await user.keyboard( '{End}' );
	expect( items[ 2 ] ).toHaveFocus();
	expect( items[ 2 ] ).toHaveAttribute( 'href', eventOf().ics );
	expect( items[ 1 ] ).toHaveAttribute( 'href', eventOf().ics );
	expect( items[ 0 ] ).toHaveAttribute( 'href', eventOf().google );
	expect( items[ 0 ] ).toHaveAttribute( 'target', '_blank' );
	await user.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'menu' ) ).toBeNull();
	expect( calendar() ).toHaveFocus();
} );

test.each( [
	[ [ 'Rasa Kazlauskienė' ], 'Speaker' ],
	[ [ 'Rasa Kazlauskienė', 'Žygimantas Balčiūnas' ], 'Speakers' ],
	[ Array.from( { length: 21 }, ( _, n ) => `Vardė ${ n }` ), 'Speakers' ],
] )( 'speakers are one or several', ( names, title ) => {
	show( eventOf( { pranesejai: speakersOf( ...names ) } ) );
	const section = screen
		.getByRole( 'heading', { name: title } )
		.closest( 'section' ) as HTMLElement;
	expect( within( section ).getAllByRole( 'listitem' ) ).toHaveLength(
		names.length
	);
} );

test( 'the name of a speaker who is a mentor leads to the page of the mentor', () => {
	show(
		eventOf( {
			pranesejai: [
				{
					title: 'Rasa Kazlauskienė',
					subtitle: 'Direktorė',
					link: 'http://localhost/mentorius/rasa-kazlauskiene',
				},
				...speakersOf( 'Jonas Jonaitis' ),
			],
		} )
	);
	expect(
		screen.getByRole( 'link', { name: 'Rasa Kazlauskienė' } )
	).toHaveAttribute( 'href', '/mentorius/rasa-kazlauskiene' );
	expect( screen.getByText( 'Jonas Jonaitis' ) ).toBeVisible();
	expect( screen.queryByRole( 'link', { name: /Jonas/ } ) ).toBeNull();
} );

test( 'no speakers and files: no headings of theirs', () => {
	show( eventOf() );
	expect( screen.queryByRole( 'heading', { name: /Speaker/ } ) ).toBeNull();
	expect( screen.queryByRole( 'heading', { name: 'Files' } ) ).toBeNull();
} );

test( 'files say their kind and size', () => {
	show(
		eventOf( {
			files: [
				{
					file: 'http://localhost/a/darbotvarke.pdf',
					text: 'Renginio darbotvarkė',
					size: 245_760,
				},
				{
					file: 'http://localhost/a/lentel%C4%97.xlsx',
					text: '',
					size: 0,
				},
			],
		} )
	);
	expect(
		screen.getByRole( 'link', {
			name: 'Renginio darbotvarkė PDF, 240\u00a0KB',
		} )
	).toHaveAttribute( 'href', 'http://localhost/a/darbotvarke.pdf' );
	expect(
		screen.getByRole( 'link', { name: 'lentelė.xlsx XLSX' } )
	).toBeInTheDocument();
} );

test( 'shares by plain links', () => {
	show( eventOf() );
	const shared = encodeURIComponent( 'http://localhost/event/e-1' );
	for ( const [ name, host ] of [
		[ 'Facebook', 'https://www.facebook.com/' ],
		[ 'X', 'https://twitter.com/' ],
		[ 'LinkedIn', 'https://www.linkedin.com/' ],
	] ) {
		const href = screen
			.getByRole( 'link', { name: `Share on ${ name }` } )
			.getAttribute( 'href' );
		expect( href ).toContain( host );
		expect( href ).toContain( shared );
	}
	expect( document.querySelector( 'script' ) ).toBeNull();
} );

test( 'other events are upcoming ones, by town', async () => {
	const user = show( eventOf(), [
		card( 1 ),
		card( 2 ),
		card( 3, { miestas: 'Vilnius' } ),
		card( 4, { event_status: 'cancelled' } ),
		card( 5, { is_past: true } ),
	] );
	const aside = within( screen.getByRole( 'complementary' ) );
	const names = () =>
		aside
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
	const date = '2026\u00a0m. gruodžio 3\u00a0d.3 gruodžio';
	expect( names() ).toEqual( [
		`${ date } Renginys 2 Kaunas`,
		`${ date } Renginys 3 Vilnius`,
	] );
	await user.selectOptions(
		aside.getByRole( 'combobox', { name: 'City' } ),
		'Vilnius'
	);
	expect( names() ).toEqual( [ `${ date } Renginys 3 Vilnius` ] );
} );

test( 'other events are asked for when the event is on screen', async () => {
	fetched = answer( [ card( 2 ) ] );
	boot( [ { route: 'events', input: { slug: 'e-1' }, data: eventOf() } ] );
	open(
		'/event/e-1',
		'/event/:slug',
		<EventScreen renderMissing={ () => null } />
	);
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	expect( fetched ).not.toHaveBeenCalled();
	expect(
		await screen.findByRole( 'link', { name: /Renginys 2/ } )
	).toBeInTheDocument();
} );

test( 'an event in the other language says so and marks its texts', () => {
	show( eventOf( { text_lang: 'en', title: 'First export deal' } ) );
	expect(
		screen.getByText( /not been translated into Lithuanian/ )
	).toBeVisible();
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveAttribute(
		'lang',
		'en'
	);
} );

test( 'an event that is not there is the 404 page', async () => {
	answer( refusal( 404, 'not_found' ) );
	show( null );
	expect( await screen.findByText( '404' ) ).toBeInTheDocument();
} );

test( 'a failed event can be tried again', async () => {
	answer( refusal( 500, 'server_error' ) );
	const user = show( null );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	answer( eventOf() );
	await user.click( again );
	expect(
		await screen.findByRole( 'heading', { level: 1, name: 'Renginys 1' } )
	).toBeInTheDocument();
} );
