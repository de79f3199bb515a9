import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { setBootData } from '../lib/boot';
import { sessionStore } from '../lib/session';
import { bootDataFor } from '../testing/boot-data';
import { userFor } from '../testing/user';
import { GuardedScreen } from './guarded-screen';
import type { AppRoute, Entry } from './routes';
import { startUpStore } from './start-up';

const TOKEN = 'a'.repeat( 64 );
const ENTRIES: Record< string, Entry > = {
	'/prisijungti': 'guests',
	'/zinutes': 'members',
};

function Site() {
	const { pathname } = useLocation();
	const route: AppRoute = {
		path: pathname,
		entry: ENTRIES[ pathname ] ?? 'anyone',
		pageId: 0,
		skeleton: 'page',
		screen: {
			loaded: () => <p>screen { pathname }</p>,
			load: () => Promise.reject( new Error( 'loaded already' ) ),
		},
	};
	return <GuardedScreen key={ pathname } route={ route } />;
}

function visit( path: string ) {
	return render(
		<MemoryRouter initialEntries={ [ path ] }>
			<Site />
		</MemoryRouter>
	);
}

const signIn = () =>
	act( () =>
		sessionStore.getState().signIn( { ...userFor(), token: TOKEN } )
	);

beforeEach( () => {
	setBootData( bootDataFor() );
	startUpStore.setState( { unreachable: false } );
	sessionStore.getState().signOut();
} );

test( 'a guest goes to Login and after it back to where they wanted', () => {
	visit( '/zinutes?a=1' );
	expect( screen.getByText( 'screen /prisijungti' ) ).toBeVisible();
	signIn();
	expect( screen.getByText( 'screen /zinutes' ) ).toBeVisible();
} );

test( 'who logs in without a wish gets the messages', () => {
	visit( '/prisijungti' );
	signIn();
	expect( screen.getByText( 'screen /zinutes' ) ).toBeVisible();
} );

test( 'the screen that is left keeps its height until the other one is there', () => {
	const { container } = visit( '/prisijungti' );
	const heights: boolean[] = [];
	const seen = new MutationObserver( () => undefined );
	seen.observe( container, { childList: true, subtree: true } );
	signIn();
	for ( const { addedNodes } of seen.takeRecords() ) {
		heights.push(
			...[ ...addedNodes ].map( ( node ) =>
				( node as Element ).matches( '.mp-screen-skeleton' )
			)
		);
	}
	expect( heights[ 0 ] ).toBe( true );
} );

test( 'who is signed in already goes from Login to the profile', () => {
	sessionStore.getState().signIn( { ...userFor(), token: TOKEN } );
	visit( '/prisijungti' );
	expect( screen.getByText( 'screen /profilis' ) ).toBeVisible();
} );

test( 'a link that confirms the address of somebody else is not lost on who is signed in', () => {
	const user = userFor();
	sessionStore.getState().signIn( { ...user, token: TOKEN } );
	visit( '/prisijungti?email=kita@demo.test&key=k' );
	expect( screen.getByText( 'screen /prisijungti' ) ).toBeVisible();
	visit( `/prisijungti?email=${ user.email }&key=k` );
	expect( screen.getByText( 'screen /profilis' ) ).toBeVisible();
} );

test( 'while the token is tried, a guarded screen waits and then shows', () => {
	sessionStore.setState( { token: TOKEN, phase: 'unknown', user: null } );
	visit( '/zinutes' );
	expect( screen.queryByText( /^screen/ ) ).toBeNull();
	act( () => sessionStore.getState().setUser( userFor() ) );
	expect( screen.getByText( 'screen /zinutes' ) ).toBeVisible();
} );

test( 'logging out on a guarded screen leads Home', () => {
	sessionStore.getState().signIn( { ...userFor(), token: TOKEN } );
	visit( '/zinutes' );
	act( () => sessionStore.getState().signOut() );
	expect( screen.getByText( 'screen /' ) ).toBeVisible();
} );

test( 'a session that ended by itself leads to Login and back', () => {
	sessionStore.getState().signIn( { ...userFor(), token: TOKEN } );
	visit( '/zinutes' );
	act( () => sessionStore.getState().expire( TOKEN ) );
	expect( screen.getByText( 'screen /prisijungti' ) ).toBeVisible();
	signIn();
	expect( screen.getByText( 'screen /zinutes' ) ).toBeVisible();
} );

test( 'a server out of reach offers another try', () => {
	sessionStore.setState( { token: TOKEN, phase: 'guest', user: null } );
	startUpStore.setState( { unreachable: true } );
	visit( '/zinutes' );
	expect(
		screen.getByRole( 'heading', { level: 1, name: 'Connection error' } )
	).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
} );

test( 'who has not agreed to the texts is asked for it wherever they go, and may read them', async () => {
	const asked = { ...userFor(), needs_consent: true, token: TOKEN };
	sessionStore.getState().signIn( asked );
	setBootData( {
		...bootDataFor(),
		settings: {
			...bootDataFor().settings,
			privacyUrl: '/privatumo-politika',
		},
	} );
	visit( '/zinutes' );
	expect(
		await screen.findByRole( 'heading', { name: 'One more step' } )
	).toBeVisible();
	expect( screen.queryByText( /^screen/ ) ).toBeNull();
	visit( '/privatumo-politika' );
	expect( screen.getByText( 'screen /privatumo-politika' ) ).toBeVisible();
} );
