import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldTexts } from './field';
import { Icon } from './icon';

interface TextFieldProps
	extends FieldTexts,
		Omit< ComponentPropsWithoutRef< 'input' >, 'className' > {
	icon?: LucideIcon | undefined;
}

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
			icon,
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
				{ ( control ) => {
					const input = (
						<input
							{ ...rest }
							{ ...control }
							ref={ ref }
							type={ type }
							className="mp-input"
						/>
					);
					return icon ? (
						<div className="mp-affix mp-affix--start">
							<Icon icon={ icon } className="mp-affix__icon" />
							{ input }
						</div>
					) : (
						input
					);
				} }
			</Field>
		);
	}
);
