import { __ } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
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
import { cancelMeeting, type Meeting } from '../api';
import { useMeetingsChanged } from '../hooks/use-meetings';
import { whenLabel } from '../lib/meeting-words';

const LIMIT = LIMITS.meeting_cancel;

interface CancelDialogProps {
	meeting: Meeting;
	/** Whether the mentorship goes on: afterwards the two write each other nothing. */
	mayWrite: boolean;
	onClose: () => void;
}

/** Asks before a proposed or agreed meeting is called off. */
export function CancelDialog( {
	meeting,
	mayWrite,
	onClose,
}: CancelDialogProps ) {
	const me = useSession( ( { user } ) => user?.id ) ?? 0;
	const changed = useMeetingsChanged();
	const cancel = useSubmission( {
		defaultValues: { note: '' },
		draft: { person: me, form: `meeting-cancel.${ meeting.id }` },
		send: ( { note } ) =>
			orTooLate( cancelMeeting( meeting, note ), changed ),
		onSent: () => {
			changed();
			showToast( __( 'The meeting is called off', 'mentoriai-portal' ) );
			onClose();
		},
	} );
	return (
		<Modal
			title={ __( 'Call the meeting off?', 'mentoriai-portal' ) }
			onDismiss={ onClose }
		>
			<Form of={ cancel } className="mp-form">
				<p>{ whenLabel( meeting ) }</p>
				<p>
					{ __(
						'The other side gets an email, and the meeting leaves the calendars that have the invitation.',
						'mentoriai-portal'
					) }
				</p>
				{ mayWrite && (
					<TextareaField
						label={ __( 'Note', 'mentoriai-portal' ) }
						optional
						rows={ 3 }
						limit={ LIMIT.note.maxLength }
						error={ fieldMessage(
							cancel.form.formState.errors.note?.message
						) }
						{ ...cancel.form.register( 'note', {
							validate: upTo( LIMIT.note.maxLength ),
						} ) }
					/>
				) }
				<FormFailure
					of={ cancel }
					title={ __( 'It was not sent', 'mentoriai-portal' ) }
				/>
				<FormFoot
					of={ cancel }
					danger
					busy={ __( 'Sending…', 'mentoriai-portal' ) }
					cancel={ __( 'Keep the meeting', 'mentoriai-portal' ) }
					onCancel={ onClose }
				>
					{ __( 'Call off', 'mentoriai-portal' ) }
				</FormFoot>
			</Form>
		</Modal>
	);
}
