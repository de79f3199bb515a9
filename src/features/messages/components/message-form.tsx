import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { keyOf } from '../../../api/queries';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { orTooLate } from '../../../forms/or-too-late';
import { useReportDirty } from '../../../forms/use-report-dirty';
import { useSubmission } from '../../../forms/use-submission';
import { classes } from '../../../lib/class-names';
import type { DraftKey } from '../../../lib/drafts';
import { forgetMentor } from '../../../lib/first-message';
import { startConversation } from '../api';
import { MessageFields } from './message-fields';
import { MessageSent } from './message-sent';

interface MessageFormProps {
	mentorId: number;
	draft: DraftKey;
	onClose: () => void;
	/** Whether there is text that closing would lose. */
	onDirty: ( dirty: boolean ) => void;
	/** What stands beside it until it is sent. */
	beside?: ReactNode;
}

/** A first message to a mentor: subject and text. */
export function MessageForm( {
	mentorId,
	draft,
	onClose,
	onDirty,
	beside,
}: MessageFormProps ) {
	const queries = useQueryClient();
	const [ convoId, setConvoId ] = useState< number | null >( null );
	const message = useSubmission( {
		defaultValues: { subject: '', message: '' },
		draft,
		send: ( values, clientId ) =>
			orTooLate(
				startConversation( {
					id: mentorId,
					...values,
					client_id: clientId,
				} ),
				// The mentor may have no place left.
				() =>
					void queries.invalidateQueries( {
						queryKey: keyOf( 'mentoriai_dynamic_single' ),
					} )
			),
		onSent: ( id ) => {
			message.form.reset();
			forgetMentor( draft.person );
			setConvoId( id );
		},
	} );
	const { isDirty } = message.form.formState;

	useReportDirty( isDirty, onDirty );

	return (
		<div>
			{ /* Here from the start: what comes into it is read aloud. */ }
			<div role="status">
				{ convoId !== null && <MessageSent convoId={ convoId } /> }
			</div>
			{ convoId === null && (
				<div
					className={ classes(
						'mp-message-columns',
						beside ? 'has-two' : null
					) }
				>
					{ beside && (
						<div className="mp-message-columns__beside">
							{ beside }
						</div>
					) }
					<Form of={ message } className="mp-form">
						<MessageFields form={ message.form } draft={ draft } />
						<FormFailure
							of={ message }
							title={ __(
								'The message was not sent',
								'mentoriai-portal'
							) }
						>
							{ /* A fixed text, the same in both languages. */ }
							<p className="mp-sm mp-muted">Error 505</p>
						</FormFailure>
						<FormFoot
							of={ message }
							icon={ Send }
							busy={ __( 'Sending…', 'mentoriai-portal' ) }
							onCancel={ onClose }
						>
							{ __( 'Send message', 'mentoriai-portal' ) }
						</FormFoot>
					</Form>
				</div>
			) }
		</div>
	);
}
