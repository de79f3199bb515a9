import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import {
	GUEST,
	keepDraft,
	moveDraftsWithSession,
	readDraft,
} from '../../../lib/drafts';
import {
	draftTo,
	rememberedMentor,
	rememberMentor,
} from '../../../lib/first-message';
import { sessionStore } from '../../../lib/session';
import {
	type FakeServer,
	open,
	refusal,
	setUp,
	signIn,
} from '../testing/fake-server';
import { MessageDialog } from './message-dialog';

let server: FakeServer;
const onClose = jest.fn();

beforeAll( moveDraftsWithSession );

beforeEach( () => {
	window.sessionStorage.clear();
	server = setUp();
	onClose.mockClear();
} );

function show() {
	return open(
		'/mentorius/rasa',
		'/mentorius/:slug',
		<MessageDialog
			mentor={ {
				id: 9,
				slug: 'rasa',
				title: 'Rasa Kazlauskienė',
				text: 'Direktorė',
			} }
			onClose={ onClose }
			renderLogin={ ( _, onLeave ) => (
				<button onClick={ onLeave }>Login form</button>
			) }
		/>
	);
}

async function fill( subject: string, text: string ) {
	if ( subject ) {
		await userEvent.type( screen.getByLabelText( 'Subject' ), subject );
	}
	if ( text ) {
		await userEvent.type( screen.getByLabelText( 'Message' ), text );
	}
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Send message' } )
	);
}

it( 'lets a guest log in inside and then write, without leaving', async () => {
	show();
	expect(
		screen.getByRole( 'link', {
			name: 'To perform this action you need log in',
		} )
	).toHaveAttribute( 'href', '/prisijungti' );
	expect(
		screen.getByRole( 'button', { name: 'Login form' } )
	).toBeVisible();
	act( () => signIn() );
	await waitFor( () =>
		expect( screen.queryByText( 'Login form' ) ).toBeNull()
	);
	expect( screen.getByLabelText( 'Subject' ) ).toHaveFocus();
} );

it( 'lets a guest write at once; the text outlives the form, and is theirs who logs in', async () => {
	const { unmount } = show();
	await userEvent.type( screen.getByLabelText( 'Subject' ), 'Eksportas' );
	await userEvent.type( screen.getByLabelText( 'Message' ), 'Laba diena' );
	expect(
		screen.getByText( 'Draft saved until you close this tab' )
	).toBeVisible();
	unmount();
	show();
	expect( screen.getByLabelText( 'Message' ) ).toHaveValue( 'Laba diena' );
	act( () => signIn() );
	expect(
		await screen.findByRole( 'button', { name: 'Send message' } )
	).toBeVisible();
	expect( screen.getByLabelText( 'Message' ) ).toHaveValue( 'Laba diena' );
	expect( readDraft( draftTo( 9, GUEST ) ) ).toBeNull();
} );

it( 'takes a guest on to register with the whole message, or with none', async () => {
	show();
	const on = () =>
		userEvent.click(
			screen.getByRole( 'button', { name: 'Create an account and send' } )
		);
	await userEvent.type( screen.getByLabelText( 'Subject' ), 'Eksportas' );
	await on();
	expect( await screen.findByText( 'Enter a message' ) ).toBeVisible();
	await userEvent.clear( screen.getByLabelText( 'Subject' ) );
	await on();
	expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
	expect( rememberedMentor() ).toMatchObject( {
		id: 9,
		name: 'Rasa Kazlauskienė',
		slug: 'rasa',
	} );
} );

it( 'remembers whom somebody wrote to who goes to a provider', async () => {
	show();
	await userEvent.type( screen.getByLabelText( 'Subject' ), 'Eksportas' );
	await userEvent.type( screen.getByLabelText( 'Message' ), 'Laba diena' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Login form' } )
	);
	expect( rememberedMentor() ).toMatchObject( { id: 9, brings: true } );
} );

