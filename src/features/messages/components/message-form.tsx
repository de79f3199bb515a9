import { __ } from '@wordpress/i18n';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/button';
import { CharacterCounter } from '../../../components/character-counter';
import { FormError } from '../../../components/form-error';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { codePoints } from '../../../lib/text';
import { MESSAGE_LIMITS, useMessageForm } from '../hooks/use-message-form';
import { MessageSent } from './message-sent';

interface MessageFormProps {
	mentorId: number;
	onClose: () => void;
	/** Whether there is text that closing would lose. */
	onDirty: ( dirty: boolean ) => void;
}

/** Subject and message; what was typed stays until it has arrived. */
export function MessageForm( {
	mentorId,
	onClose,
	onDirty,
}: MessageFormProps ) {
	const { form, rules, submit, convoId, failure } =
		useMessageForm( mentorId );
	const { register, watch } = form;
	const { errors, isSubmitting, isDirty } = form.formState;
	const subjectLength = codePoints( watch( 'subject' ) );

	useEffect( () => onDirty( isDirty ), [ isDirty, onDirty ] );

	if ( convoId !== null ) {
		return <MessageSent convoId={ convoId } />;
	}
	return (
		<form className="mp-form" onSubmit={ submit } noValidate>
			<TextField
				label={ __( 'Subject', 'mentoriai-portal' ) }
				error={ errors.subject?.message }
				required
				{ ...register(
					'subject',
					rules(
						'subject',
						__( 'Enter a subject', 'mentoriai-portal' )
					)
				) }
			/>
			{ subjectLength >= MESSAGE_LIMITS.subject * 0.8 && (
				<div className="mp-message-counter">
					<CharacterCounter
						length={ subjectLength }
						limit={ MESSAGE_LIMITS.subject }
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
				error={ errors.message?.message }
				limit={ MESSAGE_LIMITS.message }
				required
				{ ...register(
					'message',
					rules(
						'message',
						__( 'Enter a message', 'mentoriai-portal' )
					)
				) }
			/>
			{ failure && (
				<FormError
					key={ failure.key }
					// A fixed text of the specification, the same in both languages.
					title="Error 505"
				>
					{ failure.message ||
						__(
							'The message was not sent. Your text is still here: check your connection and try again.',
							'mentoriai-portal'
						) }
				</FormError>
			) }
			<div className="mp-dialog__foot">
				<Button variant="ghost" onClick={ onClose }>
					{ __( 'Cancel', 'mentoriai-portal' ) }
				</Button>
				<Button
					type="submit"
					icon={ Send }
					loading={ isSubmitting }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				>
					{ __( 'Send message', 'mentoriai-portal' ) }
				</Button>
			</div>
		</form>
	);
}
