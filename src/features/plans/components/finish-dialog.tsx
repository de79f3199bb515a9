import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import * as LIMITS from '../../../api/generated/limits';
import { Button } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { Notice } from '../../../components/notice';
import { TextareaField } from '../../../components/textarea-field';
import { upTo } from '../../../forms/checks';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { useSession } from '../../../lib/session';
import { finishPlan } from '../api';
import { finishConsequence } from '../lib/finish-words';

const LIMIT = LIMITS.mark_plan_as_completed.thanks.maxLength;

interface FinishDialogProps {
	planId: number;
	isMentor: boolean;
	/** Finished meanwhile, in another tab: thanks are taken with the end only. */
	isDone: boolean;
	/** What was typed is kept for the next time. */
	onClose: () => void;
	onFinished: () => void;
}

/** Asks before the plan is finished, and for a word of thanks to the other side. */
export function FinishDialog( {
	planId,
	isMentor,
	isDone,
	onClose,
	onFinished,
}: FinishDialogProps ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const finish = useSubmission( {
		defaultValues: { thanks: '' },
		draft: { person, form: `thanks.${ planId }` },
		send: ( { thanks } ) => finishPlan( planId, thanks ),
		onSent: onFinished,
	} );
	const { errors } = finish.form.formState;
	const consequence = useId();
	return (
		<Modal
			role="alertdialog"
			describedBy={ consequence }
			title={ __( 'Finish the plan?', 'mentoriai-portal' ) }
			onDismiss={ onClose }
		>
			<Form of={ finish } className="mp-form">
				<p id={ consequence }>{ finishConsequence( isMentor ) }</p>
				<TextareaField
					label={
						isMentor
							? __( 'Thank the founder', 'mentoriai-portal' )
							: __( 'Thank the mentor', 'mentoriai-portal' )
					}
					optional
					hint={ __(
						'They will see this in the plan and in the email about its end.',
						'mentoriai-portal'
					) }
					rows={ 3 }
					limit={ LIMIT }
					error={ fieldMessage( errors.thanks?.message ) }
					{ ...finish.form.register( 'thanks', {
						validate: upTo( LIMIT ),
					} ) }
				/>
				<FormFailure
					of={ finish }
					title={ __(
						'The plan was not finished',
						'mentoriai-portal'
					) }
				/>
				{ isDone ? (
					<Notice
						tone="error"
						title={ __(
							'You have finished this plan',
							'mentoriai-portal'
						) }
						actions={
							<Button variant="secondary" onClick={ onClose }>
								{ __( 'Go back', 'mentoriai-portal' ) }
							</Button>
						}
					>
						{ __(
							'What is typed here was not sent. You can copy it into a message.',
							'mentoriai-portal'
						) }
					</Notice>
				) : (
					<FormFoot
						of={ finish }
						busy={ __( 'Sending…', 'mentoriai-portal' ) }
						cancel={ __( 'Go back', 'mentoriai-portal' ) }
						onCancel={ onClose }
					>
						{ __( 'Finish the plan', 'mentoriai-portal' ) }
					</FormFoot>
				) }
			</Form>
		</Modal>
	);
}
