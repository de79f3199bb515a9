import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyOf } from '../../../api/queries';
import { useToasts } from '../../../lib/toasts';
import { refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { enter, freshBrowser, type ListServer } from '../shortlist-testing';
import { TellWhenFree } from './tell-when-free';

let server: ListServer;
const onChange = jest.fn();

beforeEach( () => {
	onChange.mockClear();
	server = freshBrowser();
} );

const show = ( isWaiting = false ) =>
	renderScreen(
		<TellWhenFree
			mentor={ { id: 5, title: 'Rasa' } }
			isWaiting={ isWaiting }
			onChange={ onChange }
		/>,
		'/mentorius/rasa'
	);
const button = () =>
	screen.getByRole( 'button', {
		name: 'Tell me when free',
	} );

test( 'a founder asks to be told, and no longer', async () => {
	server.on( 'notify_me', { status: true, on: true, muted: false } );
	enter( { status: 'draft' } );
	show();
	expect( button() ).toHaveAttribute( 'aria-pressed', 'false' );
	await userEvent.click( button() );
	await waitFor( () =>
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( /Rasa/ )
	);
	expect( button() ).toHaveAttribute( 'aria-pressed', 'true' );
	server.on( 'notify_me', { status: true, on: false, muted: false } );
	await userEvent.click( button() );
	await waitFor( () =>
		expect( button() ).toHaveAttribute( 'aria-pressed', 'false' )
	);
	expect( server.of( 'notify_me' ).map( ( { body } ) => body ) ).toEqual( [
		{ id: 5, on: true },
		{ id: 5, on: false },
	] );
} );

test( 'whoever switched such emails off is told where to switch them on', async () => {
	server.on( 'notify_me', { status: true, on: true, muted: true } );
	enter();
	show();
	await userEvent.click( button() );
	expect(
		await screen.findByRole( 'link', {
			name: 'Switch them on in your profile',
		} )
	).toBeVisible();
	expect( screen.getByRole( 'status' ) ).not.toHaveTextContent( /Rasa/ );
} );

test( 'who waits already sees so', () => {
	enter();
	show( true );
	expect( button() ).toHaveAttribute( 'aria-pressed', 'true' );
} );

test( 'where there is nothing to wait for that is said, and the button goes until the page is read again', async () => {
	let read = () => {};
	function Page() {
		useQuery( {
			queryKey: keyOf( 'mentoriai_dynamic_single' ),
			queryFn: () =>
				new Promise< number >( ( resolve ) => {
					read = () => resolve( 1 );
				} ),
		} );
		return null;
	}
	server.refuse( 'notify_me', refusal( 409, 'conflict' ) );
	enter();
	renderScreen(
		<>
			<Page />
			<TellWhenFree
				mentor={ { id: 5, title: 'Rasa' } }
				isWaiting={ false }
				onChange={ onChange }
			/>
		</>,
		'/mentorius/rasa'
	);
	await act( async () => read() );
	await userEvent.click( button() );
	await waitFor( () => expect( screen.queryByRole( 'button' ) ).toBeNull() );
	expect( useToasts.getState().toasts ).toMatchObject( [
		{ text: 'Refused: conflict', tone: 'success' },
	] );
	await act( async () => read() );
	await waitFor( () => expect( button() ).toBeVisible() );
} );

test.each( [
	[ false, 'Your request about Rasa could not be saved.' ],
	[ true, 'Your request about Rasa could not be withdrawn.' ],
] )(
	'another failure says what failed, and leaves the button (waiting: %s)',
	async ( isWaiting, what ) => {
		server.refuse( 'notify_me', refusal( 500, 'server_error' ) );
		enter();
		show( isWaiting );
		await userEvent.click( button() );
		await waitFor( () =>
			expect( useToasts.getState().toasts ).toMatchObject( [
				{ text: `${ what } Refused: server_error`, tone: 'error' },
			] )
		);
		expect( button() ).toHaveAttribute(
			'aria-pressed',
			String( isWaiting )
		);
	}
);

test( 'guests are shown the log-in, mentors nothing', () => {
	const { unmount } = show();
	expect(
		screen.getByRole( 'link', { name: /^Log in as a founder/ } )
	).toHaveAttribute( 'href', '/prisijungti' );
	unmount();
	enter( { role: 'mentorius' } );
	show();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );
