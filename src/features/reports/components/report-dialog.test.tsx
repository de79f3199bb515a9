import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import { sessionStore, type User } from '../../../lib/session';
import { bootDataFor } from '../../../testing/boot-data';
import { FakeServer, refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { userFor } from '../../../testing/user';
import type { Reported } from '../api';
import { ReportDialog } from './report-dialog';

const MESSAGE: Reported = {
	what: 'message',
	id: 12,
	person: 'Rasa Kazlauskienė',
	text: 'Perveskite <b>100 eurų</b>',
	canBlock: true,
};
const REVIEW: Reported = {
	what: 'review',
	id: 3,
	person: 'Jonas K.',
	text: 'Reklama',
};

let server: FakeServer;
const onClose = jest.fn();
const onBlocked = jest.fn();

beforeEach( () => {
	jest.clearAllMocks();
	setBootData( bootDataFor() );
	window.localStorage.clear();
	window.sessionStorage.clear();
	sessionStore.setState( { user: null, phase: 'guest', expired: false } );
	server = new FakeServer();
} );

function signIn( changes: Partial< User > = {} ) {
	sessionStore
		.getState()
		.signIn( { ...userFor( changes ), token: 'a'.repeat( 64 ) } );
}

function open( reported: Reported ) {
	renderScreen(
		<ReportDialog
			reported={ reported }
			onClose={ onClose }
			onBlocked={ onBlocked }
			renderLogin={ () => <p>Log-in form</p> }
		/>
	);
	return userEvent.setup();
}

const send = () => screen.getByRole( 'button', { name: 'Send the report' } );
const reason = ( name: string ) => screen.getByRole( 'radio', { name } );
const words = () => screen.getByLabelText( /^In your own words/ );
const sent = () => server.of( 'report' );

test( 'a member reports a message and blocks its author; the words are text', async () => {
	signIn();
	server.on( 'report', { status: true, number: 1042 } );
	const person = open( MESSAGE );
	const dialog = screen.getByRole( 'dialog', { name: 'Report a message' } );
	expect(
		within( dialog ).getByText( 'Perveskite <b>100 eurų</b>' )
	).toBeVisible();
	expect( screen.queryByLabelText( 'Your name' ) ).not.toBeInTheDocument();

	await person.click( send() );
	expect( await screen.findByText( 'Choose a reason' ) ).toBeVisible();
	expect( reason( 'Advertising or spam' ) ).toHaveFocus();
	expect( sent() ).toHaveLength( 0 );

	await person.click( reason( 'Asks for money' ) );
	await person.type( words(), 'Jau antrą kartą.' );
	await person.click(
		screen.getByRole( 'checkbox', { name: /^Block this person/ } )
	);
	await person.click( send() );
	expect(
		await screen.findByText( 'The number of your report is 1042.' )
	).toBeVisible();
	expect(
		screen.getByText( /^You can no longer write to each other/ )
	).toBeVisible();
	expect( onBlocked ).toHaveBeenCalledTimes( 1 );
	expect( sent()[ 0 ]?.token ).toBe( `Bearer ${ 'a'.repeat( 64 ) }` );
	expect( sent()[ 0 ]?.body ).toEqual( {
		what: 'message',
		id: 12,
		reason: 'money',
		text: 'Jau antrą kartą.',
		block: true,
		client_id: expect.any( String ),
	} );
	// The form that had the focus is gone.
	expect(
		within( dialog ).getAllByRole( 'button', { name: 'Close' } ).at( -1 )
	).toHaveFocus();
	await person.keyboard( '{Escape}' );
	expect( onClose ).toHaveBeenCalled();
	expect( JSON.stringify( { ...window.localStorage } ) ).not.toContain(
		'antrą'
	);
} );

test( 'who cannot be blocked is not offered to be, and nothing is told to be blocked', async () => {
	signIn();
	server.on( 'report', { status: true, number: 5 } );
	const person = open( { ...MESSAGE, canBlock: false } );
	expect( screen.queryByRole( 'checkbox' ) ).not.toBeInTheDocument();
	await person.click( reason( 'Something else' ) );
	await person.click( send() );
	await screen.findByText( 'The number of your report is 5.' );
	expect( sent()[ 0 ]?.body ).not.toHaveProperty( 'block' );
	expect( onBlocked ).not.toHaveBeenCalled();
} );

test( 'a guest says who they are and that they mean it, and is checked for a robot', async () => {
	setBootData(
		bootDataFor( {
			settings: { ...bootDataFor().settings, botCheck: 'altcha' },
		} )
	);
	server.on( 'report', { status: true, number: 7 } );
	const person = open( { ...REVIEW, canBlock: true } );
	// The work begins with the first focus; here it cannot be done.
	expect( server.of( 'bot_challenge' ).length ).toBeGreaterThan( 0 );
	expect(
		screen.queryByRole( 'checkbox', { name: /^Block/ } )
	).not.toBeInTheDocument();
	await person.click( reason( 'Not true' ) );
	await person.click( send() );
	expect( screen.getByLabelText( 'Your name' ) ).toHaveFocus();
	expect( screen.getByText( /^Enter a valid email address/ ) ).toBeVisible();
	expect( screen.getByText( 'Tick this box to confirm' ) ).toBeVisible();

	await person.type( screen.getByLabelText( 'Your name' ), 'Ona Onaitė' );
	await person.type( screen.getByLabelText( 'Email' ), 'ona@demo.test' );
	await person.click(
		screen.getByRole( 'checkbox', { name: /good faith/ } )
	);
	await person.click( send() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'The report was not sent'
	);
	expect( sent() ).toHaveLength( 0 );

	setBootData( bootDataFor() );
	await person.click( send() );
	await screen.findByText( 'The number of your report is 7.' );
	expect(
		screen.getByText( 'Their answer will go to ona@demo.test.' )
	).toBeVisible();
	expect( sent()[ 0 ]?.token ).toBeNull();
	expect( sent()[ 0 ]?.body ).toEqual( {
		what: 'review',
		id: 3,
		reason: 'false',
		text: '',
		client_id: expect.any( String ),
		name: 'Ona Onaitė',
		email: 'ona@demo.test',
		good_faith: true,
		bot_token: '',
	} );
} );

test( 'who has not chosen a role reports as a guest does', async () => {
	signIn( { role: 'neapsisprendes', status: 'draft' } );
	open( REVIEW );
	expect( screen.getByLabelText( 'Your name' ) ).toBeVisible();
} );

test.each( [
	[ 'offline', undefined, /Connection error/ ],
	[ 'too often', refusal( 429, 'too_many', {}, 60 ), /Refused: too_many/ ],
	[ 'not there any more', refusal( 404, 'not_found' ), /Refused/ ],
] )(
	'%s: says so, keeps what was typed and sends it again as the same report',
	async ( _, refused, told ) => {
		signIn();
		if ( refused ) {
			server.refuse( 'report', refused );
		}
		const person = open( MESSAGE );
		await person.click( reason( 'Rude or threatening' ) );
		await person.type( words(), 'Grasino.' );
		await person.click( send() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'What you have written is still here.'
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( told );
		expect( words() ).toHaveValue( 'Grasino.' );
		server.on( 'report', { status: true, number: 8 } );
		await person.click( send() );
		await screen.findByText( 'The number of your report is 8.' );
		const [ first, second ] = sent();
		expect( second?.body.client_id ).toBe( first?.body.client_id );
	}
);

test( 'what the server finds wrong is told at its field', async () => {
	server.refuse(
		'report',
		refusal( 400, 'invalid_input', { fields: { name: 'invalid' } } )
	);
	const person = open( REVIEW );
	await person.click( reason( 'Not true' ) );
	await person.type( screen.getByLabelText( 'Your name' ), 'www.pirk.lt' );
	await person.type( screen.getByLabelText( 'Email' ), 'ona@demo.test' );
	await person.click(
		screen.getByRole( 'checkbox', { name: /good faith/ } )
	);
	await person.click( send() );
	expect( await screen.findByText( 'Check this field' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Your name' ) ).toHaveFocus();
} );

test( 'a window closed by mistake asks; what is given up is gone', async () => {
	signIn();
	const person = open( MESSAGE );
	await person.type( words(), 'Grasino.' );
	await person.keyboard( '{Escape}' );
	const question = await screen.findByRole( 'alertdialog' );
	expect( onClose ).not.toHaveBeenCalled();
	await person.click(
		within( question ).getByRole( 'button', { name: 'Close and discard' } )
	);
	expect( onClose ).toHaveBeenCalled();
	expect( JSON.stringify( { ...window.localStorage } ) ).not.toContain(
		'Grasino'
	);
} );

test( 'whose session ends logs in there and finds the text again', async () => {
	signIn();
	// Everyone may report a review: to the server a session that has ended is a guest without an address.
	server.refuse(
		'report',
		refusal( 400, 'invalid_input', {
			fields: { name: 'required', email: 'required' },
		} )
	);
	server.refuse( 'get-user-id', refusal( 401, 'not_logged_in' ) );
	const person = open( REVIEW );
	await person.click( reason( 'Not true' ) );
	await person.type( words(), 'Ten nebuvau.' );
	await person.click( send() );
	expect( await screen.findByText( 'Log-in form' ) ).toBeVisible();
	expect( screen.queryByLabelText( 'Your name' ) ).not.toBeInTheDocument();
	act( () => signIn() );
	await waitFor( () => expect( words() ).toHaveValue( 'Ten nebuvau.' ) );
	expect( reason( 'Not true' ) ).toBeChecked();
} );
