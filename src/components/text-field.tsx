import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldTexts } from './field';

interface TextFieldProps
	extends FieldTexts,
		Omit< ComponentPropsWithoutRef< 'input' >, 'className' > {}

/** One line of text. */
export const TextField = forwardRef< HTMLInputElement, TextFieldProps >(
	(
		{
			label,
			hint,
			error,
			success,
			optional,
			hideLabel,
			id,
			type = 'text',
			...rest
		},
		ref
	) => {
		return (
			<Field
				{ ...{ label, hint, error, success, optional, hideLabel, id } }
				hasValue={ rest.readOnly }
			>
				{ ( control ) => (
					<input
						{ ...rest }
						{ ...control }
						ref={ ref }
						type={ type }
						className="mp-input"
					/>
				) }
			</Field>
		);
	}
);
