import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';

interface LogOutDialogProps {
	onConfirm: () => void;
	onClose: () => void;
}

/** Logging out deletes what was typed and not sent. */
export function LogOutDialog( { onConfirm, onClose }: LogOutDialogProps ) {
	return (
		<ConfirmDialog
			open
			title={ __(
				'Log out without sending what you typed?',
				'mentoriai-portal'
			) }
			confirmLabel={ __( 'Log out and discard', 'mentoriai-portal' ) }
			cancelLabel={ __( 'Stay logged in', 'mentoriai-portal' ) }
			danger
			onConfirm={ onConfirm }
			onCancel={ onClose }
		>
			<p>
				{ __(
					'There is text that you have not saved or sent, maybe on another screen or in another tab. It will be deleted.',
					'mentoriai-portal'
				) }
			</p>
		</ConfirmDialog>
	);
}
