import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldTexts } from './field';
import './select-field.css';

interface SelectFieldProps
	extends FieldTexts,
		Omit< ComponentPropsWithoutRef< 'select' >, 'className' > {}

/** The browser's own select; its options are the children. */
export const SelectField = forwardRef< HTMLSelectElement, SelectFieldProps >(
	(
		{
			label,
			hint,
			error,
			success,
			optional,
			hideLabel,
			id,
			children,
			...rest
		},
		ref
	) => {
		return (
			<Field
				{ ...{ label, hint, error, success, optional, hideLabel, id } }
				hasValue
			>
				{ ( control ) => (
					<select
						{ ...rest }
						{ ...control }
						ref={ ref }
						className="mp-input mp-select"
					>
						{ children }
					</select>
				) }
			</Field>
		);
	}
);
