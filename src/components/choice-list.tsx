import { type ReactNode, useId } from 'react';
import { classes } from '../lib/text';
import { FieldError } from './field-error';
import './check.css';
import './choice-list.css';

interface ChoiceListProps< Value extends string > {
	legend: ReactNode;
	hideLegend?: boolean | undefined;
	name: string;
	options: ReadonlyArray< {
		value: Value;
		label: ReactNode;
		hint?: ReactNode;
		disabled?: boolean | undefined;
	} >;
	value: Value | null;
	onChange: ( value: Value ) => void;
	error?: string | undefined;
}

/** One of a few, each a row. */
export function ChoiceList< Value extends string >( {
	legend,
	hideLegend,
	name,
	options,
	value,
	onChange,
	error,
}: ChoiceListProps< Value > ) {
	const id = useId();
	return (
		<fieldset
			className={ classes( 'mp-choice-list', error && 'has-error' ) }
			role="radiogroup"
			aria-invalid={ error ? true : undefined }
			aria-describedby={ error ? `${ id }error` : undefined }
		>
			<legend
				className={ classes(
					'mp-choice-list__legend',
					hideLegend && 'mp-visually-hidden'
				) }
			>
				{ legend }
			</legend>
			{ options.map( ( option ) => (
				<label
					key={ option.value }
					htmlFor={ `${ id }${ option.value }` }
					className="mp-check"
				>
					<input
						id={ `${ id }${ option.value }` }
						type="radio"
						name={ name }
						value={ option.value }
						checked={ option.value === value }
						disabled={ option.disabled }
						onChange={ () => onChange( option.value ) }
					/>
					<span>
						{ option.label }
						{ option.hint && (
							<span className="mp-check__hint">
								{ option.hint }
							</span>
						) }
					</span>
				</label>
			) ) }
			{ error && (
				<FieldError id={ `${ id }error` }>{ error }</FieldError>
			) }
		</fieldset>
	);
}
