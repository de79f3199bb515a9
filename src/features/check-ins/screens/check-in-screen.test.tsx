import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import { bootDataFor } from '../../../testing/boot-data';
import { FakeServer, refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import type { Question } from '../api';
import { CheckInScreen } from './check-in-screen';

const TOKEN = 'ab'.repeat( 32 );

const QUESTION: Question = {
	status: true,
	person: { name: 'Rasa' },
	question: 'How is your work together going?',
	scale: [ 'Very badly', 'Badly', 'So-so', 'Well', 'Very well' ].map(
		( label, index ) => ( { value: index + 1, label } )
	),
	help: 'Only the staff see your answer.',
};

let server: FakeServer;

beforeEach( () => {
	window.localStorage.clear();
	window.scrollTo = () => undefined;
	setBootData( bootDataFor() );
	server = new FakeServer();
	server.on( 'checkin_question', QUESTION, { token: TOKEN } );
} );

function show(): void {
	renderScreen( <CheckInScreen />, `/patikra/${ TOKEN }`, {
		pattern: '/patikra/:token',
	} );
}

const send = () => screen.findByRole( 'button', { name: 'Send' } );

test( 'one choice is asked for, a comment is not; thanks get the focus', async () => {
	show();
	await userEvent.click( await send() );
	expect( await screen.findByText( 'Choose one answer' ) ).toBeVisible();
	expect( screen.getByText( 'You and Rasa' ) ).toBeVisible();

	await userEvent.click( screen.getByRole( 'radio', { name: 'Badly' } ) );
	await userEvent.click(
		screen.getByRole( 'checkbox', { name: 'Please get in touch with me' } )
	);
	server.on( 'checkin', { status: true } );
	await userEvent.click( await send() );
	const thanks = await screen.findByRole( 'heading', {
		name: 'Thank you for your answer',
	} );
	expect( thanks.closest( '[tabindex]' ) ).toHaveFocus();
	expect( server.of( 'checkin' )[ 0 ]?.body ).toEqual( {
		token: TOKEN,
		score: 2,
		comment: '',
		contact_me: true,
	} );
	expect( server.of( 'checkin' )[ 0 ]?.token ).toBeNull();
} );

test( 'what was typed survives a broken connection and a reload', async () => {
	show();
	await userEvent.click(
		await screen.findByRole( 'radio', { name: 'Well' } )
	);
	await userEvent.type( screen.getByRole( 'textbox' ), 'Viskas gerai' );
	await userEvent.click( await send() );
	expect( await screen.findByText( 'Connection error' ) ).toBeVisible();
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Viskas gerai' );
	expect( screen.getByRole( 'radio', { name: 'Well' } ) ).toBeChecked();
	expect( JSON.stringify( window.localStorage ) ).not.toContain( TOKEN );
} );

test( 'answered meanwhile: it says so and forgets what was typed', async () => {
	show();
	await userEvent.click(
		await screen.findByRole( 'radio', { name: 'Well' } )
	);
	server.refuse( 'checkin', refusal( 410, 'checkin.answered' ) );
	const alerts = jest.fn();
	new MutationObserver( () =>
		screen.queryAllByRole( 'alert' ).forEach( alerts )
	).observe( document.body, { childList: true, subtree: true } );
	await userEvent.click( await send() );
	expect(
		await screen.findByRole( 'heading', {
			name: 'You have already answered',
		} )
	).toBeVisible();
	// Said once, and not that what was typed is still there.
	expect( alerts ).not.toHaveBeenCalled();
	await waitFor( () =>
		expect( JSON.stringify( window.localStorage ) ).not.toContain(
			'checkin'
		)
	);
} );

test( 'a link that leads nowhere, and no connection', async () => {
	server.refuse( 'checkin_question', refusal( 404, 'checkin.missing' ), {
		token: TOKEN,
	} );
	show();
	expect(
		await screen.findByRole( 'heading', {
			name: 'This link no longer works',
		} )
	).toBeVisible();
} );

test( 'offline: it can be tried again', async () => {
	server.answers = {};
	show();
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.on( 'checkin_question', QUESTION, { token: TOKEN } );
	await userEvent.click( again );
	expect(
		await screen.findByRole( 'radio', { name: 'So-so' } )
	).toBeVisible();
} );
