import { waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import type { Output } from '../api/client';
import { setBootData } from '../lib/boot';
import { sessionStore, type User } from '../lib/session';
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

const logIn = ( token: string, user: Partial< User > = {} ) =>
	sessionStore.getState().signIn( { ...userFor( user ), token } );

/** Before the server has said who it is. */
const open = async ( path: string ) => {
	sessionStore.setState( { user: null, phase: 'unknown' } );
	const begin = await loadScreenAt( path, '' );
	void begin();
};

const HOME = {
	meta: { title: '', description: '' },
	text_lang: 'lt',
	order: [],
	titles: {},
} as unknown as Output< 'get_home' >[ 'data' ];

const MENTOR = { role: 'mentorius' } as const;

beforeEach( () => {
	setBootData( bootDataFor() );
	server = new FakeServer().on( 'get_home', {
		status: true,
		data: HOME,
	} );
	logIn( 'a'.repeat( 64 ) );
} );

afterEach( () => sessionStore.getState().signOut() );

test.each( [
	[ '/', [ 'today' ], {} ],
	[ '/zinutes', [ 'get_conversations', 'suggestions' ], {} ],
	[ '/pokalbis/5', [ 'get_conversation_meta', 'get_conversations' ], {} ],
	[ '/veiksmu-planas', [ 'get_plans/0' ], {} ],
	[ '/veiksmu-planai/42', [ 'veiksmu-planai/42' ], {} ],
	[ '/profilis', [ 'user-profile' ], {} ],
	[ '/rezultatai', [ 'user-results' ], MENTOR ],
] )(
	'%s is asked for before it is drawn, by the calls that it makes itself',
	async ( path, routes, user ) => {
		logIn( 'a'.repeat( 64 ), user );
		await open( path );
		expect( server.calls.map( ( { route } ) => route ) ).toEqual( routes );
		const ahead = asked();
		// The answers are for one token.
		server.calls = [];
		logIn( 'b'.repeat( 64 ), user );
		renderScreen( <Screen />, path );
		await waitFor( () =>
			expect( asked() ).toEqual( expect.arrayContaining( ahead ) )
		);
	}
);

test( 'nothing is asked for guests', async () => {
	sessionStore.getState().signOut();
	await open( '/zinutes' );
	expect( server.calls ).toEqual( [] );
} );

test.each( [
	[ '/', { role: 'neapsisprendes' } ],
	[ '/zinutes', { role: 'neapsisprendes' } ],
	[ '/rezultatai', { role: 'frontuser' } ],
] as const )(
	'nothing of %s is asked for whom it is not for: %o',
	async ( path, user ) => {
		logIn( 'a'.repeat( 64 ), user );
		await open( path );
		expect( server.calls ).toEqual( [] );
	}
);

test( 'whoever has chosen a type is asked for by the new one', async () => {
	logIn( 'c'.repeat( 64 ), { role: 'neapsisprendes' } );
	sessionStore.getState().setUser( userFor( MENTOR ) );
	await open( '/rezultatai' );
	expect( server.of( 'user-results' ) ).toHaveLength( 1 );
} );
