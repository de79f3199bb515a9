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
	open(
		'/zinutes',
		'/zinutes',
		<InboxScreen
			draft={ draft }
			waits={ false }
			renderSuggestions={ () => null }
		/>
	);

it( 'lists conversations: person, topic, last line and how long ago, unread ones distinct', async () => {
	jest.useFakeTimers( {
		now: new Date( '2026-11-21T08:00:00Z' ),
		advanceTimers: true,
	} );
	server.answers.get_conversations = () => ( {
		headers: { 'X-WP-Total': '2' },
		body: [
			conversation( 1, {
				is_read: false,
				convo_title: 'Eksportas',
				person: { name: 'Rasa Kazlauskienė', img: PHOTO },
			} ),
			conversation( 2, {
				person: { name: '', img: null },
				last_message: { text: 'Ar <b>tiks</b>?', mine: true },
			} ),
		],
	} );
	show();
	const [ unread, read ] = await screen.findAllByRole( 'listitem' );
	expect( unread ).toHaveClass( 'is-unread' );
	expect( unread ).toHaveTextContent( 'Unread: Eksportas' );
	expect( unread ).toHaveTextContent(
		'Rasa Kazlauskienė and Lina Urbonaitė'
	);
	expect( unread ).toHaveTextContent( 'Iki pirmadienio' );
	expect( unread?.querySelector( 'time' ) ).toHaveTextContent( 'vakar' );
	expect( unread?.querySelector( 'time' ) ).toHaveAttribute(
		'title',
		'2026-11-20 16:42'
	);
	expect( unread?.querySelector( 'img' ) ).toHaveAttribute(
		'src',
		PHOTO.placeholder.src
	);
	expect( read ).not.toHaveClass( 'is-unread' );
	expect( read ).toHaveTextContent( 'User and Lina Urbonaitė' );
	expect( read ).toHaveTextContent( 'You: Ar <b>tiks</b>?' );
	const link = screen.getByRole( 'link', {
		name: 'View the conversation “Eksportas”',
	} );
	expect( link ).toHaveAttribute( 'href', '/pokalbis/1' );
	// What hovers above the row is the link.
	expect( link ).toHaveAttribute( 'title', '2026-11-20 16:42' );
	jest.useRealTimers();
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
	expect( await screen.findByText( 'No messages yet' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Find a mentor' } )
	).toHaveAttribute( 'href', '/rask-mentoriu' );
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

it( 'tells a draft account why it cannot write, and nothing else', async () => {
	signIn( { status: 'draft' } );
	server.answers.get_conversations = () => ( {
		headers: { 'X-WP-Total': '0' },
		body: [],
	} );
	show( true );
	expect( await screen.findByText( 'Complete your profile' ) ).toBeVisible();
	expect( await screen.findByText( 'No messages yet' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'link', { name: 'Find a mentor' } )
	).toBeNull();
} );
