import { act, fireEvent, screen } from '@testing-library/react';
import { sessionStore } from '../../../lib/session';
import {
	bubble,
	chat,
	drafts,
	field,
	openConversation,
	pass,
	type,
	withConversation,
} from '../testing/conversation';
import { conversation, MENTOR, message } from '../testing/fake-server';

withConversation();

it( 'sends trimmed text by the button and by Ctrl+Enter; Enter alone does not', async () => {
	await openConversation();
	type( '  Ačiū \n' );
	fireEvent.keyDown( field(), { key: 'Enter' } );
	await pass( 10 );
	expect( chat.server.of( 'message_reply' ) ).toHaveLength( 0 );
	fireEvent.keyDown( field(), { key: 'Enter', ctrlKey: true } );
	await pass( 10 );
	expect( chat.server.of( 'message_reply' )[ 0 ]?.body ).toMatchObject( {
		convo_id: 5,
		content: 'Ačiū',
	} );
	expect( field() ).toHaveValue( '' );
	expect( bubble( 'Ačiū' ) ).toHaveClass( 'mp-message--own' );
	expect( screen.getByRole( 'log' ) ).toHaveTextContent(
		'The message was sent'
	);
	type( 'Antra' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 6000 );
	expect( screen.getAllByText( 'Antra' ) ).toHaveLength( 1 );
} );

it.each( [
	[ 'requested' as const, 1 ],
	[ 'active' as const, 0 ],
] )(
	'an answer may change where the pair stands, which is read again (%s)',
	async ( state, times ) => {
		chat.server.answers.get_conversations = () => ( {
			body: [ { ...conversation( 5 ), mentorship_state: state } ],
		} );
		const asked = () => chat.server.of( 'get_conversations' ).length;
		await openConversation();
		await pass( 100 );
		const before = asked();
		type( 'Taip' );
		fireEvent.keyDown( field(), { key: 'Enter', ctrlKey: true } );
		await pass( 100 );
		expect( asked() - before ).toBe( times );
	}
);

it( 'misses no message that came just before the own one', async () => {
	await openConversation();
	chat.stored.push( message( 13, MENTOR, 'Tuo pat metu' ) );
	type( 'Mano' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( bubble( 'Mano' ) ).toHaveClass( 'mp-message--own' );
	await pass( 5600 );
	expect( bubble( 'Tuo pat metu' ) ).toBeVisible();
} );

it( 'takes a double tap for one: the emptied field is no mistake', async () => {
	await openConversation();
	type( 'Ačiū' );
	const send = screen.getByRole( 'button', { name: 'Send' } );
	fireEvent.click( send );
	await pass( 200 );
	fireEvent.click( send );
	await pass( 10 );
	expect( chat.server.of( 'message_reply' ) ).toHaveLength( 1 );
	expect( screen.queryByText( 'Enter a message' ) ).toBeNull();
} );

it( 'sends neither nothing nor too much, and says so', async () => {
	await openConversation();
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Enter a message'
	);
	expect( field() ).toHaveAccessibleDescription( 'Enter a message' );
	type( 'Gerai' );
	await pass( 10 );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	for ( const text of [ '', ' \n ', 'ž'.repeat( 5001 ) ] ) {
		type( text );
		fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	}
	await pass( 10 );
	expect( chat.server.of( 'message_reply' ) ).toHaveLength( 0 );
	expect( field() ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( field().value ).toHaveLength( 5001 );
} );

it( 'keeps text that was begun, per conversation, until it is sent', async () => {
	const { unmount } = await openConversation();
	type( 'Pradėta mintis' );
	unmount();
	await openConversation();
	expect( field() ).toHaveValue( 'Pradėta mintis' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( drafts() ).not.toContain( 'Pradėta' );
} );

it( 'says after eight seconds that sending takes long', async () => {
	await openConversation();
	chat.server.answers.message_reply = () => new Promise( () => undefined );
	type( 'Lėtai' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	await pass( 7000 );
	expect( screen.getByText( 'Sending…' ) ).toBeVisible();
	await pass( 1500 );
	expect(
		screen.getByText(
			'This is taking longer than usual. Your text is safe.'
		)
	).toBeVisible();
} );

it( 'ends in this tab when the session ends in another', async () => {
	await openConversation();
	act( () => {
		window.localStorage.clear();
		window.dispatchEvent(
			new StorageEvent( 'storage', {
				key: 'mentoriai.session',
				newValue: null,
			} )
		);
	} );
	expect( sessionStore.getState() ).toMatchObject( {
		phase: 'guest',
		expired: true,
	} );
} );
