import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { failureText } from '../../../forms/failure-text';
import { newClientId } from '../../../lib/client-id';
import { useSession } from '../../../lib/session';
import { type FirstMessage, startConversation } from '../api';
import { refusalOf } from '../lib/refusal';
import { FirstMessageBox } from './first-message-box';
import { GiveUpMessage } from './give-up-message';
import { KeepForm } from './keep-form';

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
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
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
			renderForm={ ( onClose ) => (
				<KeepForm
					mentorId={ id }
					kept={ kept }
					draft={ { person, form: 'first-message' } }
					send={ startConversation }
					leaves
					onSent={ onSent }
					onCancel={ onClose }
				/>
			) }
			renderActions={ ( onEdit ) => (
				<>
					{ id > 0 && (
						<>
							<Button
								size="sm"
								variant={ isRefused ? 'secondary' : 'primary' }
								loading={ send.isPending }
								loadingLabel={ __(
									'Sending…',
									'mentoriai-portal'
								) }
								onClick={ () => send.mutate() }
							>
								{ isRefused
									? __( 'Try again', 'mentoriai-portal' )
									: __( 'Send message', 'mentoriai-portal' ) }
							</Button>
							<Button
								size="sm"
								variant="secondary"
								onClick={ onEdit }
							>
								{ __( 'Edit the message', 'mentoriai-portal' ) }
							</Button>
						</>
					) }
					<GiveUpMessage
						kept={ kept }
						isRefused={ isRefused }
						onDrop={ onDrop }
					/>
				</>
			) }
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
