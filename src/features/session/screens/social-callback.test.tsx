import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { bootData } from '../../../lib/boot';
import { sessionStore } from '../../../lib/session';
import { saveSocialRedirect } from '../lib/social-redirect';
import {
	type FakeServer,
	ok,
	open,
	PERSON,
	refusal,
	startServer,
} from '../testing';
import { LoginScreen } from './login-screen';

let server: FakeServer;

beforeEach( () => {
	server = startServer();
	window.sessionStorage.clear();
} );

function Place() {
	const { pathname, search, state } = useLocation();
	return (
		<output data-testid="place">
			{ pathname + search + JSON.stringify( state ) }
		</output>
	);
}

const login = (
	<>
		<LoginScreen />
		<Place />
	</>
);

const place = () => screen.getByTestId( 'place' ).textContent;

test( 'a code is traded once, and the address keeps only where the person wanted to go', async () => {
	saveSocialRedirect( { provider: 'google', from: '/mentorius/ona' } );
	server.answers.social_exchange = ok( { user: PERSON } );
	open( login, '/cia?social=abc' );

	await waitFor( () =>
		expect( sessionStore.getState().token ).toBe( PERSON.token )
	);
	expect( server.sent ).toEqual( [
		{
			route: 'social_exchange',
			body: { code: 'abc', bound: true },
			token: null,
		},
	] );
	expect( place() ).toBe( '/cia{"from":"/mentorius/ona"}' );
} );

test.each( [
	[ 'existing_user_login', /There is an account with this email address/ ],
	[ 'empty_user_login', /We could not get your email address/ ],
	[ 'oauth_error', /Signing in with LinkedIn did not work/ ],
	[ 'anything', /Signing in with LinkedIn did not work/ ],
] )( '%s is told, and leaves the address', async ( error, text ) => {
	saveSocialRedirect( { provider: 'linkedin', from: null } );
	open( login, `/cia?error=${ error }` );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( text );
	await waitFor( () => expect( place() ).toBe( '/cianull' ) );
	expect( server.sent ).toEqual( [] );
} );

test( 'a code that is spent leaves a guest who can go on', async () => {
	server.answers.social_exchange = refusal( 400, 'invalid_key' );
	open( login, '/cia?social=abc' );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: invalid_key'
	);
	expect( sessionStore.getState().token ).toBeNull();
} );

test( 'there are buttons of the providers that are on; a way that does not open names the provider', async () => {
	bootData().settings.providers = [ 'facebook' ];
	server.answers.social_auth = ok( { url: '' } );
	const user = open( login );

	expect(
		screen.queryByRole( 'button', { name: /Google/ } )
	).not.toBeInTheDocument();
	await user.click(
		screen.getByRole( 'button', { name: 'Log in with Facebook' } )
	);
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Signing in with Facebook did not work'
	);
} );
