import { act, fireEvent, screen, within } from '@testing-library/react';
import { moveDraftsWithSession } from '../../../lib/drafts';
import { sessionStore } from '../../../lib/session';
import {
	conversation,
	type FakeServer,
	ME,
	MENTOR,
	message,
	open as openScreen,
	PHOTO,
	refusal,
	setUp,
	signIn,
} from '../testing/fake-server';
import { ConversationScreen } from './conversation-screen';

let server: FakeServer;
let stored: ReturnType< typeof message >[];

beforeEach( () => {
	jest.useFakeTimers();
	server = setUp();
	signIn();
	stored = [
		message( 11, ME, 'Laba diena' ),
		message( 12, MENTOR, '<b>Sveiki</b>\nLina', '2026-11-21T08:00:00Z' ),
	];
	server.answers = {
		get_conversations: () => ( { body: [ conversation( 5 ) ] } ),
		get_conversation_meta: ( { query } ) => {
			const after = query.get( 'after_id' );
			const before = query.get( 'before_id' );
			const list = stored.filter(
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
				100 + stored.length,
				ME,
				String( body.content )
			);
			stored.push( sent );
			return { body: sent };
		},
	};
} );

afterEach( () => {
	jest.useRealTimers();
	setVisible( true );
} );

function setVisible( visible: boolean ) {
	Object.defineProperty( document, 'visibilityState', {
		value: visible ? 'visible' : 'hidden',
		configurable: true,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

const pass = ( ms: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( ms );
	} );

async function open() {
	const view = openScreen(
		'/pokalbis/5',
		'/pokalbis/:id',
		<ConversationScreen />
	);
	await pass( 10 );
	return view;
}

const field = () =>
	screen.getByLabelText< HTMLTextAreaElement >( 'Message text' );
const type = ( text: string ) =>
	fireEvent.change( field(), { target: { value: text } } );
const drafts = () => JSON.stringify( { ...window.localStorage } );
const bubble = ( text: string ) => screen.getByText( text ).closest( 'li' );
const polls = () =>
	server
		.of( 'get_conversation_meta' )
		.filter( ( { query } ) => query.has( 'after_id' ) );

it( 'shows title, other person, days, own messages apart, and text as text', async () => {
	await open();
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Pokalbis Nr. 5'
	);
	expect( screen.getByText( 'Mentor: Rasa Kazlauskienė' ) ).toBeVisible();
	expect( bubble( 'Laba diena' ) ).toHaveClass( 'mp-message--own' );
	const other = screen.getByText( /<b>Sveiki<\/b>/ ).closest( 'li' );
	expect( other ).not.toHaveClass( 'mp-message--own' );
	expect( within( other as HTMLElement ).getByText( '10:00' ) ).toBeVisible();
	expect(
		Array.from(
			document.querySelectorAll( '.mp-log__day' ),
			( day ) => day.textContent
		)
	).toEqual( [
		'2026\u00a0m. lapkričio 20\u00a0d.',
		'2026\u00a0m. lapkričio 21\u00a0d.',
	] );
	expect( document.title ).toBe( 'Conversation | Mentoriai' );
} );

it( 'shows the photo of the other person', async () => {
	server.answers.get_conversations = () => ( {
		body: [ conversation( 5, { img: PHOTO } ) ],
	} );
	await open();
	expect(
		document.querySelector( `header img[src="${ PHOTO.placeholder.src }"]` )
	).not.toBeNull();
} );

it( 'calls nobody oneself without a user id above 0, and names the nameless', async () => {
	signIn( { id: 0 } );
	stored = [ { ...message( 11, 0, 'Kas aš?' ), author_name: '' } ];
	await open();
	expect( bubble( 'Kas aš?' ) ).not.toHaveClass( 'mp-message--own' );
	expect( screen.getByText( 'User' ) ).toBeVisible();
} );

it( 'brings new messages within five and a half seconds and says each aloud, the same words too', async () => {
	await open();
	for ( const id of [ 13, 14 ] ) {
		stored.push( message( id, MENTOR, 'Gerai' ) );
		await pass( 5600 );
	}
	expect( screen.getAllByText( 'Gerai' ) ).toHaveLength( 2 );
	expect(
		within( screen.getByRole( 'log' ) ).getAllByText(
			'Rasa Kazlauskienė: Gerai'
		)
	).toHaveLength( 2 );
	expect( polls()[ 0 ]?.query.get( 'after_id' ) ).toBe( '12' );
} );

it( 'asks nothing while hidden, at once when back, and nothing after leaving', async () => {
	const { unmount } = await open();
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
	await open();
	const works = server.answers.get_conversation_meta;
	delete server.answers.get_conversation_meta;
	await pass( 5600 );
	expect( screen.getByText( 'Connection error' ) ).toBeVisible();
	server.answers.get_conversation_meta = works as NonNullable< typeof works >;
	await pass( 5100 );
	expect( screen.queryByText( 'Connection error' ) ).toBeNull();
} );

it( 'tells the server how far was read, once, and clears the dot', async () => {
	await open();
	await pass( 20_000 );
	expect(
		server.of( 'conversation_read' ).map( ( { body } ) => body )
	).toEqual( [ { convo_id: 5, up_to: 12 } ] );
	expect( sessionStore.getState().user?.unreadmessages ).toBe( false );
} );

it( 'does not tell it while the tab is hidden', async () => {
	setVisible( false );
	await open();
	expect( server.of( 'conversation_read' ) ).toHaveLength( 0 );
	act( () => setVisible( true ) );
	await pass( 10 );
	expect( server.of( 'conversation_read' ) ).toHaveLength( 1 );
} );

it( 'sends trimmed text by the button and by Ctrl+Enter; Enter alone does not', async () => {
	await open();
	type( '  Ačiū \n' );
	fireEvent.keyDown( field(), { key: 'Enter' } );
	await pass( 10 );
	expect( server.of( 'message_reply' ) ).toHaveLength( 0 );
	fireEvent.keyDown( field(), { key: 'Enter', ctrlKey: true } );
	await pass( 10 );
	expect( server.of( 'message_reply' )[ 0 ]?.body ).toMatchObject( {
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

it( 'misses no message that came just before the own one', async () => {
	await open();
	stored.push( message( 13, MENTOR, 'Tuo pat metu' ) );
	type( 'Mano' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( bubble( 'Mano' ) ).toHaveClass( 'mp-message--own' );
	await pass( 5600 );
	expect( bubble( 'Tuo pat metu' ) ).toBeVisible();
} );

it( 'ends in this tab when the session ends in another', async () => {
	await open();
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

it( 'takes a double tap for one: the emptied field is no mistake', async () => {
	await open();
	type( 'Ačiū' );
	const send = screen.getByRole( 'button', { name: 'Send' } );
	fireEvent.click( send );
	await pass( 200 );
	fireEvent.click( send );
	await pass( 10 );
	expect( server.of( 'message_reply' ) ).toHaveLength( 1 );
	expect( screen.queryByText( 'Enter a message' ) ).toBeNull();
} );

it( 'sends neither nothing nor too much, and says so', async () => {
	await open();
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
	expect( server.of( 'message_reply' ) ).toHaveLength( 0 );
	expect( field() ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( field().value ).toHaveLength( 5001 );
} );

it( 'keeps a failed message with a retry that cannot write twice', async () => {
	await open();
	const works = server.answers.message_reply;
	delete server.answers.message_reply;
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
	expect( server.of( 'message_reply' ) ).toHaveLength( 1 );
	server.answers.message_reply = works as NonNullable< typeof works >;
	fireEvent.click( screen.getByRole( 'button', { name: 'Send again' } ) );
	await pass( 10 );
	expect( bubble( 'Ar gavote?' ) ).not.toHaveClass( 'mp-message--failed' );
	const ids = server
		.of( 'message_reply' )
		.map( ( { body } ) => body.client_id );
	expect( ids ).toHaveLength( 2 );
	expect( ids[ 0 ] ).toBe( ids[ 1 ] );
	expect( ids[ 0 ] ).toMatch( /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ );
} );

it( 'shows a message once whose arrival was not answered', async () => {
	const { unmount } = await open();
	server.answers.message_reply = ( { body } ) => {
		stored.push( message( 13, ME, String( body.content ) ) );
		throw new TypeError( 'Failed to fetch' );
	};
	type( 'Ar gavote?' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( bubble( 'Ar gavote?' ) ).toHaveClass( 'mp-message--failed' );
	unmount();
	// At the next visit, or with the next poll.
	await open();
	await pass( 5600 );
	expect( screen.getAllByText( 'Ar gavote?' ) ).toHaveLength( 1 );
	expect( document.querySelector( '.mp-message--failed' ) ).toBeNull();
	expect( drafts() ).not.toContain( 'gavote' );
} );

it( 'keeps a failed message that says the same as an earlier or later one', async () => {
	await open();
	const works = server.answers.message_reply;
	delete server.answers.message_reply;
	type( 'Laba diena' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	server.answers.message_reply = works as NonNullable< typeof works >;
	type( 'Laba diena' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( screen.getAllByText( 'Laba diena' ) ).toHaveLength( 3 );
	expect( document.querySelectorAll( '.mp-message--failed' ) ).toHaveLength(
		1
	);
} );

it( 'says why the server refused', async () => {
	await open();
	server.answers.message_reply = () =>
		refusal( 429, 'too_many_requests', {}, 10 );
	type( 'Dar' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Refused: too_many_requests'
	);
} );

it( 'keeps text that was begun, per conversation, until it is sent', async () => {
	const { unmount } = await open();
	type( 'Pradėta mintis' );
	unmount();
	await open();
	expect( field() ).toHaveValue( 'Pradėta mintis' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( drafts() ).not.toContain( 'Pradėta' );
} );

it( 'shows a message that failed again at the next visit, to send or to edit', async () => {
	const { unmount } = await open();
	const works = server.answers.message_reply;
	delete server.answers.message_reply;
	type( 'Pirma' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	type( 'Antra' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	unmount();

	server.answers.message_reply = works as NonNullable< typeof works >;
	await open();
	expect( bubble( 'Pirma' ) ).toHaveClass( 'mp-message--failed' );
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
	const ids = server
		.of( 'message_reply' )
		.map( ( { body } ) => body.client_id );
	expect( ids[ 2 ] ).toBe( ids[ 0 ] );
} );

it( 'discards a failed message when that is confirmed, and keeps the focus', async () => {
	await open();
	delete server.answers.message_reply;
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
	await open();
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

it( 'says after eight seconds that sending takes long', async () => {
	await open();
	server.answers.message_reply = () => new Promise( () => undefined );
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

it( 'says in place of the field that the other side cannot be written to', async () => {
	await open();
	server.answers.message_reply = () => refusal( 409, 'conflict' );
	server.answers.get_conversations = () => ( {
		body: [ conversation( 5, { can_reply: false } ) ],
	} );
	type( 'Ar dar čia?' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( screen.queryByLabelText( 'Message text' ) ).toBeNull();
	expect(
		screen.getByText( /^This person’s account is not active/ )
	).toBeVisible();
	// What was typed stays; what cannot work is not offered.
	const failed = within( bubble( 'Ar dar čia?' ) as HTMLElement );
	expect(
		failed.getAllByRole( 'button' ).map( ( one ) => one.textContent )
	).toEqual( [ 'Discard' ] );
} );

it( 'keeps a heading when it cannot be loaded, and recovers with the network', async () => {
	const { get_conversations: title, get_conversation_meta: messages } =
		server.answers;
	server.answers = {};
	await open();
	act( () => void window.dispatchEvent( new Event( 'offline' ) ) );
	await pass( 10_000 );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Conversation'
	);
	expect( screen.getByRole( 'alert' ) ).toBeVisible();
	server.answers = {
		...( title && { get_conversations: title } ),
		...( messages && { get_conversation_meta: messages } ),
	};
	act( () => void window.dispatchEvent( new Event( 'online' ) ) );
	await pass( 10 );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Pokalbis Nr. 5'
	);
	expect( bubble( 'Laba diena' ) ).toBeVisible();
} );

it( 'stops at 401 and keeps what was typed and all that was not sent', async () => {
	const { unmount } = await open();
	const works = server.answers.get_conversation_meta;
	server.answers.message_reply = async () => {
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		return refusal( 401, 'not_logged_in' );
	};
	server.answers.get_conversation_meta = () =>
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
	server.answers.get_conversation_meta = works as NonNullable< typeof works >;
	signIn();
	await open();
	expect( bubble( 'Ilgas tekstas' ) ).toHaveClass( 'mp-message--failed' );
	expect( bubble( 'Dar vienas' ) ).toHaveClass( 'mp-message--failed' );
	expect( field() ).toHaveValue( 'Pradėta' );
} );

it( 'keeps nothing of a message that fails after its writer has logged out', async () => {
	moveDraftsWithSession();
	let fail: ( error: Error ) => void = () => undefined;
	server.answers.message_reply = () =>
		new Promise( ( _, reject ) => {
			fail = reject;
		} );
	await open();
	type( 'Slapta' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( drafts() ).toContain( 'Slapta' );
	act( () => sessionStore.getState().signOut() );
	fail( new TypeError( 'offline' ) );
	await pass( 10 );
	expect( drafts() ).not.toContain( 'Slapta' );
} );

it( 'loads earlier messages on demand', async () => {
	stored = Array.from( { length: 60 }, ( _, index ) =>
		message( index + 1, index % 2 ? ME : MENTOR, `Žinutė ${ index + 1 }.` )
	);
	await open();
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
	await open();
	const log = screen.getByRole( 'region', {
		name: 'Messages of the conversation',
	} );
	Object.defineProperties( log, {
		scrollHeight: { value: 1000, configurable: true },
		clientHeight: { value: 300, configurable: true },
	} );
	log.scrollTop = 100;
	fireEvent.scroll( log );
	stored.push( message( 13, MENTOR, 'Nauja' ) );
	await pass( 5600 );
	expect( log.scrollTop ).toBe( 100 );
	expect( server.of( 'conversation_read' ) ).toHaveLength( 1 );
	fireEvent.click( screen.getByRole( 'button', { name: 'New messages' } ) );
	await pass( 10 );
	expect( log.scrollTop ).toBe( 1000 );
	expect(
		screen.queryByRole( 'button', { name: 'New messages' } )
	).toBeNull();
	expect( server.of( 'conversation_read' ).at( -1 )?.body ).toEqual( {
		convo_id: 5,
		up_to: 13,
	} );
} );

it( 'keeps its place when earlier messages come in above', async () => {
	stored = Array.from( { length: 60 }, ( _, index ) =>
		message( index + 1, MENTOR, `Žinutė ${ index + 1 }.` )
	);
	await open();
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

it( 'lets a draft account read only', async () => {
	signIn( { status: 'draft' } );
	await open();
	expect( screen.queryByLabelText( 'Message text' ) ).toBeNull();
	expect( await screen.findByText( 'Complete your profile' ) ).toBeVisible();
} );

it( 'shows the same for a missing and a foreign conversation, with a way back', async () => {
	server.answers.get_conversations = () => ( { body: [] } );
	server.answers.get_conversation_meta = () => refusal( 404, 'not_found' );
	await open();
	expect(
		await screen.findByRole( 'heading', {
			level: 1,
			name: 'This conversation does not exist',
		} )
	).toBeVisible();
	expect(
		screen.getAllByRole( 'link', { name: 'Back to messages' } )[ 0 ]
	).toHaveAttribute( 'href', '/zinutes' );
} );

test( 'the messages come with the title above them, which would move them', async () => {
	let arrive: () => void = () => undefined;
	server.answers.get_conversations = () =>
		new Promise( ( resolve ) => {
			arrive = () => resolve( { body: [ conversation( 5 ) ] } );
		} );
	openScreen( '/pokalbis/5', '/pokalbis/:id', <ConversationScreen /> );
	await pass( 100 );
	expect( server.of( 'get_conversation_meta' ) ).not.toHaveLength( 0 );
	expect( screen.queryByText( 'Laba diena' ) ).not.toBeInTheDocument();
	arrive();
	await pass( 100 );
	expect( screen.getByText( 'Laba diena' ) ).toBeVisible();
} );
