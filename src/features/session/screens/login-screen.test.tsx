import { screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../lib/session';
import {
	type FakeServer,
	ok,
	open,
	PERSON,
	refusal,
	startServer,
} from '../testing';
import { LoginScreen } from './login-screen';

const LINK = '/cia?email=lina%40demo.test&key=abc';

let server: FakeServer;
beforeEach( () => {
	server = startServer();
} );

test( 'a mailed link confirms the address once and signs in', async () => {
	server.answers.confirm_email = ok( { user: PERSON } );
	open( <LoginScreen />, LINK );

	await waitFor( () =>
		expect( sessionStore.getState().token ).toBe( PERSON.token )
	);
	expect( server.sent ).toEqual( [
		{
			route: 'confirm_email',
			body: { email: 'lina@demo.test', key: 'abc' },
			token: null,
		},
	] );
} );

test( 'a spent link can be sent again', async () => {
	server.answers.confirm_email = refusal( 400, 'invalid_key' );
	server.answers.confirm_resend = ok();
	const person = open( <LoginScreen />, LINK );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: invalid_key'
	);
	await person.click(
		screen.getByRole( 'button', { name: 'Send the confirmation again' } )
	);

	await screen.findByText( 'Message sent' );
	expect( server.sent.at( -1 )?.body ).toEqual( { email: 'lina@demo.test' } );
	expect( screen.getByLabelText( 'Email' ) ).toHaveValue( 'lina@demo.test' );
} );

test( 'without a connection the same link is tried again by hand', async () => {
	const person = open( <LoginScreen />, LINK );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
	server.answers.confirm_email = ok( { user: PERSON } );
	await person.click( again );

	await waitFor( () =>
		expect( sessionStore.getState().phase ).toBe( 'member' )
	);
} );

test( 'a plain visit confirms nothing; an expired session is explained', () => {
	sessionStore.setState( { token: 'x' } );
	sessionStore.getState().expire( 'x' );
	open( <LoginScreen /> );

	expect( server.sent ).toEqual( [] );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Your session has ended'
	);
	expect( document.title ).toBe( 'Log in | Mentoriai' );
} );
