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
import { ChooseType } from './choose-type';

let server: FakeServer;
beforeEach( () => {
	server = startServer();
	sessionStore.getState().signIn( { ...PERSON, role: 'neapsisprendes' } );
} );

test.each( [
	[ 'I want a mentor', 'frontuser' as const ],
	[ 'I want to be a mentor', 'mentorius' as const ],
] )( '"%s" makes a %s, once', async ( title, role ) => {
	const { token: _, ...user } = { ...PERSON, role };
	server.answers[ 'set-user-type' ] = ok( { user } );
	const person = open( <ChooseType /> );
	const button = screen.getByRole( 'button', { name: new RegExp( title ) } );
	await person.dblClick( button );

	await waitFor( () =>
		expect( sessionStore.getState().user?.role ).toBe( role )
	);
	expect( server.sent ).toEqual( [
		{
			route: 'set-user-type',
			body: { type: role },
			token: `Bearer ${ PERSON.token }`,
		},
	] );
} );

test( 'a refusal is told and nothing changes', async () => {
	server.answers[ 'set-user-type' ] = refusal( 500, 'server_error' );
	const person = open( <ChooseType /> );
	await person.click(
		screen.getByRole( 'button', { name: /I want a mentor/ } )
	);

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: server_error'
	);
	expect( sessionStore.getState().user?.role ).toBe( 'neapsisprendes' );
} );
