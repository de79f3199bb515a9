import { __, sprintf } from '@wordpress/i18n';
import { Dialog } from '../../../components/dialog';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { leavePortal } from '../api';
import { useLogOut } from '../../../hooks/use-log-out';

/** Refusals that are about the password. */
const PASSWORD_ERRORS: Readonly< Record< string, string > > = {
	incorrect_password: 'user.incorectpassword',
	reauth_required: 'user.password_required',
};

/** Asks twice in one window: the address typed once more, and the password. */
export function LeavePortalDialog( { onClose }: { onClose: () => void } ) {
	const email = useSession( ( { user } ) => user?.email ?? '' );
	// Only mentors are in lists.
	const isMentor = useSession( ( { user } ) => user?.role === 'mentorius' );
	const signedOut = useLogOut( true );
	const leave = useSubmission( {
		defaultValues: { email: '', password: '' },
		send: leavePortal,
		onSent: () => {
			signedOut();
			showToast( __( 'Your account is closed', 'mentoriai-portal' ) );
		},
		fieldErrors: ( { code, fields } ) => {
			const password = PASSWORD_ERRORS[ code ];
			return password ? { password } : fields;
		},
	} );
	const { form } = leave;
	const { errors, isDirty } = form.formState;
	// While the server decides there is no way back.
	const close = () => {
		if ( ! leave.sending ) {
			onClose();
		}
	};
	return (
		<Dialog
			onClose={ close }
			isDirty={ isDirty && ! leave.sending }
			title={ __( 'Close your account?', 'mentoriai-portal' ) }
		>
			<Form of={ leave } className="mp-form">
				<ul className="mp-leave-list">
					{ isMentor && (
						<li>
							{ __(
								'Your profile disappears from lists and search straight away.',
								'mentoriai-portal'
							) }
						</li>
					) }
					<li>
						{ __(
							'You are logged out and can’t log in again. Your data is kept as the privacy policy says.',
							'mentoriai-portal'
						) }
					</li>
					<li>
						{ __(
							'If you want it deleted, choose “Delete my data” instead.',
							'mentoriai-portal'
						) }
					</li>
					<li>
						{ __(
							'Messages and plans stay with the people you wrote to.',
							'mentoriai-portal'
						) }
					</li>
				</ul>
				<TextField
					label={ __(
						'Type your email address to confirm',
						'mentoriai-portal'
					) }
					hint={ email }
					type="email"
					autoComplete="off"
					error={
						errors.email &&
						sprintf(
							/* translators: %s: email address. */
							__( 'Enter %s', 'mentoriai-portal' ),
							email
						)
					}
					{ ...form.register( 'email', {
						validate: ( text ) =>
							text.trim().toLowerCase() === email.toLowerCase(),
					} ) }
				/>
				<PasswordField
					label={ __( 'Current password', 'mentoriai-portal' ) }
					autoComplete="current-password"
					error={ fieldMessage( errors.password?.message ) }
					{ ...form.register( 'password' ) }
				/>
				<FormFailure
					of={ leave }
					title={ __(
						'Your account was not closed',
						'mentoriai-portal'
					) }
				/>
				<FormFoot
					of={ leave }
					cancel={ __( 'Keep my account', 'mentoriai-portal' ) }
					onCancel={ close }
					danger
				>
					{ __( 'Close my account', 'mentoriai-portal' ) }
				</FormFoot>
			</Form>
		</Dialog>
	);
}
