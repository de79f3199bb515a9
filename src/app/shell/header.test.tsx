import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	MemoryRouter,
	type NavigateFunction,
	useNavigate,
} from 'react-router-dom';
import { setBootData } from '../../lib/boot';
import { sessionStore, type User } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { userFor } from '../../testing/user';
import { Header } from './header';
import { laterMenus } from './later-menus';

const MENU = {
	...bootDataFor().menu,
	menu: [
		{ id: 1, title: 'Mentoriai', url: 'http://localhost/e-mentoriai' },
		{
			id: 2,
			title: 'Apie',
			url: 'http://localhost/apie',
			children: [
				{ id: 3, title: 'Komanda', url: 'http://localhost/komanda' },
			],
		},
	],
};

let navigate: NavigateFunction;
function Navigator() {
	navigate = useNavigate();
	return null;
}

function show(
	user: User | null,
	at = '/e-mentoriai',
	screensOff: string[] = []
) {
	setBootData( bootDataFor( { menu: MENU, screensOff } ) );
	act( () => {
		if ( user ) {
			sessionStore
				.getState()
				.signIn( { ...user, token: 'a'.repeat( 64 ) } );
		} else {
			sessionStore.getState().signOut();
		}
	} );
	render(
		<MemoryRouter initialEntries={ [ at ] }>
			<Header />
			<Navigator />
		</MemoryRouter>
	);
}

beforeAll( () => laterMenus.load() );

beforeEach( () => {
	window.matchMedia = () =>
		( {
			matches: false,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		} ) as unknown as MediaQueryList;
	window.fetch = jest.fn( () =>
		Promise.reject( new TypeError( 'no network in tests' ) )
	);
} );

const links = () =>
	screen.getAllByRole( 'link' ).map( ( link ) => link.textContent );

test( 'a guest sees the menu and both ways in, and no member icons', () => {
	show( null );
	expect( links() ).toEqual(
		expect.arrayContaining( [ 'Log in', 'Register' ] )
	);
	expect( links() ).not.toContain( 'Messages' );
	expect(
		screen.getByRole( 'link', { name: 'Mentoriai', current: 'page' } )
	).toBeVisible();
} );

test.each( [
	[ 'founder', userFor(), [ 'Action plans', 'Messages' ] ],
	[
		'mentor',
		userFor( { role: 'mentorius' } ),
		[ 'Action plans', 'Results', 'Messages' ],
	],
	[ 'draft founder', userFor( { status: 'draft' } ), [] ],
	[ 'undecided', userFor( { role: 'neapsisprendes', status: 'draft' } ), [] ],
] )( 'a %s sees exactly the icons of their role', ( _, user, icons ) => {
	show( user );
	const known = [ 'Action plans', 'Results', 'Messages' ];
	expect(
		links().filter( ( name ) => known.includes( name ?? '' ) )
	).toEqual( icons );
	expect( links() ).not.toContain( 'Log in' );
} );

test( 'nothing leads to a screen that is switched off', async () => {
	show( userFor( { role: 'mentorius' } ), '/', [ 'Results', 'Messages' ] );
	await userEvent.click( screen.getByRole( 'button', { name: 'Menu' } ) );
	expect( screen.getByRole( 'dialog', { name: 'Menu' } ) ).toBeVisible();
	for ( const name of [ 'Results', 'Messages' ] ) {
		expect( links() ).not.toContain( name );
	}
	expect( links() ).toContain( 'Action plans' );
} );

test( 'unread things are said, not only shown', () => {
	show( userFor( { unreadmessages: true, unreadplans: 2 } ) );
	expect(
		screen.getByRole( 'link', { name: /Messages.*unread/ } )
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: /Action plans.*unread/ } )
	).toBeVisible();
} );

test( 'the profile menu by keyboard: open, move, log out', async () => {
	const keys = userEvent.setup();
	show( userFor() );
	screen.getByRole( 'button', { name: 'Lina Urbonaitė' } ).focus();
	await keys.keyboard( '{Enter}' );
	expect( screen.getByRole( 'menuitem', { name: 'Profile' } ) ).toHaveFocus();
	await keys.keyboard( '{ArrowDown}' );
	expect(
		screen.getByRole( 'menuitem', { name: 'Mentorships' } )
	).toHaveFocus();
	await keys.keyboard( '{ArrowDown}' );
	expect(
		screen.getByRole( 'menuitem', { name: 'Saved mentors' } )
	).toHaveFocus();
	await keys.keyboard( '{ArrowDown}' );
	expect( screen.getByRole( 'menuitem', { name: 'Log out' } ) ).toHaveFocus();
	await keys.keyboard( '{Enter}' );
	expect( sessionStore.getState().user ).toBeNull();
	expect( window.fetch ).toHaveBeenCalledWith(
		expect.objectContaining( { pathname: '/wp-json/data/v1/logout' } ),
		expect.objectContaining( {
			headers: expect.objectContaining( {
				Authorization: `Bearer ${ 'a'.repeat( 64 ) }`,
			} ),
		} )
	);
} );

test( 'Esc closes the profile menu and gives the focus back', async () => {
	const keys = userEvent.setup();
	show( userFor() );
	const button = screen.getByRole( 'button', { name: 'Lina Urbonaitė' } );
	await keys.click( button );
	await keys.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'menu' ) ).toBeNull();
	expect( button ).toHaveFocus();
} );

test( 'an item with pages below it opens them', async () => {
	const keys = userEvent.setup();
	show( null );
	await keys.click( screen.getByRole( 'button', { name: 'Apie' } ) );
	expect(
		screen.getAllByRole( 'menuitem' ).map( ( item ) => item.textContent )
	).toEqual( [ 'Apie', 'Komanda' ] );
} );

test( 'the drawer holds everything of the menu and closes by its button', async () => {
	const keys = userEvent.setup();
	show( null );
	await keys.click( screen.getByRole( 'button', { name: 'Menu' } ) );
	const drawer = screen.getByRole( 'dialog', { name: 'Menu' } );
	expect(
		within( drawer )
			.getAllByRole( 'link' )
			.map( ( link ) => link.textContent )
	).toEqual( [
		'Mentoriai',
		'Mentoriai',
		'Apie',
		'Komanda',
		'Register',
		'Log in',
		'LT',
		'EN',
	] );
	await keys.click(
		within( drawer ).getByRole( 'button', { name: 'Close the menu' } )
	);
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
} );

test( 'a drawer that is closed before it was painted does not make the page inert', async () => {
	const showModal = jest.spyOn( HTMLDialogElement.prototype, 'showModal' );
	show( null );
	fireEvent.click( screen.getByRole( 'button', { name: 'Menu' } ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Close the menu' } ) );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
	expect( showModal ).not.toHaveBeenCalled();
	showModal.mockRestore();
} );

test.each( [
	[ 'a search that is noted in the address', '?q=abc', true, true ],
	[ 'a link to where one is', '/e-mentoriai', true, false ],
	[ 'a step on the same page', '?q=abc', false, false ],
	[ 'another page instead', '/apie?q=abc', true, false ],
] )( '%s: whether the menu stays', async ( _, to, replace, stays ) => {
	show( null );
	await userEvent.click( screen.getByRole( 'button', { name: 'Menu' } ) );
	expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	await act( async () => navigate( to, { replace } ) );
	expect( screen.queryAllByRole( 'dialog' ) ).toHaveLength( stays ? 1 : 0 );
} );
