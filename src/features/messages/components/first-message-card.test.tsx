import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GUEST, keepDraft, readDraft } from '../../../lib/drafts';
import { draftTo, rememberMentor } from '../../../lib/first-message';
import { sessionStore } from '../../../lib/session';
import { userFor } from '../../../testing/user';
import type { FirstMessage } from '../api';
import {
	type FakeServer,
	ME,
	open,
	setUp,
	signIn,
} from '../testing/fake-server';
import { FirstMessageCard } from './first-message-card';

let server: FakeServer;

const RASA = { id: 9, name: 'Rasa Kazlauskienė', slug: 'rasa' };
const KEPT: FirstMessage = {
	id: 9,
	person: { name: RASA.name, slug: RASA.slug },
	subject: 'Eksportas',
	message: 'Laba diena',
	sends_itself: true,
	refused: '',
};

beforeEach( () => {
	window.sessionStorage.clear();
	server = setUp();
} );

function show( kept: FirstMessage | null, isPublic = false ) {
	signIn( isPublic ? {} : { status: 'draft' } );
	serve( kept );
	open( '/profilis', '/profilis', <FirstMessageCard /> );
}

function serve( message: FirstMessage | null ) {
	server.on( 'first_message', { status: true, message } );
}

function becomePublic() {
	act( () => sessionStore.getState().setUser( userFor( { id: ME } ) ) );
}

it( 'shows what waits, and that it has left once the account is public', async () => {
	show( KEPT );
	expect( await screen.findByText( 'Laba diena' ) ).toBeVisible();
	serve( null );
	becomePublic();
	expect(
		await screen.findByText(
			'Your message has been sent: Rasa Kazlauskienė'
		)
	).toBeVisible();
	expect( screen.queryByText( 'Laba diena' ) ).toBeNull();
} );

it( 'changes the message, and drops it after a question', async () => {
	show( KEPT );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Edit the message' } )
	);
	expect( screen.getByLabelText( 'Subject' ) ).toHaveFocus();
	await userEvent.type( screen.getByLabelText( 'Message' ), '!' );
	serve( { ...KEPT, message: 'Laba diena!' } );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Save the message' } )
	);
	expect( await screen.findByText( 'Laba diena!' ) ).toBeVisible();
	expect( server.of( 'first_message' ).at( -1 )?.body ).toMatchObject( {
		id: 9,
		message: 'Laba diena!',
	} );

	await userEvent.click( screen.getByRole( 'button', { name: 'Discard' } ) );
	serve( null );
	await userEvent.click(
		screen.getAllByRole( 'button', { name: 'Discard' } ).at( -1 ) as Element
	);
	await waitFor( () =>
		expect( screen.queryByText( 'Laba diena!' ) ).toBeNull()
	);
	expect( server.of( 'first_message' ).at( -1 )?.body ).toEqual( {
		id: null,
	} );
} );

it( 'asks a person to send what the server did not', async () => {
	server.on( 'message_send', { status: true, convo_id: 77 } );
	show( { ...KEPT, sends_itself: false, refused: 'Busy.' }, true );
	expect( await screen.findByText( 'Busy.' ) ).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Send message' } )
	);
	expect(
		await screen.findByText(
			'Your message has been sent: Rasa Kazlauskienė'
		)
	).toBeVisible();
} );

it( 'takes along what a guest wrote who came by a provider', async () => {
	rememberMentor( RASA, GUEST );
	keepDraft( draftTo( 9, GUEST ), {
		values: { subject: 'Eksportas', message: 'Labas' },
	} );
	show( null );
	await waitFor( () =>
		expect( server.of( 'first_message' ).at( -1 )?.body ).toMatchObject( {
			id: 9,
			subject: 'Eksportas',
			message: 'Labas',
		} )
	);
	expect( readDraft( draftTo( 9, GUEST ) ) ).toBeNull();
} );

it( 'leads to the mentor whom a person without a message came for', async () => {
	rememberMentor( RASA, ME );
	show( null );
	becomePublic();
	expect(
		await screen.findByRole( 'link', {
			name: 'Write to: Rasa Kazlauskienė',
		} )
	).toHaveAttribute( 'href', '/mentorius/rasa' );
} );
