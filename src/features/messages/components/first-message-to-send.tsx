import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { failureText } from '../../../forms/failure-text';
import { newClientId } from '../../../lib/client-id';
import { type FirstMessage, startConversation } from '../api';
import { refusalOf } from '../lib/refusal';
import { FirstMessageBox } from './first-message-box';

interface FirstMessageToSendProps {
	kept: FirstMessage;
	onSent: () => void;
	onDrop: () => Promise< void >;
}

/** The founder may write to mentors, so this is an ordinary message by now; one that was refused can go to another mentor. */
export function FirstMessageToSend( {
	kept,
	onSent,
	onDrop,
}: FirstMessageToSendProps ) {
	const { id, subject, message } = kept;
	const [ clientId ] = useState( newClientId );
	const send = useMutation( {
		mutationFn: () =>
			startConversation( { id, subject, message, client_id: clientId } ),
		onSuccess: onSent,
	} );
	const refusal = refusalOf( kept );
	const isRefused = refusal !== '' || send.isError;
	return (
		<FirstMessageBox
			kept={ kept }
			send={ startConversation }
			isRefused={ isRefused }
			{ ...{ onSent, onDrop } }
			action={
				<Button
					size="sm"
					variant={ isRefused ? 'secondary' : 'primary' }
					loading={ send.isPending }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
					onClick={ () => send.mutate() }
				>
					{ isRefused
						? __( 'Try again', 'mentoriai-portal' )
						: __( 'Send message', 'mentoriai-portal' ) }
				</Button>
			}
		>
			{ send.isError ? (
				<FormError
					title={ __(
						'The message was not sent',
						'mentoriai-portal'
					) }
				>
					<p>{ failureText( send.error ) }</p>
				</FormError>
			) : (
				<p className="mp-sm mp-muted">
					{ refusal ||
						__(
							'You can write to mentors now: check the message and send it.',
							'mentoriai-portal'
						) }
				</p>
			) }
			<p className="mp-sm mp-muted">
				{ __(
					'A message that is not sent is deleted after 30 days.',
					'mentoriai-portal'
				) }
			</p>
		</FirstMessageBox>
	);
}
