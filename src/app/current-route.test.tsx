import { waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { setBootData } from '../lib/boot';
import { sessionStore } from '../lib/session';
import { bootDataFor } from '../testing/boot-data';
import { FakeServer } from '../testing/fake-server';
import { renderScreen } from '../testing/render-screen';
import { userFor } from '../testing/user';
import { loadScreenAt, screenRoutes } from './current-route';

let server: FakeServer;

const Screen = () => useRoutes( screenRoutes() );

/** As they went out. */
const asked = () =>
	server.calls.map( ( { route, query } ) => `${ route }?${ query }` );

const logIn = ( token: string ) =>
	sessionStore.getState().signIn( { ...userFor(), token } );

beforeEach( () => {
	setBootData( bootDataFor() );
	server = new FakeServer();
	logIn( 'a'.repeat( 64 ) );
} );

afterEach( () => sessionStore.getState().signOut() );

test.each( [
	[ '/zinutes', [ 'get_conversations' ] ],
	[ '/pokalbis/5', [ 'get_conversation_meta', 'get_conversations' ] ],
	[ '/veiksmu-planas', [ 'get_plans/0' ] ],
	[ '/veiksmu-planai/42', [ 'veiksmu-planai/42' ] ],
	[ '/profilis', [ 'user-profile' ] ],
] )(
	'%s is asked for before it is drawn, by the calls that it makes itself',
	async ( path, routes ) => {
		sessionStore.setState( { user: null, phase: 'unknown' } );
		await loadScreenAt( path, '' );
		expect( server.calls.map( ( { route } ) => route ) ).toEqual( routes );
		const ahead = asked();
		// The answers are for one token.
		server.calls = [];
		logIn( 'b'.repeat( 64 ) );
		renderScreen( <Screen />, path );
		await waitFor( () =>
			expect( asked() ).toEqual( expect.arrayContaining( ahead ) )
		);
	}
);

test( 'nothing is asked for guests', async () => {
	sessionStore.getState().signOut();
	await loadScreenAt( '/zinutes', '' );
	expect( server.calls ).toEqual( [] );
} );
