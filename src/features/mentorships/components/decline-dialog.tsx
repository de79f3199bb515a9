import { __, sprintf } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { displayName } from '../../../components/members/display-name';
import { Modal } from '../../../components/modal';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { upTo } from '../../../forms/checks';
import { whole } from '../../../forms/whole';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { orTooLate } from '../../../forms/or-too-late';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { today } from '../../../lib/dates';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { declineRequest } from '../api';
import { useMentorshipChanged } from '../hooks/use-mentorship';
import { reasonLabel } from '../lib/words';
import type { ChangeDialogProps } from './change-dialogs';

const { reason: REASON, text: TEXT } = LIMITS.mentorship_decline;

/** A mentor cannot help: why, in a word or two. */
export function DeclineDialog( {
	mentorship: { id, person },
	onClose,
}: ChangeDialogProps ) {
	const me = useSession( ( { user } ) => user?.id ) ?? 0;
	const changed = useMentorshipChanged();
	const decline = useSubmission( {
		defaultValues: { reason: REASON.enum[ 0 ], text: '', busy_until: '' },
		draft: { person: me, form: `decline.${ id }` },
		send: ( values ) =>
			orTooLate( declineRequest( { id, ...values } ), changed ),
		onSent: () => {
			changed();
			showToast( __( 'The request is declined', 'mentoriai-portal' ) );
			onClose();
		},
	} );
	const { errors } = decline.form.formState;
	return (
		<Modal
			title={ __( 'You can’t help now', 'mentoriai-portal' ) }
			onDismiss={ onClose }
		>
			<Form of={ decline } className="mp-form">
				<p>
					{ sprintf(
						/* translators: %s: name of a founder. */
						__(
							'%s gets an email with your reason. The portal then suggests other mentors.',
							'mentoriai-portal'
						),
						displayName( person.name )
					) }
				</p>
				<SelectField
					label={ __( 'Reason', 'mentoriai-portal' ) }
					error={ fieldMessage( errors.reason?.message ) }
					{ ...decline.form.register( 'reason' ) }
				>
					{ REASON.enum.map( ( reason ) => (
						<option key={ reason } value={ reason }>
							{ reasonLabel( reason ) }
						</option>
					) ) }
				</SelectField>
				<TextareaField
					label={ __( 'A word to the founder', 'mentoriai-portal' ) }
					optional
					rows={ 3 }
					limit={ TEXT.maxLength }
					error={ fieldMessage( errors.text?.message ) }
					{ ...decline.form.register( 'text', {
						validate: upTo( TEXT.maxLength ),
					} ) }
				/>
				<TextField
					type="date"
					label={ __( 'No new requests until', 'mentoriai-portal' ) }
					hint={ __(
						'This day included. It is saved in your profile.',
						'mentoriai-portal'
					) }
					optional
					min={ today() }
					error={ fieldMessage( errors.busy_until?.message, {
						incomplete: __(
							'Enter the whole date',
							'mentoriai-portal'
						),
					} ) }
					{ ...decline.form.register( 'busy_until', {
						validate: whole( 'busy_until' ),
					} ) }
				/>
				<FormFailure
					of={ decline }
					title={ __(
						'The request was not declined',
						'mentoriai-portal'
					) }
				/>
				<FormFoot
					of={ decline }
					busy={ __( 'Sending…', 'mentoriai-portal' ) }
					onCancel={ onClose }
				>
					{ __( 'Decline the request', 'mentoriai-portal' ) }
				</FormFoot>
			</Form>
		</Modal>
	);
}
