import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	conversation,
	type FakeServer,
	open,
	PHOTO,
	refusal,
	setUp,
	signIn,
} from '../testing/fake-server';
import { InboxScreen } from './inbox-screen';

let server: FakeServer;

beforeEach( () => {
	server = setUp();
	signIn();
} );

const show = ( draft = false ) =>
	open( '/zinutes', '/zinutes', <InboxScreen draft={ draft } /> );

it( 'lists conversations, unread ones distinct, each with its button', async () => {
	server.answers.get_conversations = () => ( {
		headers: { 'X-WP-Total': '2' },
		body: [
			conversation( 1, {
				is_read: false,
				convo_title: 'Eksportas',
				img: PHOTO,
			} ),
			conversation( 2, { mentor_name: '' } ),
		],
	} );
	show();
	const [ unread, read ] = await screen.findAllByRole( 'listitem' );
	expect( unread ).toHaveClass( 'is-unread' );
	expect( unread ).toHaveTextContent( 'Unread: Eksportas' );
	expect( unread ).toHaveTextContent(
		'Lina Urbonaitė and Rasa Kazlauskienė'
	);
	expect( unread ).toHaveTextContent( '2026-11-20 16:42' );
	expect( unread?.querySelector( 'img' ) ).toHaveAttribute(
		'src',
		PHOTO.placeholder.src
	);
	expect( read ).not.toHaveClass( 'is-unread' );
	expect( read ).toHaveTextContent( 'Lina Urbonaitė and User' );
	expect(
		screen.getByRole( 'link', {
			name: 'View the conversation “Eksportas”',
		} )
	).toHaveAttribute( 'href', '/pokalbis/1' );
} );

it( 'loads more, shows none twice, and moves the focus on', async () => {
	server.answers.get_conversations = ( { query } ) => ( {
		headers: { 'X-WP-Total': '3' },
		body:
			query.get( 'page' ) === '1'
				? [ conversation( 2 ), conversation( 1 ) ]
				: [ conversation( 3 ), conversation( 2 ) ],
	} );
	show();
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Show more' } )
	);
	expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 3 );
	expect( screen.queryByRole( 'button', { name: 'Show more' } ) ).toBeNull();
	expect( screen.getByRole( 'link', { name: /Nr\. 1”/ } ) ).toHaveFocus();
} );

it( 'says that there are none and where to begin', async () => {
	server.answers.get_conversations = () => ( {
		headers: { 'X-WP-Total': '0' },
		body: [],
	} );
	show();
	expect( await screen.findByText( 'No messages' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Find a mentor' } )
	).toHaveAttribute( 'href', '/e-mentoriai' );
} );

it( 'can be tried again when it fails', async () => {
	server.answers.get_conversations = () => refusal( 500, 'server_error' );
	show();
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.answers.get_conversations = () => ( {
		headers: { 'X-WP-Total': '1' },
		body: [ conversation( 1 ) ],
	} );
	await userEvent.click( again );
	expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 1 );
} );

it( 'tells a draft account why it cannot write', async () => {
	server.answers.get_conversations = () => ( {
		headers: { 'X-WP-Total': '0' },
		body: [],
	} );
	show( true );
	expect(
		await screen.findByText( 'Your account is not confirmed yet' )
	).toBeVisible();
} );

it( 'switches the mails about new messages off and on, and says when that failed', async () => {
	server.answers.get_conversations = () => ( {
		headers: { 'X-WP-Total': '0' },
		body: [],
	} );
	server.answers.get_message_mails = () => ( {
		body: { status: true, on: true },
	} );
	server.answers.set_message_mails = ( { body } ) => ( {
		body: { status: true, on: body.on },
	} );
	show();
	const box = await screen.findByRole( 'checkbox' );
	expect( box ).toBeChecked();
	await userEvent.click( box );
	expect( server.of( 'set_message_mails' )[ 0 ]?.body ).toEqual( {
		on: false,
	} );
	expect( box ).not.toBeChecked();
	delete server.answers.set_message_mails;
	await userEvent.click( box );
	expect(
		await screen.findByText( 'This was not saved. Try again.' )
	).toBeVisible();
	expect( box ).not.toBeChecked();
} );
