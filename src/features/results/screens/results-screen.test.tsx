import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { FakeServer, refusal } from '../../../testing/fake-server';
import { userFor } from '../../../testing/user';
import { openResults, results, startServer, withMeetings } from '../testing';

const some = {
	...results( [ 142, 168, 131, 247, 276, 320 ], [ 0, 3, 4 ], {
		conversations: 3,
		messages_sent: 7,
		messages_received: 46,
		plans_received: 12,
		plans_completed: 1,
		reply_rate: 0.923,
		median_reply_hours: 2.25,
	} ),
	sus_cat: [
		{ id: 1, name: 'Pardavimai', total: 2568 },
		{ id: 2, name: 'Eksportas', total: 0 },
	],
};

const tile = ( label: string ) =>
	screen.getByText( label, { selector: 'dt' } ).parentElement;

afterEach( () => onlineManager.setOnline( true ) );

it( 'shows what matters and the chart of six months in words', async () => {
	startServer( some, 27 );
	openResults();
	const chart = await screen.findByRole( 'img', {
		name: /^Views of your profile/,
	} );
	expect( chart ).toHaveAccessibleName(
		/2026\sm\. birželis – 2026\sm\. lapkritis: 1\s284 in all\. Most: 2026\sm\. lapkritis, 320\. This month so far: 320\./
	);
	expect( chart.children ).toHaveLength( 6 );
	expect( tile( 'Profile views' ) ).toHaveTextContent( '1 284 in 6 months' );
	expect( tile( 'Messages received' ) ).toHaveTextContent(
		'46 in 3 conversations, all time'
	);
	expect( tile( 'Action plans' ) ).toHaveTextContent(
		'12 1 finished, all time'
	);
	expect( await screen.findByText( '4,83' ) ).toBeVisible();
	expect( screen.getByText( '92 %' ) ).toBeVisible();
	expect( screen.getByText( '2,3 h' ) ).toBeVisible();
} );

it( 'bars are in proportion, this month and the own row stand out', async () => {
	startServer( some );
	openResults();
	const chart = await screen.findByRole( 'img', {
		name: /^Views of your profile/,
	} );
	const heights = [ ...chart.children ].map( ( column ) =>
		( column as HTMLElement ).style.getPropertyValue( '--mp-bar' )
	);
	expect( heights ).toEqual( [
		'44.4%',
		'52.5%',
		'40.9%',
		'77.2%',
		'86.3%',
		'100%',
	] );
	expect( chart.lastElementChild ).toHaveClass( 'is-now' );
	const own = screen
		.getAllByText( 'Your profile' )
		.map( ( node ) => node.closest( 'li' ) )
		.find( Boolean );
	expect( own ).toHaveTextContent( 'Your profile1 284' );
	expect( own ).toHaveClass( 'is-own' );
	const nothing = screen
		.getAllByText( 'Eksportas' )
		.find( ( node ) => node.closest( 'li' ) )
		?.closest( 'li' )
		?.querySelector< HTMLElement >( '.mp-bars__bar' );
	expect( nothing?.style.getPropertyValue( '--mp-bar' ) ).toBe( '0%' );
	expect( screen.getByText( 'No ratings yet' ) ).toBeVisible();
} );

it( 'has a table behind each chart, newest month first', async () => {
	startServer( some );
	openResults();
	const buttons = await screen.findAllByRole( 'button', {
		name: /^Show the table: /,
	} );
	expect( buttons ).toHaveLength( 3 );
	expect( screen.queryByRole( 'table' ) ).toBeNull();
	buttons[ 0 ]?.focus();
	await userEvent.keyboard( '{Enter}' );
	const table = screen.getByRole( 'table', { name: 'Interest in you' } );
	const rows = within( table ).getAllByRole( 'row' );
	expect( rows ).toHaveLength( 7 );
	expect( rows[ 1 ] ).toHaveTextContent( /lapkritis320/ );
	const hide = screen.getByRole( 'button', {
		name: 'Hide the table: Interest in you',
	} );
	expect( hide ).toHaveAttribute( 'aria-expanded', 'true' );
	await userEvent.click( hide );
	expect( screen.queryByRole( 'table' ) ).toBeNull();
} );

