import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Dialog } from './dialog';
import { TextField } from './text-field';

function Page( { wrong }: { wrong?: boolean } ) {
	const [ open, setOpen ] = useState( false );
	const [ subject, setSubject ] = useState( '' );
	return (
		<>
			<button onClick={ () => setOpen( true ) }>Write</button>
			{ open && (
				<Dialog
					onClose={ () => setOpen( false ) }
					title="Message"
					isDirty={ subject !== '' }
				>
					<TextField
						label="Subject"
						value={ subject }
						onChange={ ( event ) =>
							setSubject( event.target.value )
						}
					/>
					<TextField
						label="Text"
						error={ wrong ? 'Write the text' : undefined }
					/>
				</Dialog>
			) }
		</>
	);
}

async function openDialog( wrong = false ) {
	const user = userEvent.setup();
	render( <Page wrong={ wrong } />, { wrapper: MemoryRouter } );
	await user.click( screen.getByRole( 'button', { name: 'Write' } ) );
	return user;
}

describe( 'Dialog', () => {
	it( 'puts the focus into its first field', async () => {
		await openDialog();
		expect( screen.getByLabelText( 'Subject' ) ).toHaveFocus();
	} );

	it( 'puts the focus into the first wrong field', async () => {
		await openDialog( true );
		expect( screen.getByLabelText( 'Text' ) ).toHaveFocus();
	} );

	it.each( [ false, true ] )(
		'puts it there when the field comes later, unless it has gone on: %s',
		async ( hasGoneOn ) => {
			const window = ( field: ReactNode ) => (
				<Dialog onClose={ () => {} } title="Message">
					<a href="#log-in">Log in</a>
					<a href="#register">Register</a>
					{ field }
				</Dialog>
			);
			const { rerender } = render( window( null ), {
				wrapper: MemoryRouter,
			} );
			expect(
				screen.getByRole( 'link', { name: 'Log in' } )
			).toHaveFocus();
			if ( hasGoneOn ) {
				await userEvent.tab();
			}
			rerender( window( <TextField label="Email" /> ) );
			await waitFor( () =>
				expect(
					hasGoneOn
						? screen.getByRole( 'link', { name: 'Register' } )
						: screen.getByLabelText( 'Email' )
				).toHaveFocus()
			);
		}
	);

	it( 'closes on Esc and gives the focus back to what opened it', async () => {
		const user = await openDialog();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: 'Write' } )
			).toHaveFocus()
		);
	} );

	it( 'asks before it drops what was typed', async () => {
		const user = await openDialog();
		await user.type( screen.getByLabelText( 'Subject' ), 'Export' );
		await user.keyboard( '{Escape}' );
		expect( screen.getByRole( 'alertdialog' ) ).toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Keep writing' } )
		).toHaveFocus();

		await user.click(
			screen.getByRole( 'button', { name: 'Keep writing' } )
		);
		expect( screen.getByLabelText( 'Subject' ) ).toHaveValue( 'Export' );
		expect( screen.queryByRole( 'alertdialog' ) ).not.toBeInTheDocument();

		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Close and discard' } )
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'closes by a press on the backdrop, not by one that began inside', async () => {
		const user = await openDialog();
		const dialog = screen.getByRole( 'dialog' );
		await user.pointer( [
			{ keys: '[MouseLeft>]', target: screen.getByText( 'Message' ) },
			{ keys: '[/MouseLeft]', target: dialog },
		] );
		expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
		await user.click( dialog );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );
