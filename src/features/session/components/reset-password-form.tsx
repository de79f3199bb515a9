import { __ } from '@wordpress/i18n';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { screenPath } from '../../../lib/paths';
import { resetPassword } from '../api';
import { useFormCall } from '../hooks/use-form-call';
import { checkRepeated } from '../lib/checks';
import { CallFailure } from './call-failure';

interface ResetPasswordFormProps {
	/** Both from the mailed link. */
	email: string;
	resetKey: string;
	onDone: () => void;
}

/** A new password by a mailed key. It has no length rule of its own; the server says what the rule in force forbids. */
export function ResetPasswordForm( {
	email,
	resetKey,
	onDone,
}: ResetPasswordFormProps ) {
	const form = useForm( {
		defaultValues: { password: '', password_confirm: '' },
	} );
	const {
		register,
		formState: { errors },
	} = form;
	const { busy, failure, submit } = useFormCall(
		form,
		[ 'password', 'password_confirm' ],
		async ( values ) => {
			await resetPassword( { email, key: resetKey, ...values } );
			onDone();
		}
	);
	const spent =
		failure?.error instanceof ApiError &&
		failure.error.code === 'invalid_key';
	return (
		<form className="mp-form" noValidate onSubmit={ submit }>
			<TextField
				label={ __( 'Email', 'mentoriai-portal' ) }
				type="email"
				autoComplete="username"
				value={ email }
				readOnly
			/>
			<PasswordField
				label={ __( 'New password', 'mentoriai-portal' ) }
				autoComplete="new-password"
				error={ fieldMessage( errors.password?.message ) }
				{ ...register( 'password', { required: 'required' } ) }
			/>
			<PasswordField
				label={ __( 'Repeat the password', 'mentoriai-portal' ) }
				autoComplete="new-password"
				error={ fieldMessage( errors.password_confirm?.message ) }
				{ ...register( 'password_confirm', {
					validate: checkRepeated,
				} ) }
			/>
			<CallFailure failure={ failure }>
				{ spent && (
					<Link to={ screenPath( 'LostPassword' ) }>
						{ __( 'Ask for a new link', 'mentoriai-portal' ) }
					</Link>
				) }
			</CallFailure>
			<Button
				type="submit"
				size="lg"
				block
				loading={ busy }
				loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
			>
				{ __( 'Save', 'mentoriai-portal' ) }
			</Button>
		</form>
	);
}
