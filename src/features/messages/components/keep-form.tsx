import { __ } from '@wordpress/i18n';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { useSubmission } from '../../../forms/use-submission';
import type { DraftKey } from '../../../lib/drafts';
import type { FirstMessage } from '../api';
import { MessageFields } from './message-fields';

interface KeepFormProps {
	mentorId: number;
	/** What it begins with. */
	kept: FirstMessage | null;
	draft: DraftKey;
	send: ( text: {
		id: number;
		subject: string;
		message: string;
		client_id: string;
	} ) => Promise< unknown >;
	/** Whether it goes to the mentor at once; else it is kept with the account. */
	leaves?: boolean;
	onSent: () => void;
	onCancel?: ( () => void ) | undefined;
}

/** Subject and text of the message that waits with an account. */
export function KeepForm( {
	mentorId,
	kept,
	draft,
	send,
	leaves = false,
	onSent,
	onCancel,
}: KeepFormProps ) {
	const message = useSubmission( {
		defaultValues: {
			subject: kept?.subject ?? '',
			message: kept?.message ?? '',
		},
		draft,
		send: ( values, clientId ) =>
			send( { id: mentorId, ...values, client_id: clientId } ),
		onSent,
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
				title={
					leaves
						? __( 'The message was not sent', 'mentoriai-portal' )
						: __( 'The message was not saved', 'mentoriai-portal' )
				}
			/>
			<FormFoot
				of={ message }
				busy={
					leaves
						? __( 'Sending…', 'mentoriai-portal' )
						: __( 'Saving…', 'mentoriai-portal' )
				}
				onCancel={
					onCancel &&
					( () => {
						message.discard();
						onCancel();
					} )
				}
			>
				{ leaves
					? __( 'Send message', 'mentoriai-portal' )
					: __( 'Save the message', 'mentoriai-portal' ) }
			</FormFoot>
		</Form>
	);
}
