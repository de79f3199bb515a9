import { act, render } from '@testing-library/react';
import { sessionStore } from '../../../lib/session';
import { keepTabsApart, letTabsMeet } from '../../../testing/browser-tabs';
import { type FakeServer, ME, setUp, signIn } from '../testing/fake-server';
import { useUnreadRefresh } from './use-unread-refresh';

let server: FakeServer;

function Shell( { place }: { place: string } ) {
	useUnreadRefresh( place );
	return null;
}

beforeEach( () => {
	jest.useFakeTimers();
	server = setUp();
	signIn( { unreadmessages: false } );
	server.answers.user = () => ( {
		body: {
			status: true,
			user: {
				id: ME,
				role: 'frontuser',
				status: 'public',
				unreadmessages: true,
			},
		},
	} );
} );

afterEach( () => {
	keepTabsApart();
	jest.useRealTimers();
} );

const pass = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

it( 'asks on another screen and on coming back, at most every half minute', async () => {
	const { rerender } = render( <Shell place="/" /> );
	rerender( <Shell place="/zinutes" /> );
	await pass( 29_000 );
	expect( server.calls ).toHaveLength( 0 );
	await pass( 1_000 );
	rerender( <Shell place="/profilis" /> );
	act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
	await pass( 0 );
	expect( server.of( 'user' ) ).toHaveLength( 1 );
	expect( sessionStore.getState().user?.unreadmessages ).toBe( true );
	await pass( 30_000 );
	act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
	await pass( 0 );
	expect( server.of( 'user' ) ).toHaveLength( 2 );
} );

it( 'asks nothing for guests', async () => {
	sessionStore.getState().signOut();
	render( <Shell place="/" /> );
	await pass( 60_000 );
	act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
	expect( server.calls ).toHaveLength( 0 );
} );

it( 'asks once for all tabs', async () => {
	letTabsMeet();
	render( <Shell place="/" /> );
	render( <Shell place="/" /> );
	await pass( 30_000 );
	act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
	await pass( 0 );
	// Both pages of this test hear the event; a browser's tabs get it one by one.
	const once = server.of( 'user' ).length;
	await pass( 29_000 );
	act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
	await pass( 0 );
	expect( server.of( 'user' ) ).toHaveLength( once );
} );
