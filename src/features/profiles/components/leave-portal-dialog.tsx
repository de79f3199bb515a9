import { __, sprintf } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { FormError } from '../../../components/form-error';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { leavePortal } from '../api';
import { useLogOut } from '../../../hooks/use-log-out';
import { failure } from '../lib/failure';

const EMPTY = { email: '', password: '' };

/** Asks twice in one window: the address typed once more, and the password. */
export function LeavePortalDialog( { onClose }: { onClose: () => void } ) {
	const email = useSession( ( { user } ) => user?.email ?? '' );
	const signedOut = useLogOut( true );
	const form = useForm( { defaultValues: EMPTY } );
	const { errors, isDirty } = form.formState;
	const leave = useMutation( {
		mutationFn: leavePortal,
		onSuccess: () => {
			signedOut();
			showToast( __( 'Your account is closed', 'mentoriai-portal' ) );
		},
		onError: ( error ) => {
			const code = error instanceof ApiError ? error.code : '';
			if ( code === 'incorrect_password' ) {
				form.setError(
					'password',
					{ message: 'user.incorectpassword' },
					{ shouldFocus: true }
				);
			} else if ( code === 'reauth_required' ) {
				form.setError(
					'password',
					{ message: 'user.password_required' },
					{ shouldFocus: true }
				);
			}
		},
	} );
	const shown = errors.password ? undefined : failure( leave.error );
	return (
		<Dialog
			open
			onClose={ onClose }
			isDirty={ isDirty && ! leave.isPending }
			title={ __( 'Leave the portal?', 'mentoriai-portal' ) }
		>
			<form
				className="mp-form"
				noValidate
				onSubmit={ form.handleSubmit( ( values ) =>
					leave.mutate( values )
				) }
			>
				<ul className="mp-leave-list">
					<li>
						{ __(
							'Your profile disappears from lists and search at once, and you are logged out.',
							'mentoriai-portal'
						) }
					</li>
					<li>
						{ __(
							'Messages and plans stay with those you wrote to.',
							'mentoriai-portal'
						) }
					</li>
					<li>
						{ __(
							'Your data are kept as the privacy policy says. To have them erased, ask for it under “Your data” first.',
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
							/* translators: %s: e-mail address. */
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
				{ shown && (
					<FormError
						title={ __(
							'Your account was not closed',
							'mentoriai-portal'
						) }
					>
						{ shown }
					</FormError>
				) }
				<div className="mp-dialog__foot">
					<Button variant="secondary" onClick={ onClose }>
						{ __( 'Stay', 'mentoriai-portal' ) }
					</Button>
					<Button
						type="submit"
						variant="danger"
						loading={ leave.isPending }
					>
						{ __( 'Leave the portal', 'mentoriai-portal' ) }
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
