import { render, screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog';

test( 'the question is read out with what it is about', () => {
	render(
		<ConfirmDialog
			open
			title="Delete the photo?"
			confirmLabel="Delete"
			onConfirm={ () => undefined }
			onCancel={ () => undefined }
		>
			It cannot be taken back.
		</ConfirmDialog>
	);
	expect(
		screen.getByRole( 'alertdialog', { name: 'Delete the photo?' } )
	).toHaveAccessibleDescription( 'It cannot be taken back.' );
} );