it( 'keeps by itself what a founder whose profile is not ready has brought along', async () => {
	keepDraft( draftTo( 9, GUEST ), {
		values: { subject: 'Eksportas', message: 'Laba diena' },
	} );
	rememberMentor( { id: 9, name: 'Rasa Kazlauskienė', slug: 'rasa' } );
	signIn( { status: 'draft', review: { state: 'draft', reason: '' } } );
	server.on( 'first_message', { status: true, message: null } );
	show();
	expect( await screen.findByText( 'Your message is saved' ) ).toBeVisible();
	expect( server.of( 'first_message' ).at( -1 )?.body ).toMatchObject( {
		id: 9,
		message: 'Laba diena',
	} );
} );

it( 'says so where it is not known what waits already, and tries again', async () => {
	signIn( { status: 'draft', review: { state: 'draft', reason: '' } } );
	server.refuse( 'first_message', refusal( 403, 'forbidden' ) );
	show();
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Try again' } )
	);
	server.on( 'first_message', { status: true, message: null } );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Try again' } )
	);
	expect( await screen.findByLabelText( 'Subject' ) ).toBeVisible();
} );

it( 'keeps the message of a founder whose profile is not ready', async () => {
	signIn( { status: 'draft', review: { state: 'draft', reason: '' } } );
	server.on( 'first_message', { status: true, message: null } );
	show();
	await userEvent.type( await screen.findByLabelText( 'Subject' ), 'Tema' );
	await userEvent.type( screen.getByLabelText( 'Message' ), 'Laba diena' );
	// POST first_message answers on the same path.
	server.on( 'first_message', { status: true, message: null } );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Save the message' } )
	);
	expect( await screen.findByText( 'Your message is saved' ) ).toBeVisible();
	expect( server.of( 'first_message' ).at( -1 )?.body ).toMatchObject( {
		id: 9,
		subject: 'Tema',
		message: 'Laba diena',
	} );
} );

it.each( [
	[
		'a mentor',
		{ role: 'mentorius' },
		'Only founders can start a conversation',
	],
	[
		'an undecided person',
		{ role: 'neapsisprendes', status: 'draft' },
		'First, choose how you take part',
	],
] as const )( 'tells %s why not', async ( _, changes, text ) => {
	signIn( changes );
	show();
	expect( await screen.findByText( text ) ).toBeVisible();
	expect( screen.queryByLabelText( 'Subject' ) ).toBeNull();
} );

it( 'wants both fields and says so at each', async () => {
	signIn();
	show();
	await fill( '', ' ' );
	expect( await screen.findByText( 'Enter a subject' ) ).toBeVisible();
	expect( screen.getByText( 'Enter a message' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Subject' ) ).toHaveFocus();
	expect( server.calls ).toHaveLength( 0 );
} );

it( 'sends, and shows the way to the conversation', async () => {
	signIn();
	server.answers.message_send = () => ( {
		body: { status: true, convo_id: 77 },
	} );
	show();
	const regions = screen.getAllByRole( 'status' );
	await fill( 'Eksportas', 'Laba diena' );
	const told = await screen.findByText( 'Message was sent successfully' );
	expect( told ).toBeVisible();
	// Only what comes into a region that was there before is read aloud.
	expect( regions ).toContain( told.closest( '[role=status]' ) );
	expect(
		screen.getByRole( 'link', { name: 'Open the conversation' } )
	).toHaveAttribute( 'href', '/pokalbis/77' );
	expect( server.of( 'message_send' )[ 0 ]?.body ).toMatchObject( {
		id: 9,
		subject: 'Eksportas',
		message: 'Laba diena',
	} );
} );

it( 'keeps the text after a failure; the same text keeps its client_id, another one gets another', async () => {
	signIn();
	show();
	await fill( 'Eksportas', 'Laba diena' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		/was not sent.*still here.*Error 505/s
	);
	expect( screen.getByLabelText( 'Message' ) ).toHaveValue( 'Laba diena' );
	server.answers.message_send = () => refusal( 409, 'mentor_full' );
	const reread = jest.spyOn( QueryClient.prototype, 'invalidateQueries' );
	await fill( '', '' );
	await waitFor( () =>
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Refused: mentor_full'
		)
	);
	// The page behind says so too.
	expect( reread ).toHaveBeenCalledWith( {
		queryKey: [ 'mentoriai_dynamic_single' ],
	} );
	reread.mockRestore();
	await fill( '', '!' );
	await waitFor( () =>
		expect( server.of( 'message_send' ) ).toHaveLength( 3 )
	);
	const [ first, second, third ] = server
		.of( 'message_send' )
		.map( ( { body } ) => body.client_id );
	expect( second ).toBe( first );
	expect( third ).not.toBe( first );
} );

it( 'asks before it throws typed text away', async () => {
	signIn();
	show();
	await userEvent.type( screen.getByLabelText( 'Subject' ), 'Eks' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( onClose ).not.toHaveBeenCalled();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Close and discard' } )
	);
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not ask about text that an ended session has put away', async () => {
	signIn();
	show();
	await userEvent.type( screen.getByLabelText( 'Subject' ), 'Eks' );
	act( () => sessionStore.getState().expire( 'a'.repeat( 64 ) ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( JSON.stringify( { ...window.localStorage } ) ).toContain( 'Eks' );
} );

it( 'says that the session ended, and after the log-in the text is there', async () => {
	signIn();
	server.answers.message_send = () => refusal( 401, 'not_logged_in' );
	show();
	await fill( 'Eksportas', 'Laba diena' );
	expect(
		await screen.findByText( 'Your session has ended. Log in again.' )
	).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: 'Login form' } )
	).toBeVisible();
	act( () => signIn() );
	expect( await screen.findByLabelText( 'Subject' ) ).toHaveValue(
		'Eksportas'
	);
	expect( screen.getByLabelText( 'Message' ) ).toHaveValue( 'Laba diena' );
} );

