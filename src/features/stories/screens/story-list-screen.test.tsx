import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import { boot, open, page, startServer } from '../testing';
import { StoryListScreen } from './story-list-screen';

beforeEach( () => {
	window.scrollTo = jest.fn();
	window.matchMedia = jest
		.fn()
		.mockReturnValue( { matches: true } as MediaQueryList );
} );

afterEach( () => {
	onlineManager.setOnline( true );
	setBootData( null );
} );

const PATH = '/sekmes-istorijos';

function show( answers: Record< string, unknown >, path = PATH, first = true ) {
	boot(
		first
			? [
					{
						route: 'get_success_stories',
						input: { page: 0 },
						data: page( 1, 9, 20 ),
					},
			  ]
			: []
	);
	const server = startServer( answers );
	open( path, PATH, <StoryListScreen /> );
	return { user: userEvent.setup(), server };
}

const titles = () =>
	screen
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );
const pager = () => screen.getByRole( 'navigation', { name: 'Pages' } );
const link = ( name: string ) =>
	within( pager() ).getByRole( 'link', { name } );
const address = () => screen.getByTestId( 'address' ).textContent;
const status = () => screen.getByRole( 'status' ).textContent;

test( 'shows at once what the document brought, with the total and the pages', () => {
	const { server } = show( {} );

	expect( titles() ).toHaveLength( 9 );
	expect( screen.getByText( '20 stories' ) ).toBeInTheDocument();
	expect( link( 'Page 1' ) ).toHaveAttribute( 'aria-current', 'page' );
	expect( link( 'Page 3' ) ).toHaveAttribute(
		'href',
		`${ PATH }?puslapis=3`
	);
	expect(
		within( pager() ).queryByRole( 'link', { name: 'Previous page' } )
	).toBeNull();
	expect( server.fetch ).not.toHaveBeenCalled();
} );

test( 'another page stands in the address, takes the focus to the heading and says where one is', async () => {
	const { user } = show( { 'get_success_stories/1': page( 10, 18, 20 ) } );
	await user.click( link( 'Next page' ) );

	expect( await screen.findByText( 'Istorija 10' ) ).toBeInTheDocument();
	expect( address() ).toBe( `${ PATH }?puslapis=2` );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
	expect( status() ).toBe( 'Page 2 of 3' );
	expect( document.title ).toBe( 'Sėkmės istorijos, page 2 | Mentoriai' );

	await user.click( screen.getByRole( 'button', { name: 'Back' } ) );
	expect( address() ).toBe( PATH );
	expect( titles()[ 0 ] ).toBe( 'Istorija 1' );
	expect( status() ).toBe( 'Page 1 of 3' );
} );

test( 'the first page has no parameter of its own, and others stay', async () => {
	const { user } = show(
		{ 'get_success_stories/2': page( 19, 20, 20 ) },
		`${ PATH }?utm=x&puslapis=3`
	);
	await screen.findByText( 'Istorija 19' );
	expect( link( 'Page 2' ) ).toHaveAttribute(
		'href',
		`${ PATH }?utm=x&puslapis=2`
	);
	await user.click( link( 'Page 1' ) );
	expect( address() ).toBe( `${ PATH }?utm=x` );
} );

test( 'an address without sense is the first page', () => {
	show( {}, `${ PATH }?puslapis=-2x` );
	expect( titles() ).toHaveLength( 9 );
} );

test( 'the boxes of the cards hold the place of what is on its way', () => {
	show( {}, PATH, false );
	expect(
		document.querySelectorAll( '[aria-busy] .mp-story-card' )
	).toHaveLength( 9 );
} );

test( 'no stories, and none on this page', async () => {
	show( { 'get_success_stories/0': page( 1, 0, 0 ) }, PATH, false );
	expect(
		await screen.findByText( 'There are no stories yet' )
	).toBeInTheDocument();
	expect( screen.queryByRole( 'navigation' ) ).toBeNull();
} );

test( 'a page beyond the last leads to the first', async () => {
	const { user } = show(
		{ 'get_success_stories/8': page( 1, 0, 20 ) },
		`${ PATH }?puslapis=9`
	);
	await user.click(
		await screen.findByRole( 'link', { name: 'Go to the first page' } )
	);
	expect( titles() ).toHaveLength( 9 );
} );

test( 'a failed page says so and can be tried again', async () => {
	const { user, server } = show( {}, PATH, false );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
	server.on( 'get_success_stories', page( 1, 2, 2 ), { page: 0 } );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( '2 stories' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'navigation' ) ).toBeNull();
} );

test( 'without a network it says so, and goes on when there is one', async () => {
	const { server } = show( {}, PATH, false );
	onlineManager.setOnline( false );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
	server.on( 'get_success_stories', page( 1, 1, 1 ), { page: 0 } );
	act( () => onlineManager.setOnline( true ) );
	expect( await screen.findByText( '1 story' ) ).toBeInTheDocument();
} );
