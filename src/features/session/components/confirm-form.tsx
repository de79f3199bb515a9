import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import { checkAccepted } from '../../../forms/guests/checks';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { confirmEmail, type SignedIn } from '../api';
import { checkNewPassword, checkRepeated } from '../lib/checks';
import { ConsentFields } from './consent-fields';
import { PerhapsDone } from './perhaps-done';
import { TextsMissing } from './texts-missing';
import { NewPasswordFields } from './new-password-fields';
import { canAgree } from '../lib/can-agree';

interface ConfirmFormProps {
	/** Both from the emailed link. */
	email: string;
	confirmKey: string;
	onConfirmed: ( user: SignedIn ) => void;
}

/** In another browser than the one that registered: who has the email chooses the password and agrees to the texts. */
export function ConfirmForm( {
	email,
	confirmKey,
	onConfirmed,
}: ConfirmFormProps ) {
	const account = useSubmission( {
		defaultValues: {
			password: '',
			password_confirm: '',
			privacy: false,
			rules: false,
		},
		send: ( values ) =>
			confirmEmail( { email, key: confirmKey, ...values } ),
		onSent: onConfirmed,
	} );
	const {
		register,
		formState: { errors },
	} = account.form;
	if ( ! canAgree() ) {
		return <TextsMissing />;
	}
	return (
		<Form
			of={ account }
			className="mp-form"
			label={ __( 'Confirm your address', 'mentoriai-portal' ) }
		>
			<p>
				{ __(
					'You opened the link in a different browser from the one you registered in. Choose a password to confirm your address.',
					'mentoriai-portal'
				) }
			</p>
			<TextField
				label={ __( 'Email', 'mentoriai-portal' ) }
				type="email"
				autoComplete="username"
				value={ email }
				readOnly
			/>
			<NewPasswordFields
				label={ __( 'New password', 'mentoriai-portal' ) }
				password={ register( 'password', {
					validate: checkNewPassword,
				} ) }
				repeated={ register( 'password_confirm', {
					validate: checkRepeated,
				} ) }
				errors={ {
					password: errors.password?.message,
					repeated: errors.password_confirm?.message,
				} }
			/>
			<ConsentFields
				privacy={ register( 'privacy', { validate: checkAccepted } ) }
				rules={ register( 'rules', { validate: checkAccepted } ) }
				errors={ {
					privacy: errors.privacy?.message,
					rules: errors.rules?.message,
				} }
			/>
			<FormFailure of={ account }>
				{ account.failure?.error instanceof ApiError &&
					account.failure.error.code === 'invalid_key' && (
						<PerhapsDone />
					) }
			</FormFailure>
			<Button
				type="submit"
				size="lg"
				block
				loading={ account.sending }
				loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
			>
				{ __( 'Confirm and log in', 'mentoriai-portal' ) }
			</Button>
		</Form>
	);
}
