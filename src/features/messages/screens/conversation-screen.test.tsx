import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
	bubble,
	chat,
	openConversation,
	pass,
	type,
	withConversation,
} from '../testing/conversation';
import {
	conversation,
	MENTOR,
	message,
	PHOTO,
	refusal,
	signIn,
	open as openScreen,
} from '../testing/fake-server';
import { ConversationScreen } from './conversation-screen';

withConversation();

it( 'shows title, other person, days, own messages apart, and text as text', async () => {
	await openConversation();
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
	expect( document.title ).toBe( 'Pokalbis Nr. 5 | Mentoriai' );
} );

it( 'shows the photo of the other person', async () => {
	chat.server.answers.get_conversations = () => ( {
		body: [ conversation( 5, { img: PHOTO } ) ],
	} );
	await openConversation();
	expect(
		document.querySelector( `header img[src="${ PHOTO.placeholder.src }"]` )
	).not.toBeNull();
} );

it( 'calls nobody oneself without a user id above 0, and names the nameless', async () => {
	signIn( { id: 0 } );
	chat.stored = [ { ...message( 11, 0, 'Kas aš?' ), author_name: '' } ];
	await openConversation();
	expect( bubble( 'Kas aš?' ) ).not.toHaveClass( 'mp-message--own' );
	expect( screen.getByText( 'User' ) ).toBeVisible();
} );

it( 'says in place of the field that the other side cannot be written to', async () => {
	await openConversation();
	chat.server.answers.message_reply = () => refusal( 409, 'conflict' );
	chat.server.answers.get_conversations = () => ( {
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

it( 'reads again what stands beside it when a message is refused because the other side has ended it', async () => {
	await openConversation();
	const told = jest.spyOn( QueryClient.prototype, 'invalidateQueries' );
	chat.server.answers.message_reply = () =>
		refusal( 409, 'mentorship_ended' );
	type( 'Dar vienas klausimas' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Send' } ) );
	await pass( 10 );
	expect( told ).toHaveBeenCalledWith( { queryKey: [ 'mentorship' ] } );
	told.mockRestore();
} );

it( 'keeps a heading when it cannot be loaded, and recovers with the network', async () => {
	const { get_conversations: title, get_conversation_meta: messages } =
		chat.server.answers;
	chat.server.answers = {};
	await openConversation();
	act( () => void window.dispatchEvent( new Event( 'offline' ) ) );
	await pass( 10_000 );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Conversation'
	);
	expect( screen.getByRole( 'alert' ) ).toBeVisible();
	chat.server.answers = {
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

it( 'lets a draft account read only', async () => {
	signIn( { status: 'draft' } );
	await openConversation();
	expect( screen.queryByLabelText( 'Message text' ) ).toBeNull();
	expect( await screen.findByText( 'Complete your profile' ) ).toBeVisible();
} );

it( 'shows the same for a missing and a foreign conversation, with a way back', async () => {
	chat.server.answers.get_conversations = () => ( { body: [] } );
	chat.server.answers.get_conversation_meta = () =>
		refusal( 404, 'not_found' );
	await openConversation();
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
	chat.server.answers.get_conversations = () =>
		new Promise( ( resolve ) => {
			arrive = () => resolve( { body: [ conversation( 5 ) ] } );
		} );
	openScreen(
		'/pokalbis/5',
		'/pokalbis/:id',
		<ConversationScreen
			convoId={ 5 }
			renderBeside={ () => null }
			onReport={ chat.onReport }
		/>
	);
	await pass( 100 );
	expect( chat.server.of( 'get_conversation_meta' ) ).not.toHaveLength( 0 );
	expect( screen.queryByText( 'Laba diena' ) ).not.toBeInTheDocument();
	arrive();
	await pass( 100 );
	expect( screen.getByText( 'Laba diena' ) ).toBeVisible();
} );

it( 'a message of the other side can be reported; one of them is a stop of Tab, arrows lead on', async () => {
	chat.stored.push( message( 13, MENTOR, 'Ar gavote?' ) );
	await openConversation();
	const buttons = screen.getAllByRole( 'button', {
		name: /^Report this message, \d\d:\d\d$/,
	} );
	expect( buttons ).toHaveLength( 2 );
	const [ first, last ] = buttons as [ HTMLElement, HTMLElement ];
	expect( bubble( 'Ar gavote?' ) ).toContainElement( last );
	expect( [ first.tabIndex, last.tabIndex ] ).toEqual( [ -1, 0 ] );
	expect( last ).toHaveAccessibleDescription( /arrow keys/ );
	last.focus();
	fireEvent.keyDown( last, { key: 'ArrowUp' } );
	expect( first ).toHaveFocus();
	fireEvent.keyDown( first, { key: 'ArrowUp' } );
	expect( first ).toHaveFocus();
	fireEvent.keyDown( first, { key: 'ArrowDown' } );
	expect( last ).toHaveFocus();
	fireEvent.click( first );
	expect( chat.onReport ).toHaveBeenCalledWith( chat.stored[ 1 ], false );
} );
