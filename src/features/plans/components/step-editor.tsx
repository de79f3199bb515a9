import { __, _x, sprintf } from '@wordpress/i18n';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { Notice } from '../../../components/notice';
import { SelectField } from '../../../components/select-field';
import { TextareaField } from '../../../components/textarea-field';
import type { Step } from '../api';
import { useStepEditing } from '../hooks/use-step-editing';
import { failureText, missingTexts, problemText } from '../lib/messages';
import { TEXT_LIMIT } from '../lib/rules';
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
	const box = useRef< HTMLFormElement >( null );
	const [ wrongs, setWrongs ] = useState( 0 );
	const editing = useStepEditing(
		planId,
		step,
		() => setWrongs( ( count ) => count + 1 ),
		onClose
	);
	const { fields, fresh, set } = editing;
	const missing = missingTexts();

	useEffect( () => {
		box.current?.querySelector( 'textarea' )?.focus();
	}, [] );
	useEffect( () => {
		if ( wrongs > 0 ) {
			box.current
				?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
				?.focus();
		}
	}, [ wrongs ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		editing.save();
	};
	return (
		<form
			ref={ box }
			className="mp-step-editor"
			aria-label={ sprintf(
				/* translators: %d: number of a step of a plan. */
				__( 'Edit step %d', 'mentoriai-portal' ),
				number
			) }
			onSubmit={ submit }
			noValidate
		>
			{ fresh && (
				<StepConflict fresh={ fresh } onTake={ editing.takeFresh } />
			) }
			<div className="mp-grid-2">
				<TextareaField
					label={ __( 'Action', 'mentoriai-portal' ) }
					error={ problemText(
						editing.problem( 'veiksmas' ),
						missing.veiksmas
					) }
					limit={ TEXT_LIMIT }
					aria-required="true"
					value={ fields.veiksmas }
					onChange={ ( event ) =>
						set( { veiksmas: event.target.value } )
					}
				/>
				<TextareaField
					label={ __( 'Intended result', 'mentoriai-portal' ) }
					error={ problemText(
						editing.problem( 'siekiamas_rezultatas' ),
						missing.rezultatas
					) }
					limit={ TEXT_LIMIT }
					aria-required="true"
					value={ fields.siekiamas_rezultatas }
					onChange={ ( event ) =>
						set( { siekiamas_rezultatas: event.target.value } )
					}
				/>
				<DeadlineField
					value={ fields.terminas }
					error={ problemText(
						editing.problem( 'terminas' ),
						missing.terminas
					) }
					onChange={ ( terminas ) => set( { terminas } ) }
				/>
				<SelectField
					label={ _x( 'Status', 'of a step', 'mentoriai-portal' ) }
					value={ fields.status ? '1' : '0' }
					onChange={ ( event ) =>
						set( { status: event.target.value === '1' } )
					}
				>
					<option value="0">{ statusText( false ) }</option>
					<option value="1">{ statusText( true ) }</option>
				</SelectField>
			</div>
			{ editing.failure && (
				<FormError
					key={ editing.failedAt }
					title={ __( 'The step was not saved', 'mentoriai-portal' ) }
				>
					{ failureText( editing.failure ) }
				</FormError>
			) }
			{ editing.saved && (
				<Notice
					tone="success"
					title={ __( 'The step is saved', 'mentoriai-portal' ) }
				/>
			) }
			<div className="mp-actions">
				<Button
					type="submit"
					loading={ editing.saving }
					loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
				>
					{ __( 'Save', 'mentoriai-portal' ) }
				</Button>
				<Button variant="ghost" onClick={ onClose }>
					{ __( 'Cancel', 'mentoriai-portal' ) }
				</Button>
			</div>
		</form>
	);
}
