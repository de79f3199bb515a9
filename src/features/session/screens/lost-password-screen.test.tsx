import { screen, waitFor } from '@testing-library/react';
import { listen } from '../../../testing/voice';
import { type FakeServer, ok, open, refusal, startServer } from '../testing';
import { LostPasswordScreen } from './lost-password-screen';

let server: FakeServer;
beforeEach( () => {
	server = startServer();
} );

const email = () => screen.getByLabelText( 'Email' );
const SENT = 'We sent you a link to choose a new password.';

test( 'says in green that the link was sent', async () => {
	server.answers.lost = ok();
	const said = listen();
	const person = open( <LostPasswordScreen /> );
	await person.type( email(), 'lina@demo.test{Enter}' );

	const text = await screen.findByText( SENT );
	expect( text.closest( '.mp-notice' ) ).toHaveClass( 'mp-notice--success' );
	await waitFor( () =>
		expect( said ).toEqual( [
			`${ SENT } lina@demo.test The link works for an hour. If you can’t see the email, look in your spam folder.`,
		] )
	);
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Check your inbox'
	);
	expect( server.sent ).toEqual( [
		{
			route: 'lost',
			body: { email: 'lina@demo.test', bot_token: '' },
			token: null,
		},
	] );
} );

test( 'says in red at the field that the address is unknown', async () => {
	server.answers.lost = refusal( 404, 'cannotbefound' );
	const person = open( <LostPasswordScreen /> );
	await person.type( email(), 'nera@demo.test{Enter}' );

	await screen.findByText( "Can't find this email address" );
	expect( email() ).toHaveAccessibleDescription(
		"Can't find this email address"
	);
	expect( email() ).toBeInvalid();
	expect( email() ).toHaveValue( 'nera@demo.test' );
} );

test( 'wants a valid address, and tells when there is no connection', async () => {
	const person = open( <LostPasswordScreen /> );
	await person.type( email(), 'lina{Enter}' );
	expect( email() ).toHaveAccessibleDescription( /valid email/ );
	expect( server.sent ).toEqual( [] );
	await person.type( email(), '@demo.test{Enter}' );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
} );
