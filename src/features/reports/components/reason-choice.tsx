import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as LIMITS from '../../../api/generated/limits';
import { FieldError } from '../../../components/field-error';
import { classes } from '../../../lib/class-names';
import { reasonLabel } from '../lib/words';
import '../../../components/check.css';

interface ReasonChoiceProps {
	error: string | undefined;
	/** The radio buttons' part in the form. */
	field: UseFormRegisterReturn;
}

/** Why something is reported. */
export function ReasonChoice( { error, field }: ReasonChoiceProps ) {
	const id = useId();
	return (
		<fieldset
			className={ classes( 'mp-report__reasons', error && 'has-error' ) }
			role="radiogroup"
			aria-required="true"
			aria-invalid={ error ? true : undefined }
			aria-describedby={ error ? `${ id }error` : undefined }
		>
			<legend className="mp-field__label">
				{ __( 'What is wrong?', 'mentoriai-portal' ) }
			</legend>
			{ LIMITS.report.reason.enum.map( ( reason ) => (
				<label
					key={ reason }
					className="mp-check"
					htmlFor={ id + reason }
				>
					<input
						id={ id + reason }
						type="radio"
						value={ reason }
						{ ...field }
					/>
					<span>{ reasonLabel( reason ) }</span>
				</label>
			) ) }
			{ error && (
				<FieldError id={ `${ id }error` }>{ error }</FieldError>
			) }
		</fieldset>
	);
}
