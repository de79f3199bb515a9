import { screen, waitFor } from '@testing-library/react';
import { bootData, setBootData } from '../../../lib/boot';
import { GUEST, keepDraft } from '../../../lib/drafts';
import { draftTo, rememberMentor, writtenTo } from '../../../lib/first-message';
import { sessionStore } from '../../../lib/session';
import {
	type FakeServer,
	ok,
	open,
	PERSON,
	refusal,
	startServer,
} from '../testing';
import { RegisterScreen } from './register-screen';

let server: FakeServer;
beforeEach( () => {
	server = startServer();
} );

const { token: _, ...DRAFT } = { ...PERSON, status: 'draft' as const };
const field = ( name: string | RegExp ) => screen.getByLabelText( name );
const button = () => screen.getByRole( 'button', { name: /^Regist/ } );

async function fill( person: ReturnType< typeof open >, password = 'labas' ) {
	await person.type( field( 'Email' ), 'lina@demo.test' );
	await person.type( field( 'Password' ), password );
	await person.type( field( 'Repeat the password' ), password );
	await person.click( field( /privacy policy/ ) );
	await person.click( field( /membership rules/ ) );
}

test( 'every field says what it needs', async () => {
	const person = open( <RegisterScreen type={ null } /> );
	await person.type( field( 'Password' ), 'abcd' );
	await person.type( field( 'Repeat the password' ), 'abce' );
	await person.click( button() );

	expect( field( 'Email' ) ).toHaveAccessibleDescription( /valid email/ );
	expect( field( 'Password' ) ).toHaveAccessibleDescription(
		/^(5 to 20 characters )?The password is.*Min: 5, Max: 20$/
	);
	expect( field( 'Repeat the password' ) ).toHaveAccessibleDescription(
		'The passwords do not match'
	);
	for ( const name of [ /privacy policy/, /membership rules/ ] ) {
		expect( field( name ) ).toHaveAccessibleDescription(
			'Tick this box to agree'
		);
	}
	expect( server.sent ).toEqual( [] );
} );

test( 'the texts to agree to open beside the form', () => {
	open( <RegisterScreen type={ null } /> );
	const link = screen.getByRole( 'link', { name: 'privacy policy' } );

	expect( link ).toHaveAttribute( 'href', '/privatumo-politika' );
	expect( link ).toHaveAttribute( 'target', '_blank' );
} );

test.each( [ 'privacyUrl', 'rulesUrl' ] )(
	'no one is asked to agree to a text that is not there: %s',
	async ( name ) => {
		setBootData( {
			...bootData(),
			settings: { ...bootData().settings, [ name ]: '' },
		} );
		open( <RegisterScreen type={ null } /> );

		expect(
			await screen.findByText( /^You cannot register yet/ )
		).toBeVisible();
		expect( screen.queryByLabelText( 'Email' ) ).toBeNull();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: 'Log in' } ) ).toBeVisible();
	}
);

test.each( [
	[ 'frontuser' as const, { type: 'frontuser' } ],
	[ 'mentorius' as const, { type: 'mentorius' } ],
	[ null, {} ],
] )(
	'as %s: asks to look into the mail and sends it again',
	async ( type, sent ) => {
		server.answers.register = ok( {
			user: DRAFT,
			message: 'We sent you an email.',
		} );
		server.answers.confirm_resend = ok();
		const person = open( <RegisterScreen type={ type } /> );
		await fill( person );
		await person.click( button() );

		expect(
			await screen.findByRole( 'heading', { name: 'Check your inbox' } )
		).toHaveFocus();
		expect(
			await screen.findByText( 'We sent you an email.' )
		).toBeVisible();
		expect( sessionStore.getState().phase ).toBe( 'guest' );
		expect( server.sent[ 0 ]?.body ).toEqual( {
			email: 'lina@demo.test',
			password: 'labas',
			password_confirm: 'labas',
			privacy: true,
			rules: true,
			bot_token: '',
			...sent,
		} );
		await person.click(
			screen.getByRole( 'button', {
				name: 'Send the confirmation again',
			} )
		);
		await screen.findByText( 'Email sent' );
	}
);

test( 'without confirmation the person is signed in', async () => {
	server.answers.register = ok( { user: PERSON, message: '' } );
	const person = open( <RegisterScreen type={ null } /> );
	await fill( person );
	await person.click( button() );

	await waitFor( () =>
		expect( sessionStore.getState().token ).toBe( PERSON.token )
	);
} );

test( 'a taken address and a common password keep what was typed', async () => {
	server.answers.register = refusal( 409, 'email_exists' );
	const person = open( <RegisterScreen type={ null } /> );
	await fill( person );
	await person.click( button() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: email_exists'
	);
	server.answers.register = refusal( 400, 'invalid_input', {
		password: 'invalid',
	} );
	await person.click( button() );

	await waitFor( () =>
		expect( field( 'Password' ) ).toHaveAccessibleDescription(
			/too common/
		)
	);
	expect( field( 'Email' ) ).toHaveValue( 'lina@demo.test' );
	expect( field( /privacy policy/ ) ).toBeChecked();
} );

test( 'the message that was written before is sent with the account, and without it once it is refused', async () => {
	const rasa = { id: 9, name: 'Rasa Kazlauskienė', slug: 'rasa' };
	const message = { subject: 'Eksportas', message: 'Laba diena' };
	keepDraft( draftTo( 9, GUEST ), { values: message } );
	rememberMentor( rasa );
	server.answers.register = Promise.resolve(
		refusal( 400, 'invalid_input', { 'first_message.id': 'invalid' } )
	);
	const person = open( <RegisterScreen type="frontuser" /> );
	expect(
		await screen.findByText( 'Your message to: Rasa Kazlauskienė' )
	).toBeVisible();
	await fill( person );
	await person.click( button() );
	expect(
		await screen.findByText( /no longer on the portal/ )
	).toBeVisible();
	server.answers.register = Promise.resolve(
		ok( { user: DRAFT, message: 'Sent.', claim: 'b' } )
	);
	await person.click( button() );
	expect( await screen.findByText( 'Sent.' ) ).toBeVisible();
	const [ first, second ] = server.sent.map( ( { body } ) => body );
	expect( first ).toMatchObject( { first_message: { id: 9, ...message } } );
	expect( second ).not.toHaveProperty( 'first_message' );
	// Until the address is confirmed it is the guest's, also for another address.
	expect( writtenTo( 9 ) ).toMatchObject( message );
	await person.click(
		screen.getByRole( 'link', { name: /^Wrong address/ } )
	);
	expect( field( 'Email' ) ).toHaveValue( 'lina@demo.test' );
	expect( field( 'Password' ) ).toHaveValue( 'labas' );
	expect( screen.getByText( /Your message to: Rasa/ ) ).toBeVisible();
} );

test( 'a reload shows again what comes next', async () => {
	server.answers.register = ok( { user: DRAFT, message: 'Sent.' } );
	open( <RegisterScreen type={ null } />, {
		pathname: '/cia',
		state: { email: 'lina@demo.test', registered: 'Sent.' },
	} );
	expect( await screen.findByText( 'Sent.' ) ).toBeVisible();
	expect( screen.getByText( /lina@demo.test/ ) ).toBeVisible();
	expect( field( 'Email' ) ).not.toBeVisible();
} );
