import { __ } from '@wordpress/i18n';
import { Send } from 'lucide-react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';
import { TextareaField } from '../../../components/textarea-field';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { isoDay } from '../../../lib/dates';
import { showToast } from '../../../lib/toasts';
import { type ContactedMentor, sendPlan } from '../api';
import { fieldWords } from '../lib/field-words';
import {
	EMPTY_STEP,
	planDraft,
	type PlanFields,
	type StepFields,
} from '../lib/new-plan';
import { checkText, TEXT_LIMIT } from '../lib/rules';
import { MentorPicker } from './mentor-picker';
import { PlanRows } from './plan-rows';
import './plan-form.css';

type StepErrors = FieldErrors< StepFields > | undefined;

interface PlanFormProps {
	id: string;
	userId: number;
	/** At least one. */
	mentors: readonly ContactedMentor[];
	/** Whom the plan is for, if that is known: 0, or no one of these, is nobody. */
	mentorId: number;
	onSaved: () => void;
}

/** A founder's new plan for one of the mentors they have written to. */
export function PlanForm( {
	id,
	userId,
	mentors,
	mentorId,
	onSaved,
}: PlanFormProps ) {
	const meant =
		mentors.length === 1
			? mentors[ 0 ]
			: mentors.find( ( mentor ) => mentor.id === mentorId );
	const plan = useSubmission< PlanFields, number >( {
		defaultValues: {
			mentorId: meant?.id ?? 0,
			pagrindinisTikslas: '',
			planSteps: [ EMPTY_STEP ],
		},
		draft: planDraft( userId ),
		send: ( { planSteps, ...head }, clientId ) =>
			sendPlan( {
				...head,
				planSteps: planSteps.map( ( step ) => ( {
					...step,
					terminas: isoDay( step.terminas ),
				} ) ),
				client_id: clientId,
			} ),
		onSent: () => {
			showToast(
				__( 'Plan saved and sent to the mentor', 'mentoriai-portal' )
			);
			onSaved();
		},
		// Whom the other side has blocked still finds the mentor in the list: a name that is gone would tell.
		fieldErrors: ( { code, fields } ) =>
			code === 'blocked' ? { mentorId: code } : fields,
	} );
	const { control, register } = plan.form;
	const { errors } = plan.form.formState;
	const words = fieldWords();
	return (
		<Form
			of={ plan }
			id={ id }
			className="mp-card mp-plan-form"
			label={ __( 'New action plan', 'mentoriai-portal' ) }
		>
			<h2 className="mp-h3">
				{ __( 'New action plan', 'mentoriai-portal' ) }
			</h2>
			<fieldset
				className="mp-plan-form__fields"
				disabled={ plan.sending }
			>
				<div className="mp-grid-2">
					<Controller
						control={ control }
						name="mentorId"
						rules={ {
							// Whom a draft names may not be among them any more.
							validate: ( chosen ) =>
								mentors.some(
									( { id: one } ) => one === chosen
								) || 'required',
						} }
						render={ ( { field: { value, onChange } } ) => (
							<MentorPicker
								mentors={ mentors }
								chosen={ value }
								error={ fieldMessage(
									errors.mentorId?.message,
									words.mentor
								) }
								onChoose={ onChange }
							/>
						) }
					/>
					<TextareaField
						label={ __( 'Main goal', 'mentoriai-portal' ) }
						hint={ __(
							'One or two sentences: what you want to achieve and by when.',
							'mentoriai-portal'
						) }
						error={ fieldMessage(
							errors.pagrindinisTikslas?.message,
							words.goal
						) }
						limit={ TEXT_LIMIT }
						// As tall as the list of mentors beside it.
						rows={ Math.min( 6, mentors.length + 2 ) }
						aria-required="true"
						{ ...register( 'pagrindinisTikslas', {
							validate: checkText,
						} ) }
					/>
				</div>
				<PlanRows form={ plan.form } />
			</fieldset>
			<FormFailure
				of={ plan }
				title={ __( 'The plan was not saved', 'mentoriai-portal' ) }
			/>
			<div className="mp-actions">
				<Button
					type="submit"
					size="lg"
					icon={ Send }
					loading={ plan.sending }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				>
					{ __( 'Save and send to the mentor', 'mentoriai-portal' ) }
				</Button>
				<div role="status">
					{ Object.keys( errors ).length > 0 && (
						<FieldError>
							{ isAllEmpty( errors )
								? __(
										'Fill in the marked fields',
										'mentoriai-portal'
								  )
								: __(
										'Correct the marked fields',
										'mentoriai-portal'
								  ) }
						</FieldError>
					) }
				</div>
			</div>
		</Form>
	);
}

/** Whether nothing but emptiness is wrong. */
function isAllEmpty( errors: FieldErrors< PlanFields > ): boolean {
	const { mentorId, pagrindinisTikslas, planSteps = [] } = errors;
	return [
		mentorId,
		pagrindinisTikslas,
		...Array.from( planSteps as Iterable< StepErrors > ).flatMap(
			( step ) => [ step?.veiksmas, step?.rezultatas, step?.terminas ]
		),
	].every( ( error ) => ! error || error.message === 'required' );
}
