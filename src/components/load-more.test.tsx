import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { listen } from '../testing/voice';
import { LoadMore } from './load-more';

function List( { total = 5, failed = false } ) {
	const [ shown, setShown ] = useState( 2 );
	const list = useRef< HTMLUListElement >( null );
	return (
		<>
			<ul ref={ list }>
				{ Array.from( { length: shown }, ( _, index ) => (
					<li key={ index }>
						<a href="#card">{ `Card ${ index + 1 }` }</a>
					</li>
				) ) }
			</ul>
			<LoadMore
				shown={ shown }
				total={ total }
				loading={ false }
				failed={ failed }
				listRef={ list }
				onMore={ () => setShown( Math.min( shown + 2, total ) ) }
			/>
		</>
	);
}

describe( 'LoadMore', () => {
	it( 'goes on with the first new item', async () => {
		const user = userEvent.setup();
		render( <List /> );
		await user.click( screen.getByRole( 'button', { name: 'Show more' } ) );
		expect( screen.getByRole( 'link', { name: 'Card 3' } ) ).toHaveFocus();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Showing 4 of 5'
		);
	} );

	it( 'has no button when all is shown', async () => {
		const user = userEvent.setup();
		render( <List total={ 3 } /> );
		await user.click( screen.getByRole( 'button' ) );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Card 3' } ) ).toHaveFocus();
	} );

	it( 'keeps what is shown, says that it failed and offers another try', async () => {
		const said = listen();
		render( <List failed /> );
		await waitFor( () =>
			expect( said ).toEqual( [
				expect.stringContaining( 'could not be loaded' ),
			] )
		);
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 2 );
		expect(
			screen.getByRole( 'button', { name: 'Try again' } )
		).toBeInTheDocument();
	} );
} );
