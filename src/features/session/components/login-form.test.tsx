import { screen } from '@testing-library/react';
import { setBootData, bootData } from '../../../lib/boot';
import { sessionStore } from '../../../lib/session';
import {
	type Answer,
	type FakeServer,
	ok,
	open,
	PERSON,
	refusal,
	startServer,
} from '../testing';
import { LoginForm } from './login-form';

let server: FakeServer;
beforeEach( () => {
	server = startServer();
} );

const email = () => screen.getByLabelText( 'Email' );
const password = () => screen.getByLabelText( 'Password' );
const button = () => screen.getByRole( 'button', { name: /^Log/ } );

async function logIn( person: ReturnType< typeof open >, secret = 'labas1' ) {
	await person.type( email(), ' lina@demo.test ' );
	await person.type( password(), `${ secret }{Enter}` );
}

test( 'signs in with the keyboard alone', async () => {
	server.answers.login = ok( { user: PERSON, msg: '' } );
	await logIn( open( <LoginForm /> ) );

	expect( sessionStore.getState().token ).toBe( PERSON.token );
	expect( sessionStore.getState().user?.email ).toBe( 'lina@demo.test' );
	expect( server.sent ).toEqual( [
		{
			route: 'login',
			body: {
				email: 'lina@demo.test',
				password: 'labas1',
				bot_token: '',
			},
			token: null,
		},
	] );
} );

test( 'says at the fields what is missing and sends nothing', async () => {
	const person = open( <LoginForm /> );
	await person.click( button() );

	expect( email() ).toHaveAccessibleDescription(
		/Enter a valid email address/
	);
	expect( email() ).toHaveFocus();
	expect( password() ).toHaveAccessibleDescription( 'Enter your password' );
	expect( server.sent ).toEqual( [] );
} );

test.each( [
	[ '     ', 5, false ],
	[ 'abcd', 5, false ],
	[ 'abcde', 5, true ],
	[ 'abcde', 8, false ],
	[ 'abcdef', 8, true ],
] )(
	'the password "%s" under a rule from %d: sent %s',
	async ( secret, min, sent ) => {
		const boot = bootData();
		setBootData( {
			...boot,
			settings: { ...boot.settings, password: { min, max: 64 } },
		} );
		server.answers.login = refusal( 401, 'incorrect_password' );
		await logIn( open( <LoginForm /> ), secret );
		expect( server.sent ).toHaveLength( sent ? 1 : 0 );
	}
);

test( 'a wrong password keeps what was typed and offers a new one', async () => {
	server.answers.login = refusal( 401, 'incorrect_password' );
	await logIn( open( <LoginForm /> ) );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: incorrect_password'
	);
	expect( screen.getByText( 'Choose a new password' ) ).toHaveAttribute(
		'href',
		'/priminti-slaptazodi'
	);
	expect( email() ).toHaveValue( 'lina@demo.test' );
	expect( password() ).toHaveValue( 'labas1' );
	expect( sessionStore.getState().token ).toBeNull();
} );

test.each( [
	[ undefined, 'Connection error' ],
	[ refusal( 500, 'server_error' ), 'Refused: server_error' ],
	[ refusal( 400, 'invalid_input' ), 'Incorrect details' ],
	[ refusal( 429, 'too_many_requests' ), 'Refused: too_many_requests' ],
	[ refusal( 403, 'account_closed' ), 'Refused: account_closed' ],
] )( 'tells about failure %#', async ( answer, text ) => {
	server.answers.login = answer;
	await logIn( open( <LoginForm /> ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( text );
} );

test( 'an unconfirmed person can have the mail sent again', async () => {
	server.answers.login = refusal( 403, 'draft' );
	server.answers.confirm_resend = ok();
	const person = open( <LoginForm /> );
	await logIn( person );
	await person.click(
		await screen.findByRole( 'button', {
			name: 'Send the confirmation again',
		} )
	);

	expect( await screen.findByText( 'Email sent' ) ).toBeVisible();
	expect( server.sent.at( -1 ) ).toMatchObject( {
		route: 'confirm_resend',
		body: { email: 'lina@demo.test' },
	} );
} );

test( 'cannot be sent twice at once', async () => {
	let answer: ( reply: Answer ) => void = () => undefined;
	server.answers.login = new Promise< Answer >( ( resolve ) => {
		answer = resolve;
	} );
	const person = open( <LoginForm /> );
	await logIn( person );
	await person.type( password(), '{Enter}' );
	await person.click( button() );
	expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
	expect( server.sent ).toHaveLength( 1 );

	answer( refusal( 401, 'incorrect_password' ) );
	await screen.findByRole( 'alert' );
	await person.click( button() );
	expect( server.sent ).toHaveLength( 2 );
} );

test( 'field errors of the server stand at their fields', async () => {
	server.answers.login = refusal( 400, 'invalid_input', {
		email: 'user.incorectemail',
	} );
	await logIn( open( <LoginForm /> ) );

	await screen.findByText( /Enter a valid email address/ );
	expect( email() ).toHaveFocus();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );
