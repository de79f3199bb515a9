import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sessionStore } from '../../../lib/session';
import {
	chat,
	openConversation,
	pass,
	polls,
	setVisible,
	withConversation,
} from '../testing/conversation';
import { ME, MENTOR, message } from '../testing/fake-server';

withConversation();

it( 'brings new messages within five and a half seconds and says each aloud, the same words too', async () => {
	await openConversation();
	const reread = jest.spyOn( QueryClient.prototype, 'invalidateQueries' );
	for ( const id of [ 13, 14 ] ) {
		chat.stored.push( message( id, MENTOR, 'Gerai' ) );
		await pass( 5600 );
	}
	expect( screen.getAllByText( 'Gerai' ) ).toHaveLength( 2 );
	expect(
		within( screen.getByRole( 'log' ) ).getAllByText(
			'Rasa Kazlauskienė: Gerai'
		)
	).toHaveLength( 2 );
	expect( polls()[ 0 ]?.query.get( 'after_id' ) ).toBe( '12' );
	// They may be about a meeting that was proposed meanwhile.
	expect( reread ).toHaveBeenCalledWith( { queryKey: [ 'meetings' ] } );
	reread.mockRestore();
} );

it( 'asks nothing while hidden, at once when back, and nothing after leaving', async () => {
	const { unmount } = await openConversation();
	act( () => setVisible( false ) );
	await pass( 60_000 );
	expect( polls() ).toHaveLength( 0 );
	act( () => setVisible( true ) );
	await pass( 150 );
	expect( polls() ).toHaveLength( 1 );
	unmount();
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( polls() ).toHaveLength( 1 );
} );

it( 'shows a banner while polling fails and takes it away', async () => {
	await openConversation();
	const works = chat.server.answers.get_conversation_meta;
	delete chat.server.answers.get_conversation_meta;
	await pass( 5600 );
	expect( screen.getByText( 'Connection error' ) ).toBeVisible();
	chat.server.answers.get_conversation_meta = works as NonNullable<
		typeof works
	>;
	await pass( 5100 );
	expect( screen.queryByText( 'Connection error' ) ).toBeNull();
} );

it( 'tells the server how far was read, once, and clears the dot', async () => {
	await openConversation();
	await pass( 20_000 );
	expect(
		chat.server.of( 'conversation_read' ).map( ( { body } ) => body )
	).toEqual( [ { convo_id: 5, up_to: 12 } ] );
	expect( sessionStore.getState().user?.unreadmessages ).toBe( false );
} );

it( 'does not tell it while the tab is hidden', async () => {
	setVisible( false );
	await openConversation();
	expect( chat.server.of( 'conversation_read' ) ).toHaveLength( 0 );
	act( () => setVisible( true ) );
	await pass( 10 );
	expect( chat.server.of( 'conversation_read' ) ).toHaveLength( 1 );
} );

it( 'loads earlier messages on demand', async () => {
	chat.stored = Array.from( { length: 60 }, ( _, index ) =>
		message( index + 1, index % 2 ? ME : MENTOR, `Žinutė ${ index + 1 }.` )
	);
	await openConversation();
	expect( screen.queryByText( 'Žinutė 10.' ) ).toBeNull();
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Earlier messages' } )
	);
	await pass( 10 );
	expect( screen.getByText( 'Žinutė 1.' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'Earlier messages' } )
	).toBeNull();
	expect( screen.queryByText( /: Žinutė/ ) ).toBeNull();
} );

it( 'stays where the person reads and offers the new messages', async () => {
	await openConversation();
	const log = screen.getByRole( 'region', {
		name: 'Messages of the conversation',
	} );
	Object.defineProperties( log, {
		scrollHeight: { value: 1000, configurable: true },
		clientHeight: { value: 300, configurable: true },
	} );
	log.scrollTop = 100;
	fireEvent.scroll( log );
	chat.stored.push( message( 13, MENTOR, 'Nauja' ) );
	await pass( 5600 );
	expect( log.scrollTop ).toBe( 100 );
	expect( chat.server.of( 'conversation_read' ) ).toHaveLength( 1 );
	fireEvent.click( screen.getByRole( 'button', { name: 'New messages' } ) );
	await pass( 10 );
	expect( log.scrollTop ).toBe( 1000 );
	expect(
		screen.queryByRole( 'button', { name: 'New messages' } )
	).toBeNull();
	expect( chat.server.of( 'conversation_read' ).at( -1 )?.body ).toEqual( {
		convo_id: 5,
		up_to: 13,
	} );
} );

it( 'keeps its place when earlier messages come in above', async () => {
	chat.stored = Array.from( { length: 60 }, ( _, index ) =>
		message( index + 1, MENTOR, `Žinutė ${ index + 1 }.` )
	);
	await openConversation();
	const log = screen.getByRole( 'region', {
		name: 'Messages of the conversation',
	} );
	Object.defineProperty( log, 'scrollHeight', {
		get: () => log.querySelectorAll( '.mp-message' ).length * 50,
		configurable: true,
	} );
	log.scrollTop = 0;
	fireEvent.scroll( log );
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Earlier messages' } )
	);
	await pass( 10 );
	expect( log.scrollTop ).toBe( 500 );
} );
