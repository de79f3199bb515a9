import { __, _x, sprintf } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { Modal } from '../../../components/modal';
import { SelectField } from '../../../components/select-field';
import { TextareaField } from '../../../components/textarea-field';
import { upTo } from '../../../forms/checks';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { orTooLate } from '../../../forms/or-too-late';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { dayLabel } from '../../../lib/date-words';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { endMentorship } from '../api';
import { useMentorshipChanged } from '../hooks/use-mentorship';
import { reasonLabel } from '../lib/words';
import type { ChangeDialogProps } from './change-dialogs';

const LIMIT = LIMITS.mentorship_end;

type Goals = ( typeof LIMIT.goals.enum )[ number ];

function goalsLabel( goals: Goals ): string {
	return {
		fully: _x( 'Fully', 'goals reached', 'mentoriai-portal' ),
		mostly: _x( 'Mostly', 'goals reached', 'mentoriai-portal' ),
		partly: _x( 'Partly', 'goals reached', 'mentoriai-portal' ),
		no: _x( 'No', 'goals reached', 'mentoriai-portal' ),
	}[ goals ];
}

interface Values {
	reason: ( typeof LIMIT.reason.enum )[ number ];
	goals: Goals | '';
	thanks: string;
	note: string;
}

const NOTHING: Values = {
	reason: LIMIT.reason.enum[ 0 ],
	goals: '',
	thanks: '',
	note: '',
};

/** The end of a mentorship: why, how it went, and thanks to the other side. */
export function EndDialog( {
	mentorship: { id, side, next_meeting: next },
	onClose,
}: ChangeDialogProps ) {
	const me = useSession( ( { user } ) => user?.id ) ?? 0;
	const changed = useMentorshipChanged();
	const end = useSubmission( {
		defaultValues: NOTHING,
		draft: { person: me, form: `end.${ id }` },
		send: ( { goals, ...values } ) =>
			orTooLate(
				endMentorship( { id, ...values, ...( goals && { goals } ) } ),
				changed
			),
		onSent: () => {
			changed();
			showToast( __( 'The mentorship has ended', 'mentoriai-portal' ) );
			onClose();
		},
	} );
	const { register, formState } = end.form;
	const { errors } = formState;
	return (
		<Modal
			title={ __( 'End the mentorship?', 'mentoriai-portal' ) }
			onDismiss={ onClose }
		>
			<Form of={ end } className="mp-form">
				<p>
					{ __(
						'The other side gets an email that it has ended, with your thanks if you leave any. Both of you can still read the conversation.',
						'mentoriai-portal'
					) }
				</p>
				{ next && (
					<p>
						{ sprintf(
							/* translators: %s: a day. */
							__(
								'The meeting you agreed on stays: %s. If you will not meet, call it off.',
								'mentoriai-portal'
							),
							dayLabel( next.start )
						) }
					</p>
				) }
				<SelectField
					label={ __( 'Why does it end?', 'mentoriai-portal' ) }
					hint={ __(
						'The other side does not see this.',
						'mentoriai-portal'
					) }
					error={ fieldMessage( errors.reason?.message ) }
					{ ...register( 'reason' ) }
				>
					{ LIMIT.reason.enum.map( ( reason ) => (
						<option key={ reason } value={ reason }>
							{ reasonLabel( reason ) }
						</option>
					) ) }
				</SelectField>
				<SelectField
					label={ __(
						'Were the goals reached?',
						'mentoriai-portal'
					) }
					optional
					error={ fieldMessage( errors.goals?.message ) }
					{ ...register( 'goals' ) }
				>
					<option value="">
						{ __( 'I do not want to say', 'mentoriai-portal' ) }
					</option>
					{ LIMIT.goals.enum.map( ( goals ) => (
						<option key={ goals } value={ goals }>
							{ goalsLabel( goals ) }
						</option>
					) ) }
				</SelectField>
				<TextareaField
					label={
						side === 'mentor'
							? __( 'Thank the founder', 'mentoriai-portal' )
							: __( 'Thank the mentor', 'mentoriai-portal' )
					}
					optional
					rows={ 3 }
					limit={ LIMIT.thanks.maxLength }
					error={ fieldMessage( errors.thanks?.message ) }
					{ ...register( 'thanks', {
						validate: upTo( LIMIT.thanks.maxLength ),
					} ) }
				/>
				<TextareaField
					label={ __(
						'A note to the programme',
						'mentoriai-portal'
					) }
					hint={ __(
						'Only the people who run the programme read this.',
						'mentoriai-portal'
					) }
					optional
					rows={ 3 }
					limit={ LIMIT.note.maxLength }
					error={ fieldMessage( errors.note?.message ) }
					{ ...register( 'note', {
						validate: upTo( LIMIT.note.maxLength ),
					} ) }
				/>
				<FormFailure
					of={ end }
					title={ __( 'It was not sent', 'mentoriai-portal' ) }
				/>
				<FormFoot
					of={ end }
					busy={ __( 'Sending…', 'mentoriai-portal' ) }
					onCancel={ onClose }
				>
					{ __( 'End the mentorship', 'mentoriai-portal' ) }
				</FormFoot>
			</Form>
		</Modal>
	);
}
