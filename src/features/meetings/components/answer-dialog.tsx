import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import * as LIMITS from '../../../api/generated/limits';
import { FieldError } from '../../../components/field-error';
import { Modal } from '../../../components/modal';
import { TextareaField } from '../../../components/textarea-field';
import { upTo } from '../../../forms/checks';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { orTooLate } from '../../../forms/or-too-late';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { answerMeeting, type Meeting } from '../api';
import { useMeetingsChanged } from '../hooks/use-meetings';
import { choices, ownTime, timeLabel } from '../lib/meeting-times';
import '../../../components/check.css';

const LIMIT = LIMITS.meeting_answer;

/** The choice that no time fits. */
const NONE = 'none';

interface AnswerDialogProps {
	meeting: Meeting;
	onClose: () => void;
}

/** One of the proposed times, or none. */
export function AnswerDialog( { meeting, onClose }: AnswerDialogProps ) {
	const { id, place, note } = meeting;
	// Those that end meanwhile stay: an answer says so.
	const [ times ] = useState( () => choices( meeting ) );
	const me = useSession( ( { user } ) => user?.id ) ?? 0;
	const group = useId();
	const changed = useMeetingsChanged();
	const answer = useSubmission( {
		defaultValues: { time: '', note: '' },
		draft: { person: me, form: `meeting-answer.${ id }` },
		send: ( values ) =>
			orTooLate(
				answerMeeting(
					meeting,
					values.time === NONE ? null : values.time,
					values.note
				),
				changed
			),
		fieldErrors: ( { code, fields } ) =>
			code === 'meeting_overlaps' ? { time: code } : fields,
		onSent: ( _, { time } ) => {
			changed();
			showToast(
				time === NONE
					? __( 'We have told that no time fits', 'mentoriai-portal' )
					: __( 'The meeting is agreed', 'mentoriai-portal' )
			);
			onClose();
		},
	} );
	const { register, formState } = answer.form;
	const error = fieldMessage( formState.errors.time?.message, {
		required: __( 'Choose one', 'mentoriai-portal' ),
		date_past: __(
			'This time is over. Choose another one.',
			'mentoriai-portal'
		),
		meeting_overlaps: __(
			'You two have already agreed on a meeting at this time. Choose another time, or call off that meeting first.',
			'mentoriai-portal'
		),
	} );
	const time = register( 'time', {
		// Null while none is chosen.
		validate: ( chosen ) => Boolean( chosen ) || 'required',
	} );
	return (
		<Modal
			title={ __( 'Which time fits you?', 'mentoriai-portal' ) }
			onDismiss={ onClose }
		>
			<Form of={ answer } className="mp-form">
				<fieldset
					className={
						error
							? 'mp-meeting-times has-error'
							: 'mp-meeting-times'
					}
					role="radiogroup"
					aria-required="true"
					aria-invalid={ error ? true : undefined }
					aria-describedby={ error ? `${ group }error` : undefined }
				>
					<legend className="mp-visually-hidden">
						{ __( 'Proposed times', 'mentoriai-portal' ) }
					</legend>
					{ [ ...times, NONE ].map( ( choice ) => (
						<label
							key={ choice }
							className="mp-check"
							htmlFor={ group + choice }
						>
							<input
								id={ group + choice }
								type="radio"
								value={ choice }
								{ ...time }
							/>
							{ choice === NONE ? (
								<span>
									{ __(
										'None of these times',
										'mentoriai-portal'
									) }
								</span>
							) : (
								<span>
									{ timeLabel( choice ) }
									{ ownTime( choice ) && (
										<span className="mp-check__hint">
											{ ownTime( choice ) }
										</span>
									) }
								</span>
							) }
						</label>
					) ) }
					{ error && (
						<FieldError id={ `${ group }error` }>
							{ error }
						</FieldError>
					) }
				</fieldset>
				<p className="mp-meeting__note">
					{ [ place, note ].filter( Boolean ).join( '\n' ) }
				</p>
				<TextareaField
					label={ __( 'Note', 'mentoriai-portal' ) }
					optional
					rows={ 2 }
					limit={ LIMIT.note.maxLength }
					error={ fieldMessage( formState.errors.note?.message ) }
					{ ...register( 'note', {
						validate: upTo( LIMIT.note.maxLength ),
					} ) }
				/>
				<FormFailure
					of={ answer }
					title={ __(
						'The answer was not sent',
						'mentoriai-portal'
					) }
				/>
				<FormFoot
					of={ answer }
					busy={ __( 'Sending…', 'mentoriai-portal' ) }
					onCancel={ onClose }
				>
					{ __( 'Send the answer', 'mentoriai-portal' ) }
				</FormFoot>
			</Form>
		</Modal>
	);
}
