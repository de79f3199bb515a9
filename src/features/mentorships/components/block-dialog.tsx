import { useMutation } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormError } from '../../../components/form-error';
import { failureText } from '../../../forms/failure-text';
import { showToast } from '../../../lib/toasts';
import { setBlock } from '../api';
import { useMentorshipChanged } from '../hooks/use-mentorship';
import type { ChangeDialogProps } from './change-dialogs';

/** Asks before someone is blocked, or no longer is. */
export function BlockDialog( {
	mentorship: { person, blocked_by_me: isBlocked },
	onClose,
}: ChangeDialogProps ) {
	const changed = useMentorshipChanged();
	const set = useMutation( {
		mutationFn: () => setBlock( { user_id: person.id, on: ! isBlocked } ),
		onSuccess: () => {
			changed();
			showToast(
				isBlocked
					? __(
							'You can write to each other again',
							'mentoriai-portal'
					  )
					: __(
							'You can no longer write to each other',
							'mentoriai-portal'
					  )
			);
			onClose();
		},
	} );
	return (
		<ConfirmDialog
			open
			title={
				isBlocked
					? sprintf(
							/* translators: %s: a name. */
							__( 'Unblock %s?', 'mentoriai-portal' ),
							person.name
					  )
					: sprintf(
							/* translators: %s: a name. */
							__( 'Block %s?', 'mentoriai-portal' ),
							person.name
					  )
			}
			confirmLabel={
				isBlocked
					? __( 'Unblock', 'mentoriai-portal' )
					: __( 'Block', 'mentoriai-portal' )
			}
			danger={ ! isBlocked }
			loading={ set.isPending }
			onCancel={ onClose }
			onConfirm={ () => set.mutate() }
		>
			<p>
				{ isBlocked
					? __(
							'You will be able to write to each other, propose meetings and send plans again.',
							'mentoriai-portal'
					  )
					: __(
							'You will no longer be able to write to each other, propose meetings or send plans, and you get no emails about each other. What you have written stays readable. The other person is not told who blocked whom. You can undo this here or in your profile.',
							'mentoriai-portal'
					  ) }
			</p>
			{ set.error && <FormError title={ failureText( set.error ) } /> }
		</ConfirmDialog>
	);
}
