import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	GUEST,
	keepDraft,
	moveDraftsWithSession,
	readDraft,
} from '../../../lib/drafts';
import {
	draftTo,
	rememberMentor,
	takeLooseText,
	writtenTo,
} from '../../../lib/first-message';
import { sessionStore } from '../../../lib/session';
import { userFor } from '../../../testing/user';
import type { FirstMessage } from '../api';
import {
	type FakeServer,
	ME,
	open,
	refusal,
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

beforeAll( moveDraftsWithSession );

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
	show( { ...KEPT, sends_itself: false }, true );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Send message' } )
	);
	expect(
		await screen.findByText(
			'Your message has been sent: Rasa Kazlauskienė'
		)
	).toBeVisible();
} );

it( 'says why a message was refused; it can be edited and sent, or go to another mentor', async () => {
	server.on( 'message_send', { status: true, convo_id: 77 } );
	show( { ...KEPT, sends_itself: false, refused: 'Busy.' }, true );
	expect( await screen.findByText( 'Busy.' ) ).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Edit the message' } )
	);
	await userEvent.type( screen.getByLabelText( 'Message' ), '!' );
	server.refuse( 'message_send', refusal( 409, 'mentor_busy' ) );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Send message' } )
	);
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: mentor_busy'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	serve( null );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Find another mentor' } )
	);
	expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
	expect( server.of( 'first_message' ).at( -1 )?.body ).toEqual( {
		id: null,
	} );
	takeLooseText( 10, ME );
	expect( writtenTo( 10, ME ) ).toMatchObject( {
		subject: 'Eksportas',
		message: 'Laba diena',
	} );
} );

it( 'offers nothing to send where the mentor is gone', async () => {
	show( { ...KEPT, id: 0, sends_itself: false }, true );
	expect(
		await screen.findByText( 'This mentor is no longer on the portal.' )
	).toBeVisible();
	const names = screen
		.getAllByRole( 'button' )
		.map( ( { textContent } ) => textContent );
	expect( names ).toEqual( [ 'Find another mentor', 'Discard' ] );
} );

it( 'takes along what a guest wrote who came by a provider', async () => {
	keepDraft( draftTo( 9, GUEST ), {
		values: { subject: 'Eksportas', message: 'Labas' },
	} );
	rememberMentor( RASA );
	show( null );
	await waitFor( () =>
		expect( server.of( 'first_message' ).at( -1 )?.body ).toMatchObject( {
			id: 9,
			subject: 'Eksportas',
			message: 'Labas',
		} )
	);
	await waitFor( () => expect( readDraft( draftTo( 9, ME ) ) ).toBeNull() );
	expect( readDraft( draftTo( 9, GUEST ) ) ).toBeNull();
} );

it( 'takes nothing along that was typed later', async () => {
	rememberMentor( RASA );
	keepDraft( draftTo( 9, GUEST ), {
		values: { subject: 'Eksportas', message: 'Pusė sakinio' },
	} );
	show( null );
	await waitFor( () => expect( server.calls ).not.toHaveLength( 0 ) );
	await act( async () => undefined );
	expect( server.calls.some( ( { body } ) => 'id' in body ) ).toBe( false );
	expect( readDraft( draftTo( 9, ME ) ) ).not.toBeNull();
} );

it( 'says that it could not be loaded, and tries again', async () => {
	signIn( { status: 'draft' } );
	server.refuse( 'first_message', refusal( 403, 'forbidden' ) );
	open( '/profilis', '/profilis', <FirstMessageCard /> );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Your message to a mentor could not be loaded'
	);
	serve( KEPT );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	expect( await screen.findByText( 'Laba diena' ) ).toBeVisible();
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
