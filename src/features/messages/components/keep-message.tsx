import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import type { DraftKey } from '../../../lib/drafts';
import { screenPath } from '../../../lib/paths';
import type { FirstMessage } from '../api';
import { useFirstMessage } from '../hooks/use-first-message';
import { MessageFields } from './message-fields';
import type { MessageMentor } from './message-to';

interface KeepMessageProps {
	mentor: MessageMentor;
	draft: DraftKey;
}

/** A founder whose account may not write yet: the message waits with it. */
export function KeepMessage( { mentor, draft }: KeepMessageProps ) {
	const { kept, keep } = useFirstMessage();
	const [ isDone, setDone ] = useState( false );
	if ( kept === undefined ) {
		return null;
	}
	if ( isDone ) {
		return (
			<Notice
				tone="success"
				title={ __( 'Your message is saved', 'mentoriai-portal' ) }
				actions={
					<ButtonLink
						to={ screenPath( 'Profile' ) }
						data-autofocus=""
					>
						{ __( 'Fill in the profile', 'mentoriai-portal' ) }
					</ButtonLink>
				}
			>
				{ __(
					'We’ll send it as soon as your profile is ready.',
					'mentoriai-portal'
				) }
			</Notice>
		);
	}
	return (
		<>
			{ kept && kept.id !== mentor.id && (
				<Notice live={ false }>
					{ sprintf(
						/* translators: %s: name of a mentor. */
						__(
							'This message will replace the one you wrote to %s.',
							'mentoriai-portal'
						),
						kept.person.name
					) }
				</Notice>
			) }
			<KeepForm
				mentorId={ mentor.id }
				kept={ kept?.id === mentor.id ? kept : null }
				draft={ draft }
				onKeep={ keep }
				onKept={ () => setDone( true ) }
			/>
		</>
	);
}

interface KeepFormProps {
	mentorId: number;
	/** What it begins with. */
	kept: FirstMessage | null;
	draft: DraftKey;
	onKeep: ReturnType< typeof useFirstMessage >[ 'keep' ];
	onKept: () => void;
	onCancel?: ( () => void ) | undefined;
}

export function KeepForm( {
	mentorId,
	kept,
	draft,
	onKeep,
	onKept,
	onCancel,
}: KeepFormProps ) {
	const message = useSubmission( {
		defaultValues: {
			subject: kept?.subject ?? '',
			message: kept?.message ?? '',
		},
		draft,
		send: ( values, clientId ) =>
			onKeep( { id: mentorId, ...values, client_id: clientId } ),
		onSent: onKept,
	} );
	return (
		<Form
			of={ message }
			className="mp-form"
			label={ __( 'Message to a mentor', 'mentoriai-portal' ) }
		>
			<MessageFields form={ message.form } draft={ draft } />
			<FormFailure
				of={ message }
				title={ __( 'The message was not saved', 'mentoriai-portal' ) }
			/>
			<div className="mp-dialog__foot">
				{ onCancel && (
					<Button
						variant="ghost"
						onClick={ () => {
							message.discard();
							onCancel();
						} }
					>
						{ __( 'Cancel', 'mentoriai-portal' ) }
					</Button>
				) }
				<Button
					type="submit"
					loading={ message.sending }
					loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
				>
					{ __( 'Save the message', 'mentoriai-portal' ) }
				</Button>
			</div>
		</Form>
	);
}
