import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../components/link';
import { ResendConfirmation } from './resend-confirmation';

interface CheckMailProps {
	email: string;
	/** What the server said. */
	message: string;
}

/** After a registration: what comes next. */
export function CheckMail( { email, message }: CheckMailProps ) {
	const { pathname, state } = useLocation();
	return (
		<div className="mp-stack">
			<p>{ message }</p>
			<p>
				{ sprintf(
					/* translators: %s: e-mail address */
					__( 'We sent an email to: %s', 'mentoriai-portal' ),
					email
				) }{ ' ' }
				<Link to={ pathname } state={ { ...state, registered: null } }>
					{ __( 'Wrong address? Correct it', 'mentoriai-portal' ) }
				</Link>
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
