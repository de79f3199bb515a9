import { __, sprintf } from '@wordpress/i18n';
import { ResendConfirmation } from './resend-confirmation';

interface CheckMailProps {
	email: string;
	/** What the server said. */
	message: string;
}

/** After a registration: what comes next. */
export function CheckMail( { email, message }: CheckMailProps ) {
	return (
		<div className="mp-stack">
			<p>{ message }</p>
			<p>
				{ sprintf(
					/* translators: %s: e-mail address */
					__( 'We sent an email to: %s', 'mentoriai-portal' ),
					email
				) }
			</p>
			<p className="mp-sm mp-muted">
				{ __(
					'The link works for three days. If you can’t see the email, look in your spam folder.',
					'mentoriai-portal'
				) }
			</p>
			<ResendConfirmation email={ email } />
		</div>
	);
}
