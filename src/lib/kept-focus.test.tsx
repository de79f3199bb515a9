import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './kept-focus';

let end: () => void;
beforeEach( () => {
	end = keepFocus();
} );
afterEach( () => end() );

const ROWS = [ 'one', 'two', 'three' ];

/** A page whose buttons take away what they stand in. */
function Page( { count = false }: { count?: boolean } ) {
	const [ rows, setRows ] = useState( ROWS );
	const [ over, setOver ] = useState( false );
	const [ empty, setEmpty ] = useState( true );
	return (
		<main>
			<h1>Page</h1>
			<section>
				<h2>Rows</h2>
				<ul>
					{ rows.map( ( row ) => (
						<li key={ row }>
							<button
								onClick={ () =>
									setRows(
										rows.filter( ( one ) => one !== row )
									)
								}
							>
								{ row }
							</button>
						</li>
					) ) }
				</ul>
			</section>
			<section>
				<h2>Plan</h2>
				<p>
					<button disabled={ over } onClick={ () => setOver( true ) }>
						Finish
					</button>
				</p>
			</section>
			<div>
				{ count && <p data-focus-next="">Found 3</p> }
				{ empty && (
					<div>
						<button onClick={ () => setEmpty( false ) }>
							Show all
						</button>
					</div>
				) }
			</div>
		</main>
	);
}

const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

test( 'a row that goes gives the focus to the next, the last one to the one before, the only one to the heading', async () => {
	render( <Page /> );
	await press( 'one' );
	expect( screen.getByRole( 'button', { name: 'two' } ) ).toHaveFocus();
	await press( 'three' );
	expect( screen.getByRole( 'button', { name: 'two' } ) ).toHaveFocus();
	await press( 'two' );
	expect( screen.getByRole( 'heading', { name: 'Rows' } ) ).toHaveFocus();
} );

test( 'a button that is switched off gives it to the heading above', async () => {
	render( <Page /> );
	await press( 'Finish' );
	expect( screen.getByRole( 'heading', { name: 'Plan' } ) ).toHaveFocus();
} );

test( 'what asks for it gets it before a heading', async () => {
	render( <Page count /> );
	await press( 'Show all' );
	expect( screen.getByText( 'Found 3' ) ).toHaveFocus();
} );

test( 'without anything near it goes to the heading of the page', async () => {
	render( <Page /> );
	await press( 'Show all' );
	expect( screen.getByRole( 'heading', { name: 'Page' } ) ).toHaveFocus();
} );
