import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../testing/fake-server';
import { mentorship, setUp, show } from '../testing';
import { BlockDialog } from './block-dialog';
import { BlockedPeople } from './blocked-people';

test( 'blocking asks first, and says when it did not work', async () => {
	const onClose = jest.fn();
	const server = setUp( 'frontuser' );
	server.refuse( 'block', refusal( 500, 'server_error' ) );
	show( <BlockDialog mentorship={ mentorship() } onClose={ onClose } /> );
	expect(
		screen.getByRole( 'alertdialog', { name: 'Block Rasa Kazlauskienė?' } )
	).toBeVisible();
	expect( server.of( 'block' ) ).toHaveLength( 0 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Block' } ) );
	expect( await screen.findByRole( 'alert' ) ).toBeVisible();
	expect( onClose ).not.toHaveBeenCalled();
	server.on( 'block', { status: true } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Block' } ) );
	await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	expect( server.of( 'block' ).at( -1 )?.body ).toEqual( {
		user_id: 9,
		on: true,
	} );
} );

test( 'the profile lists whom one blocks; who is unblocked leaves the list, and the focus stays in it', async () => {
	const server = setUp( 'mentorius' );
	server.on( 'blocks', {
		status: true,
		list: [ { id: 5, name: 'Lina Petrauskaitė' } ],
	} );
	server.on( 'block', { status: true } );
	show( <BlockedPeople /> );
	const button = await screen.findByRole( 'button', {
		name: 'Unblock Lina Petrauskaitė',
	} );
	server.on( 'blocks', { status: true, list: [] } );
	await userEvent.click( button );
	expect(
		await screen.findByText( /You have blocked no one/ )
	).toBeVisible();
	expect(
		screen.getByRole( 'heading', { name: 'Blocked people' } )
	).toHaveFocus();
	expect( server.of( 'block' ).at( -1 )?.body ).toEqual( {
		user_id: 5,
		on: false,
	} );
} );
