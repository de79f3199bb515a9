import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../components/link';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import { BotHolder } from '../../../forms/guests/bot-holder';
import { useBotToken } from '../../../forms/guests/use-bot-token';
import { checkAccepted, checkEmail } from '../../../forms/guests/checks';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import {
	type FirstMessage,
	register as registerAccount,
	type Registered,
} from '../api';
import { screenPath } from '../../../lib/paths';
import { checkNewPassword, checkRepeated } from '../lib/checks';
import { ConsentFields } from './consent-fields';
import { NewPasswordFields } from './new-password-fields';

interface RegisterFormProps {
	type: 'frontuser' | 'mentorius' | null;
	/** What is known of the person already. */
	email: string;
	/** What was written to a mentor before; it is sent with the account. */
	first: FirstMessage | null;
	/** The server does not take it: the account is made without it. */
	onFirstRefused: () => void;
	onRegistered: ( reply: Registered ) => void;
}

/** Whose account it is already knows two ways in. */
function KnownAddress( { email }: { email: string } ) {
	const state: unknown = useLocation().state;
	const known = { ...( state as object | null ), email };
	return (
		<p>
			<Link to={ screenPath( 'Login' ) } state={ known }>
				{ __( 'Log in', 'mentoriai-portal' ) }
			</Link>
			{ ' · ' }
			<Link to={ screenPath( 'LostPassword' ) } state={ known }>
				{ __( 'Choose a new password', 'mentoriai-portal' ) }
			</Link>
		</p>
	);
}

/** Fields of the message have no place in this form. */
function isFirst( field: string ): boolean {
	return field.startsWith( 'first_message' );
}

/** A new account. */
export function RegisterForm( {
	type,
	email,
	first,
	onFirstRefused,
	onRegistered,
}: RegisterFormProps ) {
	const bot = useBotToken( 'register' );
	const account = useSubmission( {
		defaultValues: {
			email,
			password: '',
			password_confirm: '',
			privacy: false,
			rules: false,
		},
		send: async ( values ) =>
			registerAccount( {
				...values,
				email: values.email.trim(),
				...( type && { type } ),
				...( first && { first_message: first } ),
				bot_token: await bot.take(),
			} ),
		onSent: onRegistered,
		fieldErrors: ( { fields } ) => {
			if ( Object.keys( fields ).some( isFirst ) ) {
				onFirstRefused();
			}
			return fields;
		},
	} );
	const {
		register,
		getValues,
		formState: { errors },
	} = account.form;
	const refusal =
		account.failure?.error instanceof ApiError
			? account.failure.error
			: null;
	return (
		<Form of={ account } className="mp-form" onFocus={ bot.prepare }>
			<TextField
				label={ __( 'Email', 'mentoriai-portal' ) }
				type="email"
				autoComplete="username"
				error={ fieldMessage( errors.email?.message ) }
				required
				{ ...register( 'email', { validate: checkEmail } ) }
			/>
			<NewPasswordFields
				label={ __( 'Password', 'mentoriai-portal' ) }
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
				required
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
				{ refusal?.code === 'email_exists' && (
					<KnownAddress email={ getValues( 'email' ) } />
				) }
				{ refusal &&
					Object.keys( refusal.fields ).some( isFirst ) &&
					__(
						'This mentor is no longer on the portal. You can register without the message.',
						'mentoriai-portal'
					) }
			</FormFailure>
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
