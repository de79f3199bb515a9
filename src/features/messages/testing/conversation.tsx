import { act, fireEvent, screen } from '@testing-library/react';
import type { Message } from '../api';
import { ConversationScreen } from '../screens/conversation-screen';
import {
	conversation,
	type FakeServer,
	ME,
	MENTOR,
	message,
	open as openScreen,
	setUp,
	signIn,
} from './fake-server';

/** The server of the conversation that is open, and its messages there. */
export const chat = { onReport: jest.fn() } as {
	server: FakeServer;
	stored: Message[];
	onReport: jest.Mock;
};

/** Before each test a conversation of two messages; the clock stands. */
export function withConversation(): void {
	beforeEach( () => {
		jest.useFakeTimers();
		chat.server = setUp();
		signIn();
		chat.stored = [
			message( 11, ME, 'Laba diena' ),
			message(
				12,
				MENTOR,
				'<b>Sveiki</b>\nLina',
				'2026-11-21T08:00:00Z'
			),
		];
		chat.server.answers = {
			get_conversations: () => ( { body: [ conversation( 5 ) ] } ),
			get_conversation_meta: ( { query } ) => {
				const after = query.get( 'after_id' );
				const before = query.get( 'before_id' );
				const list = chat.stored.filter(
					( { id } ) =>
						( after === null || id > Number( after ) ) &&
						( before === null || id < Number( before ) )
				);
				return { body: after === null ? list.slice( -50 ) : list };
			},
			conversation_read: () => ( {
				body: { status: true, unreadmessages: false },
			} ),
			message_reply: ( { body } ) => {
				const sent = message(
					100 + chat.stored.length,
					ME,
					String( body.content )
				);
				chat.stored.push( sent );
				return { body: sent };
			},
		};
	} );

	afterEach( () => {
		jest.useRealTimers();
		setVisible( true );
	} );
}

export function setVisible( visible: boolean ) {
	Object.defineProperty( document, 'visibilityState', {
		value: visible ? 'visible' : 'hidden',
		configurable: true,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

export const pass = ( ms: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( ms );
	} );

export async function openConversation() {
	const view = openScreen(
		'/pokalbis/5',
		'/pokalbis/:id',
		<ConversationScreen
			convoId={ 5 }
			renderBeside={ () => null }
			onReport={ chat.onReport }
		/>
	);
	await pass( 10 );
	return view;
}

export const field = () =>
	screen.getByLabelText< HTMLTextAreaElement >( 'Message text' );
export const type = ( text: string ) =>
	fireEvent.change( field(), { target: { value: text } } );
export const drafts = () => JSON.stringify( { ...window.localStorage } );
export const bubble = ( text: string ) =>
	screen.getByText( text ).closest( 'li' );
export const polls = () =>
	chat.server
		.of( 'get_conversation_meta' )
		.filter( ( { query } ) => query.has( 'after_id' ) );
