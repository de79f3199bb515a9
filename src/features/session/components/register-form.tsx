import { __ } from '@wordpress/i18n';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { register as registerAccount, type Registered } from '../api';
import { useBotToken } from '../hooks/use-bot-token';
import { useFormCall } from '../hooks/use-form-call';
import { checkEmail, checkNewPassword, checkRepeated } from '../lib/checks';
import { BotHolder } from './bot-holder';
import { CallFailure } from './call-failure';
import { ConsentFields } from './consent-fields';

interface RegisterFormProps {
	type: 'frontuser' | 'mentorius' | null;
	onRegistered: ( reply: Registered ) => void;
}

const accepted = ( value: boolean ) => value || 'not_accepted';

/** A new account (specification 1, section 5). */
export function RegisterForm( { type, onRegistered }: RegisterFormProps ) {
	const bot = useBotToken( 'register' );
	const form = useForm( {
		defaultValues: {
			email: '',
			password: '',
			password_confirm: '',
			privacy: false,
			rules: false,
		},
	} );
	const {
		register,
		formState: { errors },
	} = form;
	const { busy, failure, submit } = useFormCall(
		form,
		[ 'email', 'password', 'password_confirm', 'privacy', 'rules' ],
		async ( values ) => {
			onRegistered(
				await registerAccount( {
					...values,
					email: values.email.trim(),
					...( type ? { type } : {} ),
					bot_token: await bot.take(),
				} )
			);
		}
	);
	return (
		<form
			className="mp-form"
			noValidate
			onSubmit={ submit }
			onFocus={ bot.prepare }
		>
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
				error={ fieldMessage( errors.password?.message ) }
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
				privacy={ register( 'privacy', { validate: accepted } ) }
				rules={ register( 'rules', { validate: accepted } ) }
				errors={ {
					privacy: errors.privacy?.message,
					rules: errors.rules?.message,
				} }
			/>
			<CallFailure failure={ failure } />
			<BotHolder { ...bot.holder } />
			<Button
				type="submit"
				size="lg"
				block
				loading={ busy }
				loadingLabel={ __( 'Registering…', 'mentoriai-portal' ) }
			>
				{ __( 'Register', 'mentoriai-portal' ) }
			</Button>
		</form>
	);
}
