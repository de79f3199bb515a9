import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { TextField } from '../../../components/text-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { remindPassword } from '../api';
import { useBotToken } from '../hooks/use-bot-token';
import { useFormCall } from '../hooks/use-form-call';
import { checkEmail } from '../lib/checks';
import { BotHolder } from './bot-holder';
import { CallFailure } from './call-failure';

/** Asks for a reset link. */
export function LostPasswordForm() {
	const bot = useBotToken( 'lost' );
	const [ sentTo, setSentTo ] = useState( '' );
	const form = useForm( { defaultValues: { email: '' } } );
	const { register, formState, setError } = form;
	const { busy, failure, submit } = useFormCall(
		form,
		[ 'email' ],
		async ( values ) => {
			const email = values.email.trim();
			setSentTo( '' );
			try {
				await remindPassword( { email, bot_token: await bot.take() } );
				setSentTo( email );
			} catch ( error ) {
				if (
					! ( error instanceof ApiError ) ||
					error.code !== 'cannotbefound'
				) {
					throw error;
				}
				setError(
					'email',
					{ type: 'server', message: 'user.cannotbefound' },
					{ shouldFocus: true }
				);
			}
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
				error={ fieldMessage( formState.errors.email?.message ) }
				{ ...register( 'email', { validate: checkEmail } ) }
			/>
			<CallFailure failure={ failure } />
			{ sentTo && (
				<Notice
					tone="success"
					title={ __(
						'We sent you a link to choose a new password.',
						'mentoriai-portal'
					) }
				>
					{ sentTo }
				</Notice>
			) }
			<BotHolder { ...bot.holder } />
			<Button
				type="submit"
				size="lg"
				block
				loading={ busy }
				loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
			>
				{ __( 'Send a link', 'mentoriai-portal' ) }
			</Button>
		</form>
	);
}
