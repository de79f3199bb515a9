import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { LeaveGuard } from '../../../hooks/use-leave-guard';

/** Asks before typed text is lost. */
export function LeaveDialog( { guard }: { guard: LeaveGuard } ) {
	return (
		<ConfirmDialog
			open={ guard.asking }
			title={ __( 'Leave without saving?', 'mentoriai-portal' ) }
			confirmLabel={ __( 'Leave without saving', 'mentoriai-portal' ) }
			cancelLabel={ __( 'Keep editing', 'mentoriai-portal' ) }
			danger
			onConfirm={ guard.leave }
			onCancel={ guard.stay }
		>
			{ __(
				'Changes to your profile will be lost.',
				'mentoriai-portal'
			) }
		</ConfirmDialog>
	);
}
