import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { BotHolder } from '../../../forms/guests/bot-holder';
import { useBotToken } from '../../../forms/guests/use-bot-token';
import { checkEmail } from '../../../forms/guests/checks';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { screenPath } from '../../../lib/paths';
import { sessionStore } from '../../../lib/session';
import { logIn } from '../api';
import { checkKnownPassword } from '../lib/checks';
import { AuthNote } from './auth-note';
import { ResendConfirmation } from './resend-confirmation';
import { SocialButtons } from './social-buttons';

interface LoginFormProps {
	/** Where a provider leads back to, for a form in a popup; otherwise to where the person wanted to go. */
	returnTo?: string | undefined;
	/** Called when the person goes on to a provider. */
	onLeave?: ( () => void ) | undefined;
	/** What is known of the person already. */
	email?: string | undefined;
}

/** Email and password; on the log-in page and in popups that need one. */
export function LoginForm( { returnTo, onLeave, email = '' }: LoginFormProps ) {
	const bot = useBotToken( 'login' );
	const login = useSubmission( {
		defaultValues: { email, password: '' },
		send: async ( values ) =>
			logIn( {
				email: values.email.trim(),
				password: values.password,
				bot_token: await bot.take(),
			} ),
		onSent: ( user ) => sessionStore.getState().signIn( user ),
	} );
	const { failure } = login;
	const { register, formState, watch } = login.form;
	const code = failure?.error instanceof ApiError ? failure.error.code : '';
	return (
		<>
			<Form of={ login } className="mp-form" onFocus={ bot.prepare }>
				<FormFailure of={ login }>
					{ code === 'incorrect_password' && (
						<Link
							to={ screenPath( 'LostPassword' ) }
							state={ { email: watch( 'email' ) } }
						>
							{ __(
								'Choose a new password',
								'mentoriai-portal'
							) }
						</Link>
					) }
					{ code === 'draft' &&
						__(
							'Open the link that we sent to your email address.',
							'mentoriai-portal'
						) }
				</FormFailure>
				{ code === 'draft' && (
					<ResendConfirmation email={ watch( 'email' ).trim() } />
				) }
				<TextField
					label={ __( 'Email', 'mentoriai-portal' ) }
					type="email"
					autoComplete="username"
					error={ fieldMessage( formState.errors.email?.message ) }
					required
					{ ...register( 'email', { validate: checkEmail } ) }
				/>
				<PasswordField
					label={ __( 'Password', 'mentoriai-portal' ) }
					autoComplete="current-password"
					error={ fieldMessage( formState.errors.password?.message ) }
					required
					{ ...register( 'password', {
						validate: checkKnownPassword,
					} ) }
				/>
				<BotHolder { ...bot.holder } />
				<div>
					<Button
						type="submit"
						size="lg"
						block
						loading={ login.sending }
						loadingLabel={ __( 'Logging in…', 'mentoriai-portal' ) }
					>
						{ __( 'Log in', 'mentoriai-portal' ) }
					</Button>
					<AuthNote>
						<Link
							to={ screenPath( 'LostPassword' ) }
							state={ { email: watch( 'email' ) } }
						>
							{ __(
								'Forgot your password?',
								'mentoriai-portal'
							) }
						</Link>
					</AuthNote>
				</div>
			</Form>
			<SocialButtons
				verb="login"
				from={ returnTo ?? null }
				onLeave={ onLeave }
			/>
		</>
	);
}
