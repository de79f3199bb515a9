import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { TextField } from '../../../components/text-field';
import { BotHolder } from '../../../forms/guests/bot-holder';
import { useBotToken } from '../../../forms/guests/use-bot-token';
import { checkEmail } from '../../../forms/guests/checks';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { remindPassword } from '../api';
import { typedEmail } from '../lib/typed-email';

interface LostPasswordFormProps {
	/** Where the link went; '' before. */
	sentTo: string;
	onSent: ( email: string ) => void;
}

/** Asks for a reset link. */
export function LostPasswordForm( { sentTo, onSent }: LostPasswordFormProps ) {
	const bot = useBotToken( 'lost' );
	const lost = useSubmission( {
		defaultValues: { email: typedEmail( useLocation().state ) },
		send: async ( values ) => {
			const email = values.email.trim();
			onSent( '' );
			await remindPassword( { email, bot_token: await bot.take() } );
			return email;
		},
		onSent,
		fieldErrors: ( { code, fields } ) =>
			code === 'cannotbefound' ? { email: 'user.cannotbefound' } : fields,
	} );
	const { register, formState } = lost.form;
	return (
		<Form of={ lost } className="mp-form" onFocus={ bot.prepare }>
			<TextField
				label={ __( 'Email', 'mentoriai-portal' ) }
				type="email"
				autoComplete="username"
				error={ fieldMessage( formState.errors.email?.message ) }
				{ ...register( 'email', { validate: checkEmail } ) }
			/>
			<FormFailure of={ lost } />
			{ sentTo && (
				<Notice
					tone="success"
					title={ __(
						'We sent you a link to choose a new password.',
						'mentoriai-portal'
					) }
				>
					{ sentTo }
					<br />{ ' ' }
					{ __(
						'The link works for an hour. If you can’t see the email, look in your spam folder.',
						'mentoriai-portal'
					) }
				</Notice>
			) }
			<BotHolder { ...bot.holder } />
			<Button
				type="submit"
				size="lg"
				block
				loading={ lost.sending }
				loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
			>
				{ __( 'Send a link', 'mentoriai-portal' ) }
			</Button>
		</Form>
	);
}
