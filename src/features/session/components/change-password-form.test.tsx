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
import { ChangePasswordForm } from './change-password-form';

let server: FakeServer;
beforeEach( () => {
	server = startServer();
} );

const field = ( name: string ) => screen.getByLabelText( name );
const button = () => screen.getByRole( 'button', { name: /^Chang/ } );

async function fill( person: ReturnType< typeof open >, password: string ) {
	await person.type( field( 'New password' ), password );
	await person.type( field( 'Repeat the password' ), password );
	await person.click( button() );
}

test( 'follows the password rule', async () => {
	await fill( open( <ChangePasswordForm /> ), 'abcd' );

	expect( field( 'New password' ) ).toHaveAccessibleDescription(
		/^(5 to 20 characters )?The password is.*Min: 5, Max: 20$/
	);
	expect( server.sent ).toEqual( [] );
} );

test( 'asks for the current password only when the server wants it', async () => {
	server.answers[ 'set-user-pass' ] = refusal( 403, 'reauth_required' );
	const person = open( <ChangePasswordForm /> );
	await fill( person, 'naujas' );
	const current = await screen.findByLabelText( 'Current password' );
	await waitFor( () => expect( current ).toHaveFocus() );
	expect( field( 'New password' ) ).toHaveValue( 'naujas' );

	server.answers[ 'set-user-pass' ] = refusal( 403, 'incorrect_password' );
	await person.type( current, 'blogas{Enter}' );
	expect( await screen.findByText( 'Wrong password' ) ).toBeVisible();

	const token = 'n'.repeat( 64 );
	sessionStore.getState().signIn( PERSON );
	server.answers[ 'set-user-pass' ] = ok( { user: { ...PERSON, token } } );
	await person.clear( current );
	await person.type( current, 'senas{Enter}' );
	expect(
		await screen.findByText( 'Your password has been changed' )
	).toBeVisible();
	expect( server.sent.map( ( { body } ) => body ) ).toEqual( [
		{ password: 'naujas', password_confirm: 'naujas', new_token: true },
		{
			password: 'naujas',
			password_confirm: 'naujas',
			current_password: 'blogas',
			new_token: true,
		},
		{
			password: 'naujas',
			password_confirm: 'naujas',
			current_password: 'senas',
			new_token: true,
		},
	] );
	expect( field( 'New password' ) ).toHaveValue( '' );
	expect( sessionStore.getState().token ).toBe( token );
} );

test( 'tells when there is no connection', async () => {
	await fill( open( <ChangePasswordForm /> ), 'naujas' );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
} );
