import { act, fireEvent, screen, within } from '@testing-library/react';
import { moveDraftsWithSession } from '../../../lib/drafts';
import { sessionStore } from '../../../lib/session';
import {
	bubble,
	chat,
	drafts,
	field,
	openConversation,
	pass,
	polls,
	type,
	withConversation,
} from '../testing/conversation';
import { ME, message, refusal, signIn } from '../testing/fake-server';

withConversation();

it( 'keeps a failed message with a retry that cannot write twice', async () => {
	await openConversation();
	const works = chat.server.answers.message_reply;
	delete chat.server.answers.message_reply;
	type( 'Ar gavote?' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( bubble( 'Ar gavote?' ) ).toHaveClass( 'mp-message--failed' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The message was not sent'
	);
	// Nobody presses it.
	act( () => void window.dispatchEvent( new Event( 'online' ) ) );
	await pass( 60_000 );
	expect( chat.server.of( 'message_reply' ) ).toHaveLength( 1 );
	chat.server.answers.message_reply = works as NonNullable< typeof works >;
	fireEvent.click( screen.getByRole( 'button', { name: 'Send again' } ) );
	await pass( 10 );
	expect( bubble( 'Ar gavote?' ) ).not.toHaveClass( 'mp-message--failed' );
	const ids = chat.server
		.of( 'message_reply' )
		.map( ( { body } ) => body.client_id );
	expect( ids ).toHaveLength( 2 );
	expect( ids[ 0 ] ).toBe( ids[ 1 ] );
	expect( ids[ 0 ] ).toMatch( /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ );
} );

it( 'shows a message once whose arrival was not answered', async () => {
	const { unmount } = await openConversation();
	chat.server.answers.message_reply = ( { body } ) => {
		chat.stored.push( message( 13, ME, String( body.content ) ) );
		throw new TypeError( 'Failed to fetch' );
	};
	type( 'Ar gavote?' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( bubble( 'Ar gavote?' ) ).toHaveClass( 'mp-message--failed' );
	unmount();
	// At the next visit, or with the next poll.
	await openConversation();
	await pass( 5600 );
	expect( screen.getAllByText( 'Ar gavote?' ) ).toHaveLength( 1 );
	expect( document.querySelector( '.mp-message--failed' ) ).toBeNull();
	expect( drafts() ).not.toContain( 'gavote' );
} );

it( 'keeps a failed message that says the same as an earlier or later one', async () => {
	await openConversation();
	const works = chat.server.answers.message_reply;
	delete chat.server.answers.message_reply;
	type( 'Laba diena' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	chat.server.answers.message_reply = works as NonNullable< typeof works >;
	type( 'Laba diena' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( screen.getAllByText( 'Laba diena' ) ).toHaveLength( 3 );
	expect( document.querySelectorAll( '.mp-message--failed' ) ).toHaveLength(
		1
	);
} );

it.each( [
	[ 403, 'The server did not allow this request.' ],
	[ 429, 'Too many attempts. Wait a little and try again.' ],
	[ 500, 'The server did not answer as it should.' ],
] )(
	'says what a page with %i instead of an answer means',
	async ( status, words ) => {
		await openConversation();
		chat.server.answers.message_reply = () => ( {
			status,
			body: undefined,
		} );
		type( 'Dar' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
		await pass( 10 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( words );
	}
);

it( 'says why the server refused', async () => {
	await openConversation();
	chat.server.answers.message_reply = () =>
		refusal( 429, 'too_many_requests', {}, 10 );
	type( 'Dar' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Refused: too_many_requests'
	);
} );

it( 'shows a message that failed again at the next visit, to send or to edit', async () => {
	const { unmount } = await openConversation();
	const works = chat.server.answers.message_reply;
	delete chat.server.answers.message_reply;
	type( 'Pirma' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	type( 'Antra' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	unmount();

	chat.server.answers.message_reply = works as NonNullable< typeof works >;
	await openConversation();
	expect( bubble( 'Pirma' ) ).toHaveClass( 'mp-message--failed' );
	expect( bubble( 'Pirma' ) ).toHaveTextContent( 'Connection error' );
	const first = within( bubble( 'Pirma' ) as HTMLElement );
	fireEvent.click( first.getByRole( 'button', { name: 'Send again' } ) );
	await pass( 10 );
	expect( bubble( 'Pirma' ) ).not.toHaveClass( 'mp-message--failed' );
	const second = within( bubble( 'Antra' ) as HTMLElement );
	fireEvent.click( second.getByRole( 'button', { name: 'Edit' } ) );
	await pass( 10 );
	expect( field() ).toHaveValue( 'Antra' );
	expect( field() ).toHaveFocus();
	expect( document.querySelector( '.mp-message--failed' ) ).toBeNull();
	const ids = chat.server
		.of( 'message_reply' )
		.map( ( { body } ) => body.client_id );
	expect( ids[ 2 ] ).toBe( ids[ 0 ] );
} );

it( 'discards a failed message when that is confirmed, and keeps the focus', async () => {
	await openConversation();
	delete chat.server.answers.message_reply;
	type( 'Nereikia' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	const press = ( name: string, within_: HTMLElement ) =>
		fireEvent.click( within( within_ ).getByRole( 'button', { name } ) );
	press( 'Discard', bubble( 'Nereikia' ) as HTMLElement );
	press( 'Cancel', screen.getByRole( 'alertdialog' ) );
	expect( drafts() ).toContain( 'Nereikia' );
	press( 'Discard', bubble( 'Nereikia' ) as HTMLElement );
	press( 'Discard', screen.getByRole( 'alertdialog' ) );
	expect( screen.queryByText( 'Nereikia' ) ).toBeNull();
	expect( drafts() ).not.toContain( 'Nereikia' );
	expect(
		screen.getByRole( 'region', { name: 'Messages of the conversation' } )
	).toHaveFocus();
} );

it( 'shows what failed in another tab, until it is sent or discarded there', async () => {
	await openConversation();
	const key = 'mentoriai.drafts.7';
	const tell = ( failure: string | null, ...texts: string[] ) =>
		act( () => {
			window.localStorage.setItem(
				key,
				JSON.stringify( {
					'outgoing.5': {
						values: {
							items: texts.map( ( text ) => ( {
								clientId: text,
								text,
								after: 12,
								failure,
							} ) ),
						},
					},
				} )
			);
			window.dispatchEvent( new StorageEvent( 'storage', { key } ) );
		} );
	tell( null, 'Kitame lange' );
	expect( screen.queryByText( 'Kitame lange' ) ).toBeNull();
	tell( 'Connection error', 'Kitame lange' );
	expect( bubble( 'Kitame lange' ) ).toHaveClass( 'mp-message--failed' );
	tell( null );
	expect( screen.queryByText( 'Kitame lange' ) ).toBeNull();
} );

it( 'stops at 401 and keeps what was typed and all that was not sent', async () => {
	const { unmount } = await openConversation();
	const works = chat.server.answers.get_conversation_meta;
	chat.server.answers.message_reply = async () => {
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		return refusal( 401, 'not_logged_in' );
	};
	chat.server.answers.get_conversation_meta = () =>
		refusal( 401, 'not_logged_in' );
	for ( const text of [ 'Ilgas tekstas', 'Dar vienas' ] ) {
		type( text );
		fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
		await pass( 1 );
	}
	type( 'Pradėta' );
	await pass( 60_000 );
	expect( polls() ).toHaveLength( 1 );
	expect( sessionStore.getState() ).toMatchObject( {
		phase: 'guest',
		expired: true,
	} );
	unmount();
	chat.server.answers.get_conversation_meta = works as NonNullable<
		typeof works
	>;
	signIn();
	await openConversation();
	expect( bubble( 'Ilgas tekstas' ) ).toHaveClass( 'mp-message--failed' );
	expect( bubble( 'Dar vienas' ) ).toHaveClass( 'mp-message--failed' );
	expect( field() ).toHaveValue( 'Pradėta' );
} );

it( 'keeps nothing of a message that fails after its writer has logged out', async () => {
	moveDraftsWithSession();
	let fail: ( error: Error ) => void = () => undefined;
	chat.server.answers.message_reply = () =>
		new Promise( ( _, reject ) => {
			fail = reject;
		} );
	await openConversation();
	type( 'Slapta' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( drafts() ).toContain( 'Slapta' );
	act( () => sessionStore.getState().signOut() );
	fail( new TypeError( 'offline' ) );
	await pass( 10 );
	expect( drafts() ).not.toContain( 'Slapta' );
} );
