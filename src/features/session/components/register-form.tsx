import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { register as registerAccount, type Registered } from '../api';
import { useBotToken } from '../hooks/use-bot-token';
import {
	checkAccepted,
	checkEmail,
	checkNewPassword,
	checkRepeated,
	newPasswordMessage,
} from '../lib/checks';
import { BotHolder } from './bot-holder';
import { ConsentFields } from './consent-fields';

interface RegisterFormProps {
	type: 'frontuser' | 'mentorius' | null;
	onRegistered: ( reply: Registered ) => void;
}

/** A new account. */
export function RegisterForm( { type, onRegistered }: RegisterFormProps ) {
	const bot = useBotToken( 'register' );
	const account = useSubmission( {
		defaultValues: {
			email: '',
			password: '',
			password_confirm: '',
			privacy: false,
			rules: false,
		},
		send: async ( values ) =>
			registerAccount( {
				...values,
				email: values.email.trim(),
				...( type ? { type } : {} ),
				bot_token: await bot.take(),
			} ),
		onSent: onRegistered,
	} );
	const {
		register,
		formState: { errors },
	} = account.form;
	return (
		<Form of={ account } className="mp-form" onFocus={ bot.prepare }>
			<TextField
				label={ __( 'Email', 'mentoriai-portal' ) }
				type="email"
				autoComplete="username"
				error={ fieldMessage( errors.email?.message ) }
				{ ...register( 'email', { validate: checkEmail } ) }
			/>
			<PasswordField
				label={ __( 'Password', 'mentoriai-portal' ) }
				autoComplete="new-password"
				error={ newPasswordMessage( errors.password?.message ) }
				{ ...register( 'password', { validate: checkNewPassword } ) }
			/>
			<PasswordField
				label={ __( 'Repeat the password', 'mentoriai-portal' ) }
				autoComplete="new-password"
				error={ fieldMessage( errors.password_confirm?.message ) }
				{ ...register( 'password_confirm', {
					validate: checkRepeated,
				} ) }
			/>
			<ConsentFields
				privacy={ register( 'privacy', { validate: checkAccepted } ) }
				rules={ register( 'rules', { validate: checkAccepted } ) }
				errors={ {
					privacy: errors.privacy?.message,
					rules: errors.rules?.message,
				} }
			/>
			<FormFailure of={ account } />
			<BotHolder { ...bot.holder } />
			<Button
				type="submit"
				size="lg"
				block
				loading={ account.sending }
				loadingLabel={ __( 'Registering…', 'mentoriai-portal' ) }
			>
				{ __( 'Register', 'mentoriai-portal' ) }
			</Button>
		</Form>
	);
}