it( 'changes the period of charts and views, and keeps it in the address', async () => {
	startServer( some );
	openResults( false, '/rezultatai?laikotarpis=12' );
	const chart = () =>
		screen.findByRole( 'img', { name: /^Views of your profile/ } );
	expect( ( await chart() ).children ).toHaveLength( 12 );
	expect( screen.getByRole( 'button', { name: 'Year' } ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Month' } ) );
	expect( ( await chart() ).children ).toHaveLength( 2 );
	expect( tile( 'Profile views' ) ).toHaveTextContent( '320 in 30 days' );
	expect( screen.getByText( 'Period: Month' ).parentElement ).toHaveAttribute(
		'role',
		'status'
	);
} );

it( 'says what to do when there is nothing yet, beside the zeros', async () => {
	startServer( results() );
	openResults();
	expect(
		await screen.findByText( 'No one has viewed your profile yet' )
	).toBeVisible();
	expect( tile( 'Messages received' ) ).toHaveTextContent(
		'0 in 0 conversations, all time'
	);
	expect(
		screen.getByRole( 'link', { name: 'Improve your profile' } )
	).toHaveAttribute( 'href', '/profilis' );
	expect( screen.queryByRole( 'img' ) ).toBeNull();
} );

it( 'sends a draft mentor to the profile and does not ask for ratings', async () => {
	const server = startServer( results() );
	openResults( true );
	expect(
		await screen.findByRole( 'link', { name: 'Fill in your profile' } )
	).toBeVisible();
	expect( server.of( 'get_reviews' ) ).toEqual( [] );
} );

it( 'can be tried again when it fails', async () => {
	startServer( some ).refuse(
		'user-results',
		refusal( 500, 'server_error' )
	);
	openResults();
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	startServer( some );
	await userEvent.click( again );
	expect(
		await screen.findByRole( 'img', { name: /^Views of your profile/ } )
	).toBeVisible();
} );

it( 'says so without a network, and goes on when it is back', async () => {
	new FakeServer();
	openResults();
	onlineManager.setOnline( false );
	expect( await screen.findByText( 'Connection error' ) ).toBeVisible();
	startServer( some );
	act( () => onlineManager.setOnline( true ) );
	expect(
		await screen.findByRole( 'img', { name: /^Views of your profile/ } )
	).toBeVisible();
} );

describe( 'meetings', () => {
	const met = withMeetings(
		some,
		[ 60, 45 ],
		[
			{ year: 2026, held: 2, minutes: 105 },
			{ year: 2024, held: 1, minutes: 60 },
		]
	);
	const link = () =>
		screen.findByRole( 'link', { name: 'Certificate of hours' } );

	it( 'are told in words, as a chart and as its table', async () => {
		startServer( met );
		openResults();
		expect(
			await screen.findByText(
				'3 meetings took place in all, 2 hours 45 minutes.'
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'img', { name: /^Hours of meetings/ } )
		).toHaveAccessibleName(
			/: 1,75 in all\. Most: 2026\sm\. spalis, 1\. This month so far: 0,75\./
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show the table: Meetings' } )
		);
		const rows = within(
			screen.getByRole( 'table', { name: 'Meetings' } )
		).getAllByRole( 'row' );
		expect( rows[ 0 ] ).toHaveTextContent( 'MonthMeetingsDuration' );
		expect( rows[ 2 ] ).toHaveTextContent( /spalis11 hour$/ );
		expect( rows ).toHaveLength( 7 );
	} );

	it( 'say how they get counted while there are none, and offer no certificate', async () => {
		startServer( some );
		openResults();
		expect(
			await screen.findByText( /Its hours are counted when the founder/ )
		).toBeVisible();
		expect( screen.queryByText( 'Certificate of hours' ) ).toBeNull();
	} );

	it( 'have a certificate of each year with the numbers of the results', async () => {
		startServer( met );
		const print = jest.fn();
		window.print = print;
		openResults();
		await userEvent.click( await link() );
		const paper = within( await screen.findByRole( 'article' ) );
		expect( window.scrollTo ).toHaveBeenCalledWith( 0, 0 );
		const figures = () =>
			paper
				.getAllByRole( 'definition' )
				.map( ( figure ) => figure.textContent?.trim() );
		expect( figures() ).toEqual( [ '1 hour 45 minutes', '2' ] );
		expect( paper.getByText( 'Verslo paramos agentūra' ) ).toBeVisible();
		expect( paper.getByText( /founders in 2026/ ) ).toBeVisible();
		const { first_name: first, last_name: last } = userFor();
		expect( paper.getByText( `${ first } ${ last }` ) ).toBeVisible();

		const year = screen.getByLabelText( 'Year' );
		expect( within( year ).getAllByRole( 'option' ) ).toHaveLength( 2 );
		await userEvent.selectOptions( year, '2024' );
		expect( figures() ).toEqual( [ '1 hour', '1' ] );
		expect( paper.getByText( /founders in 2024/ ) ).toBeVisible();
		expect( paper.queryByText( /up to this day/ ) ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Print' } )
		);
		expect( print ).toHaveBeenCalledTimes( 1 );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'All results' } )
		);
		expect( await link() ).toBeVisible();
	} );

	it( 'that never took place make an address of a certificate empty', async () => {
		startServer( some );
		openResults( false, '/rezultatai?pazyma=2026' );
		expect(
			await screen.findByRole( 'heading', { name: 'No meetings yet' } )
		).toBeVisible();
		expect( screen.queryByRole( 'article' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Print' } ) ).toBeNull();
	} );

	it( 'can be asked for again when the certificate could not be loaded', async () => {
		startServer( met ).refuse(
			'user-results',
			refusal( 500, 'server_error' )
		);
		openResults( false, '/rezultatai?pazyma=2026' );
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		startServer( met );
		await userEvent.click( again );
		expect( await screen.findByRole( 'article' ) ).toBeVisible();
	} );
} );
