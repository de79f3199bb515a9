import { __ } from '@wordpress/i18n';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';
import { FormError } from '../../../components/form-error';
import { TextareaField } from '../../../components/textarea-field';
import { showToast } from '../../../lib/toasts';
import type { ContactedMentor } from '../api';
import { usePlanForm } from '../hooks/use-plan-form';
import { failureText, missingTexts, problemText } from '../lib/messages';
import { TEXT_LIMIT } from '../lib/rules';
import { MentorPicker } from './mentor-picker';
import { PlanRows } from './plan-rows';
import './plan-form.css';

interface PlanFormProps {
	id: string;
	userId: number;
	/** At least one. */
	mentors: readonly ContactedMentor[];
	onSaved: () => void;
}

/** A founder's new plan for one of the mentors they have written to. */
export function PlanForm( { id, userId, mentors, onSaved }: PlanFormProps ) {
	const box = useRef< HTMLFormElement >( null );
	/** Grows with every try that did not pass. */
	const [ wrongs, setWrongs ] = useState( 0 );
	const [ only ] = mentors;
	const form = usePlanForm(
		userId,
		mentors.length === 1 && only ? only.id : 0,
		() => {
			showToast(
				__(
					'The plan is saved and sent to the mentor',
					'mentoriai-portal'
				)
			);
			onSaved();
		},
		() => setWrongs( ( count ) => count + 1 )
	);
	const { plan, problems } = form;
	const missing = missingTexts();
	const isWrong = Object.keys( problems ).length > 0;

	useEffect( () => {
		if ( wrongs > 0 ) {
			box.current
				?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
				?.focus();
		}
	}, [ wrongs ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		form.send();
	};
	return (
		<form
			ref={ box }
			id={ id }
			className="mp-card mp-plan-form"
			aria-label={ __( 'New action plan', 'mentoriai-portal' ) }
			onSubmit={ submit }
			noValidate
		>
			<h2 className="mp-h3">
				{ __( 'New action plan', 'mentoriai-portal' ) }
			</h2>
			<fieldset
				className="mp-plan-form__fields"
				disabled={ form.sending }
			>
				<div className="mp-grid-2">
					<MentorPicker
						mentors={ mentors }
						chosen={ plan.mentorId }
						error={ problemText(
							problems.mentorId,
							missing.mentorId
						) }
						onChoose={ ( mentorId ) => form.set( { mentorId } ) }
					/>
					<TextareaField
						label={ __( 'Main goal', 'mentoriai-portal' ) }
						hint={ __(
							'One or two sentences: what you want to reach and by when.',
							'mentoriai-portal'
						) }
						error={ problemText(
							problems.pagrindinisTikslas,
							missing.pagrindinisTikslas
						) }
						limit={ TEXT_LIMIT }
						rows={ 6 }
						aria-required="true"
						value={ plan.goal }
						onChange={ ( event ) =>
							form.set( { goal: event.target.value } )
						}
					/>
				</div>
				<PlanRows form={ form } />
			</fieldset>
			{ form.failure && (
				<FormError
					key={ form.failedAt }
					title={ __( 'The plan was not saved', 'mentoriai-portal' ) }
				>
					{ failureText( form.failure ) }{ ' ' }
					{ __(
						'What you have written is still here.',
						'mentoriai-portal'
					) }
				</FormError>
			) }
			<div className="mp-actions">
				<Button
					type="submit"
					size="lg"
					icon={ Send }
					loading={ form.sending }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				>
					{ __( 'Save and send to the mentor', 'mentoriai-portal' ) }
				</Button>
				<div role="status">
					{ isWrong && (
						<FieldError>
							{ __(
								'Fill in the marked fields',
								'mentoriai-portal'
							) }
						</FieldError>
					) }
				</div>
			</div>
		</form>
	);
}
