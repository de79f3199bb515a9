import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import { bootDataFor } from '../../../testing/boot-data';
import { FakeServer, refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { FinderScreen } from './finder-screen';

const FIELDS = [ 'Export', 'Sales', 'Law', 'Money', 'Nobody' ].map(
	( name, at ) => ( {
		id: at + 1,
		slug: name.toLowerCase(),
		name,
		description: '',
		count: name === 'Nobody' ? 0 : 2,
	} )
);

const found = ( id: number ) => ( {
	id,
	kind: 'dynamic' as const,
	title: `Rasa ${ id }`,
	text: 'Manager',
	text_lang: 'lt' as const,
	img: null,
	town: '',
	taxs: [ 'Export' ],
	taxs_id: [ 1 ],
	paskyrosUzimtumas: false,
	busy_until: null,
	full: false,
	answers_in_days: 2,
	link: `http://localhost/mentorius/rasa-${ id }`,
	slug: `rasa-${ id }`,
	average_rating: 0,
	total_reviews: 0,
	reasons: [
		{ key: 'field' as const, text: 'Same field: Export' },
		{ key: 'free' as const, text: 'Free now' },
	],
} );

let server: FakeServer;

beforeEach( () => {
	window.scrollTo = () => undefined;
	setBootData( bootDataFor() );
	server = new FakeServer()
		.on( 'mentoriai_dynamic/tax', FIELDS )
		.on( 'find_mentors', {
			status: true,
			list: [ found( 1 ), found( 2 ) ],
		} );
} );

const show = ( path = '/rask-mentoriu' ) =>
	renderScreen(
		<FinderScreen
			renderMentor={ ( { mentor, reasons } ) => (
				<>
					<h2>{ mentor.title }</h2>
					{ reasons }
				</>
			) }
		/>,
		path,
		{ browser: true }
	);
const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
/** The browser's button stands before the screen's. */
const goBack = () =>
	userEvent.click(
		screen.getAllByRole( 'button', { name: 'Back' } )[ 0 ] as HTMLElement
	);
const question = ( name: string ) =>
	screen.findByRole( 'heading', { level: 1, name } );

test( 'three questions lead to mentors with their reasons; the Back button leads back through them', async () => {
	show();
	const sales = await screen.findByRole( 'button', { name: 'Sales' } );
	expect(
		screen.queryByRole( 'button', { name: 'Nobody' } )
	).not.toBeInTheDocument();
	await userEvent.click( sales );
	for ( const name of [ 'Export', 'Law', 'Money' ] ) {
		await press( name );
	}
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Chosen: 3 of 3'
	);
	expect( screen.getByRole( 'button', { name: 'Money' } ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);

	await press( 'Next' );
	expect(
		await question( 'What would you like to talk about?' )
	).toHaveFocus();
	await userEvent.type( screen.getByRole( 'textbox' ), ' first employee ' );
	await press( 'Next' );
	await question( 'Which city are you in?' );
	await userEvent.type( screen.getByRole( 'textbox' ), 'Kaunas{Enter}' );

	expect( await question( '2 mentors who may help you' ) ).toBeVisible();
	expect( server.of( 'find_mentors' ).at( -1 )?.body ).toEqual( {
		fields: [ 2, 1, 3 ],
		words: 'first employee',
		town: 'Kaunas',
	} );
	const why = screen.getByRole( 'list', { name: 'Why Rasa 1' } );
	expect(
		within( why )
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Same field: Export', 'Free now' ] );

	await goBack();
	expect( await question( 'Which city are you in?' ) ).toBeVisible();
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Kaunas' );
	await goBack();
	expect(
		await question( 'What would you like to talk about?' )
	).toBeVisible();
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'first employee' );
} );

test( 'words count from the last key on, also where the Back button follows at once', async () => {
	show( '/rask-mentoriu#zingsnis=1' );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Skip' } )
	);
	await question( 'What would you like to talk about?' );
	await userEvent.type( screen.getByRole( 'textbox' ), 'first employee' );
	await goBack();
	await question( 'What do you need help with?' );
	await press( 'Skip' );
	await question( 'What would you like to talk about?' );
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'first employee' );
} );

test( 'nothing that is answered is in what a server sees of the address', async () => {
	show( '/rask-mentoriu#zingsnis=4&sritys=1&zodziai=secret' );
	await question( '2 mentors who may help you' );
	expect( screen.getByTestId( 'address' ) ).toHaveTextContent(
		/^\/rask-mentoriu$/
	);
	for ( const { query } of server.calls ) {
		expect( query.toString() ).not.toContain( 'secret' );
	}
} );

test( 'an address that somebody wrote is read as far as it makes sense', async () => {
	show( '/rask-mentoriu#zingsnis=9&sritys=1,1,x,-2,3,4,5' );
	await question( 'What do you need help with?' );
	expect( await screen.findByRole( 'status' ) ).toHaveTextContent(
		'Chosen: 3 of 3'
	);
} );

test( 'fields that are gone do not count, and are asked for no longer', async () => {
	show( '/rask-mentoriu#zingsnis=1&sritys=2,77,78' );
	await screen.findByRole( 'button', { name: 'Sales', pressed: true } );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Chosen: 1 of 3'
	);
	for ( const name of [ 'Next', 'Skip', 'Show mentors' ] ) {
		await press( name );
	}
	await question( '2 mentors who may help you' );
	expect( server.of( 'find_mentors' ).at( -1 )?.body ).toMatchObject( {
		fields: [ 2 ],
	} );
} );

test( 'nobody is free, and a failure: each says what to do next', async () => {
	server.on( 'find_mentors', { status: true, list: [] } );
	const { unmount } = show( '/rask-mentoriu#zingsnis=4' );
	await question( 'No mentor is free right now' );
	expect( screen.getByRole( 'link', { name: 'All mentors' } ) ).toBeVisible();
	unmount();

	server.refuse( 'find_mentors', refusal( 500, 'server_error' ) );
	show( '/rask-mentoriu#zingsnis=4' );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.on( 'find_mentors', { status: true, list: [ found( 3 ) ] } );
	await userEvent.click( again );
	await question( '1 mentor who may help you' );
} );