it( 'keeps what is typed for who goes to mend the profile', async () => {
	signIn();
	const dialog = ( facts?: string[] ) => (
		<MessageDialog
			mentor={ {
				id: 9,
				slug: 'rasa',
				title: 'Rasa Kazlauskienė',
				facts,
			} }
			onClose={ onClose }
			renderLogin={ () => null }
			renderCard={ ( onMend ) => (
				<Link to="/profilis" onClick={ onMend } data-keeps-draft="">
					Mend
				</Link>
			) }
		/>
	);
	const where = [ '/mentorius/rasa', '/mentorius/:slug' ] as const;
	const { unmount } = open(
		...where,
		dialog( [ 'Takes new founders', 'Usually answers within 2 days' ] )
	);
	expect(
		screen.getByText( 'Takes new founders · Usually answers within 2 days' )
	).toBeVisible();
	await userEvent.type( screen.getByLabelText( 'Message' ), 'Laba diena' );
	await userEvent.click( screen.getByRole( 'link', { name: 'Mend' } ) );
	expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
	const me = sessionStore.getState().user?.id ?? 0;
	expect( rememberedMentor( me ) ).toMatchObject( { id: 9, slug: 'rasa' } );
	unmount();
	open( ...where, dialog() );
	expect( screen.getByLabelText( 'Message' ) ).toHaveValue( 'Laba diena' );
} );

it( 'forgets what the person threw away', async () => {
	signIn();
	const { unmount } = show();
	await userEvent.type( screen.getByLabelText( 'Subject' ), 'Eks' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Close and discard' } )
	);
	unmount();
	show();
	expect( screen.getByLabelText( 'Subject' ) ).toHaveValue( '' );
} );

it( 'asks before it closes also when Escape follows a letter at once', async () => {
	signIn();
	show();
	const subject = await screen.findByLabelText( 'Subject' );
	const tell = ( event: Event ) => subject.dispatchEvent( event );
	// As a browser hands them over: React's microtasks run between two keys, its scheduled work need not.
	const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
	environment.IS_REACT_ACT_ENVIRONMENT = false;
	Object.getOwnPropertyDescriptor(
		HTMLInputElement.prototype,
		'value'
	)?.set?.call( subject, 'A' );
	tell( new InputEvent( 'input', { bubbles: true } ) );
	await Promise.resolve();
	tell( new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } ) );
	await new Promise( ( done ) => setTimeout( done ) );
	environment.IS_REACT_ACT_ENVIRONMENT = true;

	expect( onClose ).not.toHaveBeenCalled();
	expect( screen.getByRole( 'alertdialog' ) ).toBeVisible();
} );
