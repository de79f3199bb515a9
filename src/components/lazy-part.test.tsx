import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyPart } from './lazy-part';

let reachable = false;
let loads = 0;

beforeEach( () => {
	reachable = false;
	loads = 0;
} );

function load< Props >( part: React.ComponentType< Props > ) {
	loads++;
	return reachable
		? Promise.resolve( part )
		: Promise.reject( new Error( 'ChunkLoadError' ) );
}

test( 'a part that could not be loaded says so in its place and is loaded by the next try', async () => {
	const { Part } = lazyPart(
		() => load( () => <p>Calendar</p> ),
		<p>Waits</p>
	);
	const user = userEvent.setup();
	const { unmount } = render(
		<>
			<input defaultValue="typed" />
			<Part />
		</>
	);
	expect( screen.getByText( 'Waits' ) ).toBeVisible();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'This part could not be loaded'
	);
	expect( screen.getByDisplayValue( 'typed' ) ).toBeVisible();
	reachable = true;
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'Calendar' ) ).toBeVisible();
	unmount();
	const before = loads;
	render( <Part /> );
	expect( screen.getByText( 'Calendar' ) ).toBeVisible();
	expect( loads ).toBe( before );
} );

test( 'a part that failed for want of a connection comes with it', async () => {
	const { Part } = lazyPart( () => load( () => <p>Calendar</p> ) );
	render( <Part /> );
	expect( await screen.findByRole( 'alert' ) ).toBeVisible();
	reachable = true;
	act( () => void window.dispatchEvent( new Event( 'online' ) ) );
	expect( await screen.findByText( 'Calendar' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

test( 'a window that could not be loaded can be closed and opened again', async () => {
	const { Part, prepare } = lazyPart( () =>
		load( ( { onClose }: { onClose: () => void } ) => (
			<button onClick={ onClose }>Loaded</button>
		) )
	);
	function Page() {
		const [ open, setOpen ] = useState( false );
		return (
			<>
				<button onClick={ () => setOpen( true ) }>Open</button>
				{ open && <Part onClose={ () => setOpen( false ) } /> }
			</>
		);
	}
	const user = userEvent.setup();
	render( <Page /> );
	await act( async () => prepare() );
	await user.click( screen.getByRole( 'button', { name: 'Open' } ) );
	await user.click( await screen.findByRole( 'button', { name: 'Close' } ) );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	reachable = true;
	await user.click( screen.getByRole( 'button', { name: 'Open' } ) );
	expect(
		await screen.findByRole( 'button', { name: 'Loaded' } )
	).toBeVisible();
} );
