import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { setBootData } from '../../../lib/boot';
import { sessionStore } from '../../../lib/session';
import { bootDataFor } from '../../../testing/boot-data';
import { userFor } from '../../../testing/user';
import { LeavePortalDialog } from './leave-portal-dialog';

const user = userFor();

async function leave() {
	const person = userEvent.setup();
	render( <LeavePortalDialog onClose={ () => undefined } />, {
		wrapper: MemoryRouter,
	} );
	await person.type( screen.getByRole( 'textbox' ), user.email );
	await person.type( screen.getByLabelText( 'Current password' ), 'labas1' );
	await person.click(
		screen.getByRole( 'button', { name: 'Close my account' } )
	);
}

beforeEach( () => {
	setBootData( bootDataFor() );
	sessionStore.getState().signIn( { ...user, token: 'a'.repeat( 64 ) } );
} );

it( 'says at once that there is no network, and sends nothing later', async () => {
	let calls = 0;
	window.fetch = async () => {
		calls += 1;
		throw new TypeError( 'Failed to fetch' );
	};
	await leave();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
	window.dispatchEvent( new Event( 'online' ) );
	expect( calls ).toBe( 1 );
	expect( sessionStore.getState().phase ).toBe( 'member' );
} );

it( 'asks for the password again where it is wrong', async () => {
	window.fetch = async () =>
		( {
			ok: false,
			status: 401,
			headers: new Headers(),
			json: async () => ( {
				status: false,
				code: 'incorrect_password',
				message: '',
				data: { status: 401 },
			} ),
		} ) as Response;
	await leave();
	expect( await screen.findByText( 'Wrong password' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Current password' ) ).toHaveFocus();
} );

it.each( [
	[ 'frontuser', 'You are logged out and can’t log in again' ],
	[ 'mentorius', 'Your profile disappears from lists' ],
] as const )( 'says what ends for a %s', ( role, text ) => {
	sessionStore
		.getState()
		.signIn( { ...user, role, token: 'a'.repeat( 64 ) } );
	render( <LeavePortalDialog onClose={ () => undefined } />, {
		wrapper: MemoryRouter,
	} );
	expect( screen.getAllByRole( 'listitem' )[ 0 ] ).toHaveTextContent( text );
} );
