import { __ } from '@wordpress/i18n';
import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/confirm-dialog';

/** Asks before typed text is lost. */
export function LeaveDialog( { blocker }: { blocker: Blocker } ) {
	return (
		<ConfirmDialog
			open={ blocker.state === 'blocked' }
			title={ __( 'Leave without saving?', 'mentoriai-portal' ) }
			confirmLabel={ __( 'Leave without saving', 'mentoriai-portal' ) }
			cancelLabel={ __( 'Keep editing', 'mentoriai-portal' ) }
			danger
			onConfirm={ () => blocker.proceed?.() }
			onCancel={ () => blocker.reset?.() }
		>
			{ __(
				'Changes to your profile will be lost.',
				'mentoriai-portal'
			) }
		</ConfirmDialog>
	);
}
