import { __ } from '@wordpress/i18n';
import { Send } from 'lucide-react';
import { useState } from 'react';
import * as LIMITS from '../../../api/generated/limits';
import { Button } from '../../../components/button';
import {
	CharacterCounter,
	tooLongText,
} from '../../../components/character-counter';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { filled } from '../../../forms/checks';
import { Form, FormFailure } from '../../../forms/form';
import { useReportDirty } from '../../../forms/use-report-dirty';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import type { DraftKey } from '../../../lib/drafts';
import { codePoints } from '../../../lib/text';
import { startConversation } from '../api';
import { MessageSent } from './message-sent';

const LIMIT = {
	subject: LIMITS.message_send.subject.maxLength,
	message: LIMITS.message_send.message.maxLength,
} as const;

interface MessageFormProps {
	mentorId: number;
	draft: DraftKey;
	onClose: () => void;
	/** Whether there is text that closing would lose. */
	onDirty: ( dirty: boolean ) => void;
}

/** A first message to a mentor: subject and text. */
export function MessageForm( {
	mentorId,
	draft,
	onClose,
	onDirty,
}: MessageFormProps ) {
	const [ convoId, setConvoId ] = useState< number | null >( null );
	const message = useSubmission( {
		defaultValues: { subject: '', message: '' },
		draft,
		send: ( values, clientId ) =>
			startConversation( {
				id: mentorId,
				...values,
				client_id: clientId,
			} ),
		onSent: ( id ) => {
			message.form.reset();
			setConvoId( id );
		},
	} );
	const { register, watch } = message.form;
	const { errors, isDirty } = message.form.formState;
	const subjectLength = codePoints( watch( 'subject' ) );

	useReportDirty( isDirty, onDirty );

	return (
		<div>
			{ /* Here from the start: what comes into it is read aloud. */ }
			<div role="status">
				{ convoId !== null && <MessageSent convoId={ convoId } /> }
			</div>
			{ convoId === null && (
				<Form of={ message } className="mp-form">
					<TextField
						label={ __( 'Subject', 'mentoriai-portal' ) }
						error={ fieldMessage( errors.subject?.message, {
							required: __(
								'Enter a subject',
								'mentoriai-portal'
							),
							too_long: tooLongText(
								subjectLength - LIMIT.subject
							),
						} ) }
						required
						{ ...register( 'subject', {
							validate: filled( LIMIT.subject ),
						} ) }
					/>
					{ subjectLength >= LIMIT.subject * 0.8 && (
						<div className="mp-message-counter">
							<CharacterCounter
								length={ subjectLength }
								limit={ LIMIT.subject }
							/>
						</div>
					) }
					<TextareaField
						label={ __( 'Message', 'mentoriai-portal' ) }
						hint={ __(
							'Introduce your company briefly and ask one specific question.',
							'mentoriai-portal'
						) }
						placeholder={ __(
							'What question are you looking to solve?',
							'mentoriai-portal'
						) }
						error={ fieldMessage( errors.message?.message, {
							required: __(
								'Enter a message',
								'mentoriai-portal'
							),
						} ) }
						limit={ LIMIT.message }
						required
						{ ...register( 'message', {
							validate: filled( LIMIT.message ),
						} ) }
					/>
					<FormFailure
						of={ message }
						title={ __(
							'The message was not sent',
							'mentoriai-portal'
						) }
					>
						{ /* A fixed text, the same in both languages. */ }
						<p className="mp-sm">Error 505</p>
					</FormFailure>
					<div className="mp-dialog__foot">
						<Button variant="ghost" onClick={ onClose }>
							{ __( 'Cancel', 'mentoriai-portal' ) }
						</Button>
						<Button
							type="submit"
							icon={ Send }
							loading={ message.sending }
							loadingLabel={ __(
								'Sending…',
								'mentoriai-portal'
							) }
						>
							{ __( 'Send message', 'mentoriai-portal' ) }
						</Button>
					</div>
				</Form>
			) }
		</div>
	);
}
