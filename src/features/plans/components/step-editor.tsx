import { __, _x, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Notice } from '../../../components/notice';
import { SelectField } from '../../../components/select-field';
import { TextareaField } from '../../../components/textarea-field';
import { Form, FormFailure } from '../../../forms/form';
import { fieldMessage } from '../../../i18n/field-messages';
import { isoDay } from '../../../lib/dates';
import type { Step } from '../api';
import { useStepForm } from '../hooks/use-step-form';
import { fieldWords } from '../lib/field-words';
import { checkDeadline, checkText, TEXT_LIMIT } from '../lib/rules';
import { statusText } from '../lib/step-status';
import { DeadlineField } from './deadline-field';
import { StepConflict } from './step-conflict';
import './step-editor.css';

interface StepEditorProps {
	planId: number;
	/** As it was when the editing began. */
	step: Step;
	/** From 1. */
	number: number;
	onClose: () => void;
}

/** A step being edited in its place. */
export function StepEditor( {
	planId,
	step,
	number,
	onClose,
}: StepEditorProps ) {
	const { editing, base, fresh, isSaved, isConflict, takeFresh } =
		useStepForm( planId, step, onClose );
	const { control, register, setFocus } = editing.form;
	const { errors, isDirty } = editing.form.formState;
	const [ asking, setAsking ] = useState( false );
	const words = fieldWords();

	useEffect( () => setFocus( 'veiksmas' ), [ setFocus ] );

	const cancel = () => {
		editing.discard();
		onClose();
	};

	return (
		<Form
			of={ editing }
			className="mp-step-editor"
			label={ sprintf(
				/* translators: %d: number of a step of a plan. */
				__( 'Edit step %d', 'mentoriai-portal' ),
				number
			) }
		>
			{ fresh && <StepConflict fresh={ fresh } onTake={ takeFresh } /> }
			<div className="mp-grid-2">
				<TextareaField
					label={ __( 'Action', 'mentoriai-portal' ) }
					error={ fieldMessage(
						errors.veiksmas?.message,
						words.action
					) }
					limit={ TEXT_LIMIT }
					aria-required="true"
					{ ...register( 'veiksmas', { validate: checkText } ) }
				/>
				<TextareaField
					label={ __( 'Intended result', 'mentoriai-portal' ) }
					error={ fieldMessage(
						errors.siekiamas_rezultatas?.message,
						words.result
					) }
					limit={ TEXT_LIMIT }
					aria-required="true"
					{ ...register( 'siekiamas_rezultatas', {
						validate: checkText,
					} ) }
				/>
				<Controller
					control={ control }
					name="terminas"
					rules={ {
						validate: ( day ) =>
							checkDeadline( day, isoDay( base.terminas ) ),
					} }
					render={ ( { field: { value, onChange } } ) => (
						<DeadlineField
							value={ value }
							error={ fieldMessage(
								errors.terminas?.message,
								words.deadline
							) }
							onChange={ onChange }
						/>
					) }
				/>
				<SelectField
					label={ _x( 'Status', 'of a step', 'mentoriai-portal' ) }
					{ ...register( 'status' ) }
				>
					<option value="0">{ statusText( false ) }</option>
					<option value="1">{ statusText( true ) }</option>
				</SelectField>
			</div>
			{ ! isConflict && (
				<FormFailure
					of={ editing }
					title={ __( 'The step was not saved', 'mentoriai-portal' ) }
				/>
			) }
			{ isSaved && (
				<Notice
					tone="success"
					title={ __( 'Step saved', 'mentoriai-portal' ) }
				/>
			) }
			<div className="mp-actions">
				<Button
					type="submit"
					loading={ editing.sending }
					loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
				>
					{ __( 'Save', 'mentoriai-portal' ) }
				</Button>
				<Button
					variant="ghost"
					onClick={ isDirty ? () => setAsking( true ) : cancel }
				>
					{ __( 'Cancel', 'mentoriai-portal' ) }
				</Button>
			</div>
			<ConfirmDialog
				open={ asking }
				title={ __(
					'Close without saving what you typed?',
					'mentoriai-portal'
				) }
				confirmLabel={ __( 'Close and discard', 'mentoriai-portal' ) }
				cancelLabel={ __( 'Keep writing', 'mentoriai-portal' ) }
				danger
				onCancel={ () => setAsking( false ) }
				onConfirm={ cancel }
			/>
		</Form>
	);
}
