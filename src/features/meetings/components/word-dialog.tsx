import { __ } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { Modal } from '../../../components/modal';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { whole } from '../../../forms/whole';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { orTooLate } from '../../../forms/or-too-late';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { today } from '../../../lib/dates';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { logMeeting, type Meeting } from '../api';
import { useMeetingsChanged } from '../hooks/use-meetings';
import { whenLabel } from '../lib/meeting-words';

const { minimum: MIN, maximum: MAX } = LIMITS.meeting_log.minutes;

interface WordDialogProps {
	mentorshipId: number;
	/** Without it a day that was never proposed is told. */
	meeting?: Meeting;
	onClose: () => void;
}

/** Whether a meeting took place, and how long it was. */
export function WordDialog( {
	mentorshipId,
	meeting,
	onClose,
}: WordDialogProps ) {
	const me = useSession( ( { user } ) => user?.id ) ?? 0;
	const changed = useMeetingsChanged();
	const word = useSubmission( {
		defaultValues: {
			held: meeting?.my_word?.held === false ? 'no' : 'yes',
			day: today(),
			minutes: String(
				( meeting?.my_word?.minutes || meeting?.minutes ) ?? 60
			),
		},
		draft: {
			person: me,
			form: meeting
				? `meeting-word.${ meeting.id }`
				: `meeting-day.${ mentorshipId }`,
		},
		send: ( { held, day, minutes } ) =>
			orTooLate(
				logMeeting(
					meeting
						? {
								id: meeting.id,
								held: held === 'yes',
								...( held === 'yes' && {
									minutes: Number( minutes ),
								} ),
						  }
						: {
								mentorship_id: mentorshipId,
								day,
								held: true,
								minutes: Number( minutes ),
						  }
				),
				changed
			),
		onSent: () => {
			changed();
			showToast( __( 'Your answer is kept', 'mentoriai-portal' ) );
			onClose();
		},
	} );
	const { register, watch, formState } = word.form;
	const { errors } = formState;
	return (
		<Modal
			size="sm"
			title={
				meeting
					? __( 'Did the meeting take place?', 'mentoriai-portal' )
					: __( 'Note a past meeting', 'mentoriai-portal' )
			}
			onDismiss={ onClose }
		>
			<Form of={ word } className="mp-form">
				{ meeting ? (
					<>
						<p>{ whenLabel( meeting ) }</p>
						<SelectField
							label={ __( 'Your answer', 'mentoriai-portal' ) }
							error={ fieldMessage( errors.held?.message ) }
							{ ...register( 'held' ) }
						>
							<option value="yes">
								{ __(
									'Yes, it took place',
									'mentoriai-portal'
								) }
							</option>
							<option value="no">
								{ __( 'No, it did not', 'mentoriai-portal' ) }
							</option>
						</SelectField>
					</>
				) : (
					<>
						<p>
							{ __(
								'The meeting counts when the other side confirms it too: we ask by email.',
								'mentoriai-portal'
							) }
						</p>
						<TextField
							type="date"
							max={ today() }
							label={ __( 'Day', 'mentoriai-portal' ) }
							error={ fieldMessage( errors.day?.message, {
								incomplete: __(
									'Enter the whole date',
									'mentoriai-portal'
								),
								invalid: __(
									'Choose a day of the last 60 days on which you worked together',
									'mentoriai-portal'
								),
							} ) }
							{ ...register( 'day', {
								validate: {
									whole: whole( 'day' ),
									filled: ( day ) => day !== '' || 'required',
								},
							} ) }
						/>
					</>
				) }
				{ ( ! meeting || watch( 'held' ) === 'yes' ) && (
					<TextField
						type="number"
						inputMode="numeric"
						min={ MIN }
						max={ MAX }
						label={ __( 'How many minutes', 'mentoriai-portal' ) }
						hint={
							meeting &&
							meeting.times.length > 0 &&
							__(
								'Where only one of you answers, no more counts than you agreed on.',
								'mentoriai-portal'
							)
						}
						error={ fieldMessage( errors.minutes?.message, {
							invalid: __(
								'Enter 5 to 480 minutes',
								'mentoriai-portal'
							),
						} ) }
						{ ...register( 'minutes', {
							validate: ( typed ) =>
								( Number( typed ) >= MIN &&
									Number( typed ) <= MAX &&
									Number.isInteger( Number( typed ) ) ) ||
								'invalid',
						} ) }
					/>
				) }
				<FormFailure
					of={ word }
					title={ __(
						'The answer was not kept',
						'mentoriai-portal'
					) }
				/>
				<FormFoot
					of={ word }
					busy={ __( 'Sending…', 'mentoriai-portal' ) }
					onCancel={ onClose }
				>
					{ __( 'Save', 'mentoriai-portal' ) }
				</FormFoot>
			</Form>
		</Modal>
	);
}
