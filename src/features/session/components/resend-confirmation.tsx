import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { resendConfirmation } from '../api';
import { FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';

/** Sends the confirmation email again. */
export function ResendConfirmation( { email }: { email: string } ) {
	const [ sent, setSent ] = useState( false );
	const resend = useSubmission( {
		defaultValues: {},
		send: () => {
			setSent( false );
			return resendConfirmation( email );
		},
		onSent: () => setSent( true ),
	} );
	return (
		<div className="mp-stack">
			<Button
				variant="secondary"
				block
				loading={ resend.sending }
				loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				onClick={ () => void resend.submit() }
			>
				{ __( 'Send the confirmation again', 'mentoriai-portal' ) }
			</Button>
			{ sent && (
				<Notice
					tone="success"
					title={ __( 'Email sent', 'mentoriai-portal' ) }
				>
					{ __(
						'If this address is waiting for confirmation, a new link is on its way. Earlier links no longer work.',
						'mentoriai-portal'
					) }
				</Notice>
			) }
			<FormFailure of={ resend } />
		</div>
	);
}
