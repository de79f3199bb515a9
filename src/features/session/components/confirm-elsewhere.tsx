import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { askToLogOut, logOut } from '../../../hooks/use-log-out';

interface ConfirmElsewhereProps {
	/** The address of the emailed link. */
	email: string;
	/** The address of who is signed in here. */
	me: string;
}

/** An emailed link was opened where someone else is signed in: nothing is confirmed behind their back. */
export function ConfirmElsewhere( { email, me }: ConfirmElsewhereProps ) {
	return (
		<Notice
			tone="warning"
			live={ false }
			title={ sprintf(
				/* translators: %s: e-mail address. */
				__( 'You are logged in as %s', 'mentoriai-portal' ),
				me
			) }
			actions={
				<Button onClick={ () => askToLogOut( logOut ) }>
					{ __( 'Log out and confirm', 'mentoriai-portal' ) }
				</Button>
			}
		>
			{ sprintf(
				/* translators: %s: e-mail address. */
				__(
					'This link confirms the address %s. Log out first.',
					'mentoriai-portal'
				),
				email
			) }
		</Notice>
	);
}
