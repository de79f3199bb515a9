import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import {
	boot,
	card,
	FIELDS,
	open,
	page,
	route,
	type Sent,
	startServer,
} from '../testing';
import { MentorListScreen } from './mentor-list-screen';

const LIST = route( 'mentoriai_dynamic' );

let sent: Sent[];

beforeEach( () => {
	jest.useFakeTimers();
	sent = startServer();
} );

afterEach( () => {
	jest.useRealTimers();
	setBootData( null );
} );

function show( path = '/e-mentoriai', first = page( 1, 12, 30 ) ) {
	boot( [
		...( path.includes( 'sritis' )
			? []
			: [
					{
						route: 'mentoriai_dynamic',
						input: { page: 0 },
						data: first,
					},
			  ] ),
		{ route: 'mentoriai_dynamic/tax', input: {}, data: FIELDS },
	] );
	open( path, '/e-mentoriai', <MentorListScreen kind="dynamic" /> );
	return userEvent.setup( {
		advanceTimers: ( ms ) => jest.advanceTimersByTime( ms ),
	} );
}

const pass = ( ms: number ) =>
	act( async () => void ( await jest.advanceTimersByTimeAsync( ms ) ) );
const answer = async (
	call: Sent | undefined,
	body: unknown,
	status?: number
) => {
	await call?.answer( body, status );
	await pass( 1 );
};
const names = () =>
	screen
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );
const chip = ( name: string ) => screen.getByRole( 'button', { name } );
/** The count, which is read aloud. */
const found = () => screen.getAllByRole( 'status' )[ 0 ]?.textContent;
const address = () => screen.getByTestId( 'address' ).textContent;
const lists = () => sent.filter( ( call ) => call.route === LIST );
// React's strict mode mounts twice: a first request may have been aborted at once.
const live = () => lists().filter( ( call ) => ! call.aborted() );

test( 'shows at once what the document brought, and asks for nothing', async () => {
	show();

	expect( names() ).toHaveLength( 12 );
	expect( found() ).toBe( '30 mentors found' );
	expect(
		within( screen.getByRole( 'group', { name: 'Fields' } ) ).getAllByRole(
			'button'
		)
	).toHaveLength( 2 );
	await pass( 1000 );
	expect( sent ).toHaveLength( 0 );
} );

test( 'searches once typing has rested for half a second, and aborts the request before', async () => {
	const user = show();
	const box = screen.getByRole( 'searchbox' );
	await user.type( box, 'eks' );
	await pass( 499 );
	expect( lists() ).toHaveLength( 0 );
	await pass( 1 );
	expect( lists().map( ( { body } ) => body ) ).toEqual( [
		{ page: 0, filter: { tax: [], keyword: 'eks' } },
	] );

	await user.type( box, 'port' );
	await pass( 500 );
	expect( lists() ).toHaveLength( 2 );
	expect( lists()[ 0 ]?.aborted() ).toBe( true );
	expect( lists()[ 1 ]?.aborted() ).toBe( false );
	await answer( lists()[ 1 ], page( 7, 7, 1 ) );
	expect( names() ).toEqual( [ 'Vardė Pavardė 7' ] );
	expect( found() ).toBe( '1 mentor found' );

	await user.clear( box );
	expect( names() ).toHaveLength( 12 );
} );

