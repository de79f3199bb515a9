import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import * as LIMITS from '../../../api/generated/limits';
import { Modal } from '../../../components/modal';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { filled, upTo } from '../../../forms/checks';
import { whole } from '../../../forms/whole';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { orTooLate } from '../../../forms/or-too-late';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { proposeMeeting } from '../api';
import { useMeetingsChanged } from '../hooks/use-meetings';
import { durationLabel, isOnClock, toWire } from '../lib/meeting-times';

const LIMIT = LIMITS.meeting_propose;

const TIMES = [ 0, 1, 2 ] as const;

interface ProposeDialogProps {
	mentorshipId: number;
	onClose: () => void;
}

/** Up to three times for the other side to choose from. */
export function ProposeDialog( { mentorshipId, onClose }: ProposeDialogProps ) {
	const me = useSession( ( { user } ) => user?.id ) ?? 0;
	const changed = useMeetingsChanged();
	/** Empty ones are not sent: the server counts the others. */
	const filledTimes = useRef< number[] >( [] );
	const proposal = useSubmission( {
		defaultValues: {
			times: [ '', '', '' ],
			minutes: '60',
			place: '',
			note: '',
		},
		draft: { person: me, form: `meeting.${ mentorshipId }` },
		send: ( { times, minutes, ...rest }, clientId ) => {
			filledTimes.current = TIMES.filter( ( at ) => times[ at ] );
			return orTooLate(
				proposeMeeting( {
					...rest,
					mentorship_id: mentorshipId,
					times: times.filter( Boolean ).map( toWire ),
					minutes: Number(
						minutes
					) as ( typeof LIMIT.minutes.enum )[ number ],
					client_id: clientId,
				} ),
				changed
			);
		},
		onSent: () => {
			changed();
			showToast( __( 'The meeting is proposed', 'mentoriai-portal' ) );
			onClose();
		},
		fieldErrors: ( { fields } ) =>
			Object.fromEntries(
				Object.entries( fields ).map( ( [ name, message ] ) => {
					const [ , at ] = /^times(?:\.(\d))?$/.exec( name ) ?? [
						'',
						'',
					];
					return [
						at === ''
							? name
							: `times.${
									filledTimes.current[ Number( at ?? 0 ) ]
							  }`,
						message,
					];
				} )
			),
	} );
	const { register, formState } = proposal.form;
	const { errors } = formState;
	return (
		<Modal
			title={ __( 'Propose a meeting', 'mentoriai-portal' ) }
			onDismiss={ onClose }
		>
			<Form of={ proposal } className="mp-form">
				<p>
					{ __(
						'Propose up to three times; the other side chooses one. You both get an invitation for your calendars then. Times are in Lithuania.',
						'mentoriai-portal'
					) }
				</p>
				{ TIMES.map( ( at ) => (
					<TextField
						key={ at }
						type="datetime-local"
						label={ timeLabel( at ) }
						optional={ at > 0 }
						error={ fieldMessage( errors.times?.[ at ]?.message, {
							date_past: __(
								'This time is over. Choose a later one.',
								'mentoriai-portal'
							),
							incomplete: __(
								'Enter both the day and the time',
								'mentoriai-portal'
							),
							skipped: __(
								'That night the clock skips this hour. Choose another time.',
								'mentoriai-portal'
							),
							invalid: __(
								'Choose a day and a time within half a year',
								'mentoriai-portal'
							),
						} ) }
						{ ...register( `times.${ at }`, {
							validate: {
								whole: whole( `times.${ at }` ),
								filled: ( typed ) =>
									at > 0 || typed !== '' || 'required',
								onClock: ( typed ) =>
									isOnClock( typed ) || 'skipped',
							},
						} ) }
					/>
				) ) }
				<SelectField
					label={ __( 'How long', 'mentoriai-portal' ) }
					error={ fieldMessage( errors.minutes?.message ) }
					{ ...register( 'minutes' ) }
				>
					{ LIMIT.minutes.enum.map( ( minutes ) => (
						<option key={ minutes } value={ minutes }>
							{ durationLabel( minutes ) }
						</option>
					) ) }
				</SelectField>
				<TextField
					label={ __( 'Place', 'mentoriai-portal' ) }
					hint={ __(
						'An address, a telephone number or a link to a video call',
						'mentoriai-portal'
					) }
					error={ fieldMessage( errors.place?.message ) }
					{ ...register( 'place', {
						validate: filled( LIMIT.place.maxLength ),
					} ) }
				/>
				<TextareaField
					label={ __( 'Note', 'mentoriai-portal' ) }
					hint={ __(
						'What you want to talk about. Only the two of you see the place and the note; they are deleted 30 days after the meeting.',
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
					of={ proposal }
					title={ __(
						'The meeting was not proposed',
						'mentoriai-portal'
					) }
				/>
				<FormFoot
					of={ proposal }
					busy={ __( 'Sending…', 'mentoriai-portal' ) }
					onCancel={ onClose }
				>
					{ __( 'Propose', 'mentoriai-portal' ) }
				</FormFoot>
			</Form>
		</Modal>
	);
}

/** Whole words: Lithuanian counts with endings. */
function timeLabel( at: ( typeof TIMES )[ number ] ): string {
	return [
		__( 'Time 1', 'mentoriai-portal' ),
		__( 'Time 2', 'mentoriai-portal' ),
		__( 'Time 3', 'mentoriai-portal' ),
	][ at ] as string;
}
