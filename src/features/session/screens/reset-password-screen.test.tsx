import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from '../../../lib/session';
import {
	type FakeServer,
	ok,
	open,
	PERSON,
	refusal,
	startServer,
} from '../testing';
import { ResetPasswordScreen } from './reset-password-screen';

const LINK = '/cia?email=lina%40demo.test&key=abc';

let server: FakeServer;
beforeEach( () => {
	server = startServer();
} );
afterEach( () => {
	jest.useRealTimers();
} );

const field = ( name: string ) => screen.getByLabelText( name );

async function save(
	person: ReturnType< typeof open >,
	password: string,
	repeated = password
) {
	await person.type( field( 'New password' ), password );
	await person.type( field( 'Repeat the password' ), repeated );
	await person.click( screen.getByRole( 'button', { name: 'Save' } ) );
}

test.each( [ '/cia', '/cia?email=a%40demo.test', '/cia?key=abc' ] )(
	'without both parameters (%s) there is no form',
	( at ) => {
		open( <ResetPasswordScreen />, at );
		expect( screen.queryByRole( 'button', { name: 'Save' } ) ).toBeNull();
		expect( screen.queryByText( /Choose a new password/ ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Ask for a new link' } )
		).toHaveAttribute( 'href', '/priminti-slaptazodi' );
	}
);

test( 'whoever is signed in is signed out, on the server too', async () => {
	server.answers.logout = ok();
	sessionStore.getState().signIn( PERSON );
	open( <ResetPasswordScreen />, LINK );

	await waitFor( () => expect( sessionStore.getState().token ).toBeNull() );
	expect( server.sent ).toEqual( [
		{ route: 'logout', body: {}, token: `Bearer ${ PERSON.token }` },
	] );
} );

test( 'after a success it leads to the log-in in two seconds', async () => {
	server.answers.lost_reset = ok();
	const person = open( <ResetPasswordScreen />, LINK );
	expect( field( 'Email' ) ).toHaveValue( 'lina@demo.test' );
	expect( field( 'Email' ) ).toHaveAttribute( 'readonly' );
	jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
	const timed = person.setup( {
		advanceTimers: jest.advanceTimersByTime.bind( jest ),
	} );
	await save( timed as ReturnType< typeof open >, 'x' );

	expect(
		await screen.findByText( 'Password was changed, log in again' )
	).toBeVisible();
	expect( server.sent[ 0 ]?.body ).toEqual( {
		email: 'lina@demo.test',
		key: 'abc',
		password: 'x',
		password_confirm: 'x',
	} );
	act( () => jest.advanceTimersByTime( 1999 ) );
	expect( screen.queryByText( 'Log-in page' ) ).toBeNull();
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( screen.getByText( 'Log-in page' ) ).toBeVisible();
} );

test( "the form has no length rule; the server's word stands at the field", async () => {
	server.answers.lost_reset = refusal( 400, 'invalid_input', {
		password: 'user.password_length',
	} );
	const person = open( <ResetPasswordScreen />, LINK );
	await save( person, 'abc', 'abd' );
	expect( field( 'Repeat the password' ) ).toHaveAccessibleDescription(
		'The passwords do not match'
	);
	expect( server.sent ).toEqual( [] );
	await person.clear( field( 'Repeat the password' ) );
	await person.type( field( 'Repeat the password' ), 'abc{Enter}' );

	expect(
		await screen.findByText(
			/^(5 to 20 characters )?The password is.*Min: 5, Max: 20$/
		)
	).toBeVisible();
	expect( field( 'New password' ) ).toHaveFocus();
	expect( field( 'New password' ) ).toHaveValue( 'abc' );
} );

test( 'blanks around a pasted password make no difference', async () => {
	server.answers.lost_reset = ok();
	const person = open( <ResetPasswordScreen />, LINK );
	await save( person, ' demo12345 ', 'demo12345' );

	expect(
		await screen.findByText( 'Password was changed, log in again' )
	).toBeVisible();
} );

test( 'a spent link says so and offers another one', async () => {
	server.answers.lost_reset = refusal( 400, 'invalid_key' );
	await save( open( <ResetPasswordScreen />, LINK ), 'labas' );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: invalid_key'
	);
	expect( screen.getByText( 'Ask for a new link' ) ).toBeVisible();
	expect(
		within( screen.getByRole( 'alert' ) ).getByRole( 'link', {
			name: 'Log in',
		} )
	).toBeVisible();
} );

describe( 'the link of an invitation', () => {
	const INVITED = `${ LINK }&invitation=1`;

	test( 'says what it is for, and the log-in knows the address', async () => {
		server.answers.lost_reset = ok();
		const person = open( <ResetPasswordScreen />, INVITED );
		expect(
			screen.getByRole( 'heading', { name: 'Set your password' } )
		).toBeVisible();
		expect( field( 'Email' ) ).toHaveValue( 'lina@demo.test' );
		await person.type( field( 'Password' ), 'labas' );
		await person.type( field( 'Repeat the password' ), 'labas' );
		await person.click( screen.getByRole( 'button', { name: 'Save' } ) );

		expect(
			await screen.findByText( 'Your password is set. Now log in.' )
		).toBeVisible();
		expect( server.sent[ 0 ]?.body ).toMatchObject( { key: 'abc' } );
	} );

	test( 'that was used or is old says what to do', async () => {
		server.answers.lost_reset = refusal( 400, 'invalid_key' );
		const person = open( <ResetPasswordScreen />, INVITED );
		await person.type( field( 'Password' ), 'labas' );
		await person.type( field( 'Repeat the password' ), 'labas{Enter}' );

		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( /used already, or it has expired/ );
		expect(
			within( alert ).getByRole( 'link', { name: 'Ask for a new link' } )
		).toBeVisible();
		await person.click(
			within( alert ).getByRole( 'link', { name: 'Log in' } )
		);
		expect( screen.getByText( 'Log-in page' ) ).toBeVisible();
	} );
} );
