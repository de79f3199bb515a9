import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Modal } from './modal';

const below = jest.fn();

beforeEach( () => {
	below.mockClear();
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.runOnlyPendingTimers();
	jest.useRealTimers();
} );

function Page() {
	const [ isAsked, setAsked ] = useState( true );
	return (
		<>
			<button onClick={ below }>Conversation</button>
			<ConfirmDialog
				open={ isAsked }
				title="Delete?"
				confirmLabel="Delete"
				onConfirm={ () => setAsked( false ) }
				onCancel={ () => undefined }
			/>
		</>
	);
}

const CLICKS = {
	tap: { detail: 1, clientX: 200, clientY: 300 },
	'second tap': { detail: 1, clientX: 205, clientY: 296 },
	elsewhere: { detail: 1, clientX: 20, clientY: 40 },
	keyboard: { detail: 0, clientX: 200, clientY: 300 },
};
const click = ( name: string, as: keyof typeof CLICKS ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ), CLICKS[ as ] );

test( 'the second of two taps does not reach what was below the window', () => {
	const removed = jest.spyOn( window, 'removeEventListener' );
	render( <Page /> );
	click( 'Delete', 'tap' );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( click( 'Conversation', 'second tap' ) ).toBe( false );
	act( () => jest.advanceTimersByTime( 300 ) );
	click( 'Conversation', 'second tap' );
	expect( below ).not.toHaveBeenCalled();

	act( () => jest.advanceTimersByTime( 100 ) );
	click( 'Conversation', 'second tap' );
	expect( below ).toHaveBeenCalledTimes( 1 );
	expect( removed ).toHaveBeenCalledWith(
		'click',
		expect.any( Function ),
		true
	);
} );

test.each( [
	[ 'tap', 'keyboard' ],
	[ 'tap', 'elsewhere' ],
	[ 'keyboard', 'tap' ],
] as const )( 'closed by a %s, one by %s counts at once', ( first, second ) => {
	render( <Page /> );
	click( 'Delete', first );
	click( 'Conversation', second );
	expect( below ).toHaveBeenCalledTimes( 1 );
} );

test( 'the room of a scroll bar that was there is kept, though the open window takes it away', () => {
	const root = document.documentElement;
	Object.defineProperty( root, 'clientWidth', {
		configurable: true,
		get: () =>
			window.innerWidth -
			( root.classList.contains( 'mp-has-dialog' ) ? 0 : 15 ),
	} );
	const { unmount } = render(
		<Modal title="Langas" onDismiss={ () => undefined } />
	);
	expect( root ).toHaveClass( 'mp-has-dialog', 'mp-has-scroll-bar' );
	unmount();
	expect( root ).not.toHaveClass( 'mp-has-dialog' );
	Reflect.deleteProperty( root, 'clientWidth' );
} );
