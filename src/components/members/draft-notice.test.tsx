import { screen } from '@testing-library/react';
import type { MissingName } from './profile-labels';
import { setBootData } from '../../lib/boot';
import { sessionStore } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render-screen';
import { userFor } from '../../testing/user';
import { DraftNotice } from './draft-notice';

let server: FakeServer;

beforeEach( () => {
	setBootData( bootDataFor() );
	server = new FakeServer();
} );

function show( state: 'draft' | 'submitted' | 'returned' | 'paused' ) {
	sessionStore.getState().signIn( {
		...userFor( { status: 'draft', review: { state, reason: '' } } ),
		token: 'a'.repeat( 64 ),
	} );
	renderScreen( <DraftNotice /> );
}

it( 'names the fields that are left, and leads to them', async () => {
	const missing: MissingName[] = [ 'pavadinimas', 'klausimai' ];
	server.answers[ 'user-profile' ] = () => ( {
		body: { status: true, profile: { role: 'frontuser', missing } },
	} );
	show( 'draft' );
	expect(
		await screen.findByText( '2 fields left to fill in' )
	).toBeVisible();
	expect(
		screen.getByText( 'Company name · Questions you need help with' )
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Fill in the profile' } )
	).toHaveAttribute( 'href', '/profilis' );
} );

it.each( [
	[ 'submitted', 'Your profile is being reviewed' ],
	[ 'returned', 'Your profile needs changes' ],
	[ 'paused', 'Your account is paused' ],
] as const )(
	'tells a %s account so, and asks for no fields',
	( state, title ) => {
		show( state );
		expect( screen.getByText( title ) ).toBeVisible();
		expect( screen.queryByText( /required profile fields/ ) ).toBeNull();
		expect( server.calls ).toHaveLength( 0 );
	}
);
