import { screen, waitFor, within } from '@testing-library/react';
import { rememberedMentor } from '../../../lib/first-message';
import { sessionStore } from '../../../lib/session';
import {
	type FakeServer,
	ok,
	open,
	PERSON,
	refusal,
	startServer,
} from '../testing';
import { claimOf, keepClaim } from '../lib/claim';
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

test( 'the browser that registered says so by its claim, and knows whom the person came for', async () => {
	const rasa = { id: 9, name: 'Rasa Kazlauskienė', slug: 'rasa' };
	keepClaim( 'Lina@demo.test', { claim: 'secret', mentor: rasa } );
	server.answers.confirm_email = ok( { user: PERSON } );
	open( <LoginScreen />, LINK );
	await waitFor( () =>
		expect( sessionStore.getState().phase ).toBe( 'member' )
	);
	expect( server.sent[ 0 ]?.body ).toMatchObject( { claim: 'secret' } );
	expect( claimOf( 'lina@demo.test' ) ).toBeNull();
	expect( rememberedMentor( PERSON.id ) ).toMatchObject( rasa );
} );

test( 'another browser asks for a password and both consents', async () => {
	server.answers.confirm_email = refusal( 403, 'reauth_required' );
	const person = open( <LoginScreen />, LINK );
	const form = await screen.findByRole( 'form', {
		name: 'Confirm your address',
	} );
	expect( screen.queryByRole( 'button', { name: 'Log in' } ) ).toBeNull();
	await person.type( screen.getByLabelText( 'New password' ), 'slapta1' );
	await person.type(
		screen.getByLabelText( 'Repeat the password' ),
		'slapta1'
	);
	for ( const box of within( form ).getAllByRole( 'checkbox' ) ) {
		await person.click( box );
	}
	server.answers.confirm_email = ok( { user: PERSON } );
	await person.click(
		screen.getByRole( 'button', { name: 'Confirm and log in' } )
	);
	await waitFor( () =>
		expect( sessionStore.getState().phase ).toBe( 'member' )
	);
	expect( server.sent.at( -1 )?.body ).toEqual( {
		email: 'lina@demo.test',
		key: 'abc',
		password: 'slapta1',
		password_confirm: 'slapta1',
		privacy: true,
		rules: true,
	} );
} );

test( 'a link for somebody else is not spent before who is signed in has logged out', async () => {
	server.answers.confirm_email = ok( { user: PERSON } );
	sessionStore.getState().signIn( {
		...PERSON,
		email: 'kita@demo.test',
	} );
	const person = open( <LoginScreen />, LINK );
	expect(
		screen.getByText( 'You are logged in as kita@demo.test' )
	).toBeVisible();
	expect( server.sent ).toEqual( [] );
	await person.click(
		screen.getByRole( 'button', { name: 'Log out and confirm' } )
	);
	await waitFor( () =>
		expect( sessionStore.getState().user?.email ).toBe( PERSON.email )
	);
} );

test( 'a spent link can be sent again', async () => {
	server.answers.confirm_email = refusal( 400, 'invalid_key' );
	server.answers.confirm_resend = ok();
	const person = open( <LoginScreen />, LINK );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: invalid_key'
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'It may have worked already: try logging in.'
	);
	// The log-in stands below.
	expect( screen.queryByRole( 'link', { name: 'Log in' } ) ).toBeNull();
	await person.click(
		screen.getByRole( 'button', { name: 'Send the confirmation again' } )
	);

	await screen.findByText( 'Email sent' );
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
	window.localStorage.clear();
	sessionStore.setState( { token: 'x' } );
	sessionStore.getState().expire( 'x' );
	open( <LoginScreen /> );

	expect( server.sent ).toEqual( [] );
	expect( screen.getByText( /Your session has ended/ ) ).toBeVisible();
	expect( document.title ).toBe( 'Log in | Mentoriai' );
} );
