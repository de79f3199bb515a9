import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormError } from '../../../components/form-error';
import { failureText } from '../../../forms/failure-text';
import { showToast } from '../../../lib/toasts';
import { withdrawRequest } from '../api';
import { useMentorshipChanged } from '../hooks/use-mentorship';
import type { ChangeDialogProps } from './change-dialogs';

/** Asks before a founder takes a request back. */
export function WithdrawDialog( {
	mentorship: { id },
	onClose,
}: ChangeDialogProps ) {
	const changed = useMentorshipChanged();
	const withdraw = useMutation( {
		mutationFn: () => withdrawRequest( id ),
		onSuccess: () => {
			changed();
			showToast( __( 'The request is withdrawn', 'mentoriai-portal' ) );
			onClose();
		},
		// The mentor may have answered meanwhile.
		onError: changed,
	} );
	return (
		<ConfirmDialog
			open
			title={ __( 'Withdraw the request?', 'mentoriai-portal' ) }
			confirmLabel={ __( 'Withdraw', 'mentoriai-portal' ) }
			cancelLabel={ __( 'Keep waiting', 'mentoriai-portal' ) }
			loading={ withdraw.isPending }
			onCancel={ onClose }
			onConfirm={ () => withdraw.mutate() }
		>
			<p>
				{ __(
					'The mentor gets no email about it. Both of you can still read the conversation, and you may write to this mentor again later.',
					'mentoriai-portal'
				) }
			</p>
			{ withdraw.error && (
				<FormError title={ failureText( withdraw.error ) } />
			) }
		</ConfirmDialog>
	);
}