test( 'tags toggle, stand in the address, and the back button takes them back', async () => {
	const user = show();
	await user.click( chip( 'Pardavimai' ) );
	expect( address() ).toBe( '/e-mentoriai?sritis=pardavimai' );
	await user.click( chip( 'Eksportas' ) );
	expect( address() ).toBe( '/e-mentoriai?sritis=pardavimai,eksportas' );
	expect( lists()[ 0 ]?.aborted() ).toBe( true );
	expect( lists()[ 1 ]?.body ).toEqual( {
		page: 0,
		filter: { tax: [ 'eksportas', 'pardavimai' ], keyword: '' },
	} );
	await answer( lists()[ 1 ], page( 1, 2, 2 ) );
	expect( found() ).toBe( '2 mentors found · Pardavimai, Eksportas' );

	await user.click( chip( 'Pardavimai' ) );
	expect( address() ).toBe( '/e-mentoriai?sritis=eksportas' );
	await user.click( chip( 'Back' ) );
	expect( chip( 'Pardavimai' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( names() ).toHaveLength( 2 );

	await user.click( chip( 'Clear fields' ) );
	expect( address() ).toBe( '/e-mentoriai' );
	expect( names() ).toHaveLength( 12 );
} );

test( 'restores the tags from the address, beside other parameters', async () => {
	const user = show( '/e-mentoriai?utm=x&sritis=eksportas,nezinoma' );
	expect( live()[ 0 ]?.body ).toEqual( {
		page: 0,
		filter: { tax: [ 'eksportas', 'nezinoma' ], keyword: '' },
	} );
	await answer( live()[ 0 ], page( 1, 1, 1 ) );
	expect( chip( 'Eksportas' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await user.click( chip( 'Clear fields' ) );
	expect( address() ).toBe( '/e-mentoriai?utm=x' );
} );

test( 'more mentors go on in the order of the first page, and the focus goes to the first of them', async () => {
	const user = show();
	await user.click( chip( 'Show more' ) );
	expect( lists()[ 0 ]?.body ).toEqual( { page: 1, seed: '2026-11-21' } );
	await answer( lists()[ 0 ], page( 13, 24, 30 ) );
	expect( names() ).toHaveLength( 24 );
	expect(
		screen.getByRole( 'link', { name: 'Vardė Pavardė 13' } )
	).toHaveFocus();

	await user.click( chip( 'Show more' ) );
	expect( lists()[ 1 ]?.body ).toEqual( { page: 2, seed: '2026-11-21' } );
	await answer( lists()[ 1 ], page( 25, 30, 30 ) );
	expect( screen.queryByRole( 'button', { name: 'Show more' } ) ).toBeNull();
} );

test( 'a failed page keeps what is shown and can be asked for again', async () => {
	const user = show();
	await user.click( chip( 'Show more' ) );
	await answer( lists()[ 0 ], null, 500 );
	await waitFor( () => chip( 'Try again' ) );
	expect( names() ).toHaveLength( 12 );
	await user.click( chip( 'Try again' ) );
	await answer( lists()[ 1 ], page( 13, 24, 30 ) );
	expect( names() ).toHaveLength( 24 );
} );

test( 'a failed list says so and can be tried again', async () => {
	const user = show( '/e-mentoriai?sritis=eksportas' );
	await answer( live()[ 0 ], null, 500 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The server did not answer as it should.'
	);
	await user.click( chip( 'Try again' ) );
	await answer( live()[ 1 ], page( 1, 1, 1 ) );
	expect( names() ).toHaveLength( 1 );
} );

test( 'nobody found: says so and offers everybody', async () => {
	const user = show( '/e-mentoriai?sritis=eksportas' );
	await answer( live()[ 0 ], page( 1, 0, 0 ) );
	expect(
		screen.getByRole( 'heading', { name: 'No mentors found' } )
	).toBeInTheDocument();
	expect( found() ).toBe( '0 mentors found · Eksportas' );
	// The nearest are all there are, which came with the document.
	expect( names() ).not.toContain( 'Vardė Pavardė 4' );
	await user.click( chip( 'Show all mentors' ) );
	expect( address() ).toBe( '/e-mentoriai' );
} );

test( 'a word that means a field offers it, and takes its place', async () => {
	const user = show( '/e-mentoriai?paieska=Eksporto' );
	await answer( live()[ 0 ], {
		...page( 1, 2, 2 ),
		keyword_used: 'Ekspor',
	} );
	expect( found() ).toBe(
		'2 mentors foundNo one matches “Eksporto” exactly. These mentors come close.'
	);
	await user.click( chip( 'Field: Eksportas (3)' ) );
	expect( address() ).toBe( '/e-mentoriai?sritis=eksportas' );
	expect( screen.getByRole( 'searchbox' ) ).toHaveValue( '' );
} );

test( 'where a word finds nobody there are three mentors of the field it means', async () => {
	const user = show( '/e-mentoriai?paieska=eksportus' );
	await answer( live()[ 0 ], page( 1, 0, 0 ) );
	expect(
		screen.getByRole( 'heading', { name: 'No mentors match “eksportus”' } )
	).toBeInTheDocument();
	const nearest = live().at( -1 );
	expect( nearest?.body ).toEqual( {
		page: 0,
		filter: { tax: [ 'eksportas' ], keyword: '' },
	} );
	await answer( nearest, page( 1, 5, 5 ) );
	expect( names() ).toEqual( [
		'No mentors match “eksportus”',
		'These mentors may be able to help',
		'Vardė Pavardė 1',
		'Vardė Pavardė 2',
		'Vardė Pavardė 3',
	] );
	await user.click( chip( 'Choose the field: Eksportas' ) );
	expect( address() ).toBe( '/e-mentoriai?sritis=eksportas' );
} );

test.each( [
	[ 'dynamic', '/e-mentoriai' ],
	[ 'static', '/mentoriai-spieciuose' ],
] as const )(
	'%s mentors are filtered by town, which stays in the address',
	async ( kind, path ) => {
		const list = {
			...page( 1, 2, 2 ),
			list: [ card( 1, { town: 'Kaunas' } ), card( 2 ) ],
			miestai: [ 'Kaunas', 'Vilnius' ],
		};
		boot( [
			{ route: `mentoriai_${ kind }`, input: { page: 0 }, data: list },
			{ route: `mentoriai_${ kind }/tax`, input: {}, data: FIELDS },
		] );
		open( path, path, <MentorListScreen kind={ kind } /> );
		const user = userEvent.setup( {
			advanceTimers: ( ms ) => jest.advanceTimersByTime( ms ),
		} );
		const [ first, second ] = screen.getAllByRole( 'article' );
		expect( first ).toHaveTextContent( 'VadovėKaunas' );
		expect( second ).not.toHaveTextContent( 'Kaunas' );
		const town = screen.getByRole( 'combobox', { name: 'City' } );
		await user.selectOptions( town, 'Kaunas' );
		expect( address() ).toBe( `${ path }?miestas=Kaunas` );
		const asked = sent.filter(
			( call ) => call.route === `mentoriai_${ kind }`
		);
		expect( asked.at( -1 )?.body ).toEqual( {
			page: 0,
			filter: { tax: [], keyword: '', miestas: 'Kaunas' },
		} );
		expect( town ).toHaveValue( 'Kaunas' );
		await user.selectOptions( town, 'All cities' );
		expect( address() ).toBe( path );
	}
);
