import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useLeaveGuard } from '../hooks/use-leave-guard';
import { useLogOut } from '../hooks/use-log-out';
import { setBootData } from '../lib/boot';
import {
	GUEST,
	keepDraft,
	moveDraftsWithSession,
	readDraft,
} from '../lib/drafts';
import { sessionStore } from '../lib/session';
import { bootDataFor } from '../testing/boot-data';
import { userFor } from '../testing/user';
import { LogOutQuestion } from './log-out-question';

const DRAFT = { person: userFor().id, form: 'note' };

function Screen( { unsaved }: { unsaved: boolean } ) {
	useLeaveGuard( unsaved, () => undefined );
	return (
		<>
			<button onClick={ useLogOut() }>Log out</button>
			<p>{ useLocation().pathname }</p>
			<LogOutQuestion />
		</>
	);
}

function show( unsaved = false ) {
	render(
		<MemoryRouter initialEntries={ [ '/profilis' ] }>
			<Screen unsaved={ unsaved } />
		</MemoryRouter>
	);
	return userEvent.click( button( 'Log out' ) );
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const phase = () => sessionStore.getState().phase;

beforeAll( moveDraftsWithSession );

beforeEach( () => {
	window.localStorage.clear();
	setBootData( bootDataFor() );
	window.fetch = () => Promise.reject( new TypeError( 'offline' ) );
	act( () =>
		sessionStore
			.getState()
			.signIn( { ...userFor(), token: 'a'.repeat( 64 ) } )
	);
} );

test( 'who has nothing to lose is logged out at once', async () => {
	await show();
	expect( phase() ).toBe( 'guest' );
} );

test( 'who has typed something, in any tab, is asked first', async () => {
	keepDraft( DRAFT, { values: { text: 'Half a message' } } );
	await show();
	expect( await screen.findByRole( 'alertdialog' ) ).toHaveTextContent(
		'Log out without sending what you typed?'
	);
	await userEvent.click( button( 'Stay logged in' ) );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( phase() ).toBe( 'member' );
	expect( readDraft( DRAFT ) ).not.toBeNull();

	await userEvent.click( button( 'Log out' ) );
	await userEvent.click( button( 'Log out and discard' ) );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( phase() ).toBe( 'guest' );
	expect( readDraft( DRAFT ) ).toBeNull();
	expect( screen.queryByText( '/profilis' ) ).toBeNull();
} );

test( 'so is who is held back by the page, without a draft', async () => {
	await show( true );
	expect( await screen.findByRole( 'alertdialog' ) ).toBeVisible();
	expect( phase() ).toBe( 'member' );
} );

test( 'what was typed as a guest, to anybody, is asked about too, and left to nobody', async () => {
	act( () => sessionStore.getState().signOut() );
	const texts = [ 'message.8', 'message.9' ];
	for ( const form of texts ) {
		keepDraft( { person: GUEST, form }, { values: { message: 'Hi' } } );
	}
	act( () =>
		sessionStore
			.getState()
			.signIn( { ...userFor(), token: 'a'.repeat( 64 ) } )
	);
	expect(
		readDraft( { person: userFor().id, form: 'message.8' } )
	).not.toBeNull();
	await show();
	await userEvent.click( button( 'Log out and discard' ) );
	for ( const person of [ GUEST, userFor().id ] ) {
		for ( const form of texts ) {
			expect( readDraft( { person, form } ) ).toBeNull();
		}
	}
} );
