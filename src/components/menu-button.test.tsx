import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { MenuButton } from './menu-button';

function setUp( onSelect = jest.fn() ) {
	render(
		<MemoryRouter>
			<MenuButton
				label="My account"
				items={ [
					{ key: 'profile', label: 'Profile', to: '/profile' },
					{ key: 'file', label: 'Calendar', href: '/a.ics' },
					{ key: 'out', label: 'Log out', onSelect },
				] }
			>
				LU
			</MenuButton>
			<button>Elsewhere</button>
		</MemoryRouter>
	);
	return { user: userEvent.setup(), onSelect };
}

const trigger = () => screen.getByRole( 'button', { name: 'My account' } );
const item = ( name: string ) => screen.getByRole( 'menuitem', { name } );

describe( 'MenuButton', () => {
	it( 'moves with the arrows, Home and End, and around', async () => {
		const { user } = setUp();
		await user.click( trigger() );
		expect( item( 'Profile' ) ).toHaveFocus();
		await user.keyboard( '{ArrowUp}' );
		expect( item( 'Log out' ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}{ArrowDown}' );
		expect( item( 'Calendar' ) ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( item( 'Log out' ) ).toHaveFocus();
		await user.keyboard( '{Home}' );
		expect( item( 'Profile' ) ).toHaveFocus();
	} );

	it( 'closes on Esc, with the focus on its button', async () => {
		const { user } = setUp();
		await user.click( trigger() );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		expect( trigger() ).toHaveFocus();
	} );

	it( 'closes when something else is pressed', async () => {
		const { user } = setUp();
		await user.click( trigger() );
		await user.click( screen.getByRole( 'button', { name: 'Elsewhere' } ) );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
	} );

	it( 'does what was chosen once and closes', async () => {
		const { user, onSelect } = setUp();
		await user.click( trigger() );
		await user.click( item( 'Log out' ) );
		expect( onSelect ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
	} );
} );
