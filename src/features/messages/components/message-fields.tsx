import { __ } from '@wordpress/i18n';
import type { UseFormReturn } from 'react-hook-form';
import * as LIMITS from '../../../api/generated/limits';
import {
	CharacterCounter,
	tooLongText,
} from '../../../components/character-counter';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { type Check, filled } from '../../../forms/checks';
import { fieldMessage } from '../../../i18n/field-messages';
import { type DraftKey, GUEST, readDraft } from '../../../lib/drafts';
import { codePoints } from '../../../lib/text';

const LIMIT = {
	subject: LIMITS.message_send.subject.maxLength,
	message: LIMITS.message_send.message.maxLength,
} as const;

interface MessageValues {
	subject: string;
	message: string;
}

interface MessageFieldsProps {
	form: UseFormReturn< MessageValues >;
	/** Where what is typed is kept. */
	draft?: DraftKey | undefined;
	/** Whether nothing at all is fine too. */
	mayBeEmpty?: boolean;
}

/** Subject and text of a message to a mentor. */
export function MessageFields( {
	form,
	draft,
	mayBeEmpty = false,
}: MessageFieldsProps ) {
	const { register, watch, formState } = form;
	const { errors, isDirty } = formState;
	const subjectLength = codePoints( watch( 'subject' ) );
	const check = ( whole: Check ) => ( text: string, values: MessageValues ) =>
		( mayBeEmpty && ( values.subject + values.message ).trim() === '' ) ||
		whole( text );
	return (
		<>
			<TextField
				label={ __( 'Subject', 'mentoriai-portal' ) }
				error={ fieldMessage( errors.subject?.message, {
					required: __( 'Enter a subject', 'mentoriai-portal' ),
					too_long: tooLongText( subjectLength - LIMIT.subject ),
				} ) }
				required={ ! mayBeEmpty }
				{ ...register( 'subject', {
					validate: check( filled( LIMIT.subject ) ),
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
					'Introduce yourself briefly and ask one specific question.',
					'mentoriai-portal'
				) }
				placeholder={ __(
					'What would you like help with?',
					'mentoriai-portal'
				) }
				error={ fieldMessage( errors.message?.message, {
					required: __( 'Enter a message', 'mentoriai-portal' ),
				} ) }
				limit={ LIMIT.message }
				required={ ! mayBeEmpty }
				{ ...register( 'message', {
					validate: check( filled( LIMIT.message ) ),
				} ) }
			/>
			{ draft && (
				<p className="mp-message-kept" role="status">
					{ isDirty &&
						readDraft( draft ) &&
						( draft.person === GUEST
							? __(
									'Draft saved until you close this tab',
									'mentoriai-portal'
							  )
							: __( 'Draft saved', 'mentoriai-portal' ) ) }
				</p>
			) }
		</>
	);
}
