import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { TextField } from '../../../components/text-field';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { screenPath } from '../../../lib/paths';
import { resetPassword } from '../api';
import { checkRepeated } from '../lib/checks';
import { PerhapsDone } from './perhaps-done';
import { NewPasswordFields } from './new-password-fields';

interface ResetPasswordFormProps {
	/** Both from the emailed link. */
	email: string;
	resetKey: string;
	/** Whether the link is that of an invitation. */
	invited: boolean;
	onDone: () => void;
}

/** A new password by an emailed key. It has no length rule of its own; the server says what the rule in force forbids. */
export function ResetPasswordForm( {
	email,
	resetKey,
	invited,
	onDone,
}: ResetPasswordFormProps ) {
	const reset = useSubmission( {
		defaultValues: { password: '', password_confirm: '' },
		send: ( values ) =>
			resetPassword( { email, key: resetKey, ...values } ),
		onSent: onDone,
	} );
	const { failure } = reset;
	const {
		register,
		formState: { errors },
	} = reset.form;
	const spent =
		failure?.error instanceof ApiError &&
		failure.error.code === 'invalid_key';
	return (
		<Form of={ reset } className="mp-form">
			<TextField
				label={ __( 'Email', 'mentoriai-portal' ) }
				type="email"
				autoComplete="username"
				value={ email }
				readOnly
			/>
			<NewPasswordFields
				label={
					invited
						? __( 'Password', 'mentoriai-portal' )
						: __( 'New password', 'mentoriai-portal' )
				}
				password={ register( 'password', { required: 'required' } ) }
				repeated={ register( 'password_confirm', {
					validate: checkRepeated,
				} ) }
				errors={ {
					password: errors.password?.message,
					repeated: errors.password_confirm?.message,
				} }
			/>
			{ failure && spent && invited ? (
				<FormError
					key={ failure.key }
					title={ __(
						'This invitation was used already, or it has expired',
						'mentoriai-portal'
					) }
				>
					<p>
						{ __(
							'If you have set a password, log in with it.',
							'mentoriai-portal'
						) }{ ' ' }
						<Link to={ screenPath( 'Login' ) } state={ { email } }>
							{ __( 'Log in', 'mentoriai-portal' ) }
						</Link>
					</p>
					<p>
						{ __(
							'If you have not, we send you a new link by email.',
							'mentoriai-portal'
						) }{ ' ' }
						<Link
							to={ screenPath( 'LostPassword' ) }
							state={ { email } }
						>
							{ __( 'Ask for a new link', 'mentoriai-portal' ) }
						</Link>
					</p>
				</FormError>
			) : (
				<FormFailure of={ reset }>
					{ spent && (
						<>
							<Link to={ screenPath( 'LostPassword' ) }>
								{ __(
									'Ask for a new link',
									'mentoriai-portal'
								) }
							</Link>
							<PerhapsDone />
						</>
					) }
				</FormFailure>
			) }
			<Button
				type="submit"
				size="lg"
				block
				loading={ reset.sending }
				loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
			>
				{ __( 'Save', 'mentoriai-portal' ) }
			</Button>
		</Form>
	);
}
