import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './button';

describe( 'Button', () => {
	it( 'does not send a form twice while it is busy, and keeps the focus', async () => {
		const user = userEvent.setup();
		const submit = jest.fn( ( event: FormEvent ) =>
			event.preventDefault()
		);
		const form = ( loading: boolean ) => (
			<form onSubmit={ submit }>
				<Button
					type="submit"
					loading={ loading }
					loadingLabel="Sending…"
				>
					Send
				</Button>
			</form>
		);
		const { rerender } = render( form( false ) );
		await user.click( screen.getByRole( 'button', { name: 'Send' } ) );
		rerender( form( true ) );
		const button = screen.getByRole( 'button', { name: 'Sending…' } );
		await user.click( button );
		await user.keyboard( '{Enter}' );
		expect( submit ).toHaveBeenCalledTimes( 1 );
		expect( button ).toHaveFocus();
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
	} );
} );
