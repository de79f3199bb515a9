import { __ } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { resendConfirmation } from '../api';
import { failureText } from '../../../forms/failure-text';

/** Sends the confirmation mail again. */
export function ResendConfirmation( { email }: { email: string } ) {
	const resend = useMutation( { mutationFn: resendConfirmation } );
	return (
		<div className="mp-stack">
			<Button
				variant="secondary"
				block
				loading={ resend.isPending }
				loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				onClick={ () => resend.mutate( email ) }
			>
				{ __( 'Send the confirmation again', 'mentoriai-portal' ) }
			</Button>
			{ resend.isSuccess && (
				<Notice
					tone="success"
					title={ __( 'Message sent', 'mentoriai-portal' ) }
				>
					{ __(
						'If this address waits for confirmation, a new link is on its way. Earlier links no longer work.',
						'mentoriai-portal'
					) }
				</Notice>
			) }
			{ resend.isError && (
				<Notice tone="error" title={ failureText( resend.error ) } />
			) }
		</div>
	);
}
