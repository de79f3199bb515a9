import { TextControl } from '@wordpress/components';
import { type InputHTMLAttributes, useState } from 'react';
import { fieldId } from '../lib/panels';
import { problemAt } from '../lib/problem-at';
import type { FieldName, Problem } from '../lib/types';
import { FieldHelp } from './field-help';

interface Props {
	/** Without one, nothing can be wrong with it. */
	field?: FieldName;
	label: string;
	value: string;
	hint?: string;
	type?: 'text' | 'date' | 'time' | 'url';
	problems?: Problem[];
	/** Waits with the error until the field was left: a link is wrong until its last letter. */
	patient?: boolean;
	onChange: ( value: string ) => void;
	onLeave?: () => void;
	/** Further attributes of the input. */
	input?: Pick<
		InputHTMLAttributes< HTMLInputElement >,
		'autoComplete' | 'list' | 'max' | 'placeholder'
	>;
}

/** WordPress's text field with what is wrong below it, told to screen readers as its description. */
export function TextFact( {
	field,
	label,
	value,
	hint,
	type = 'text',
	problems = [],
	patient = false,
	onChange,
	onLeave,
	input = {},
}: Props ) {
	const [ left, setLeft ] = useState( value !== '' );
	const problem = problemAt( problems, field );
	const told =
		problem && ( left || ( ! patient && ! problem.missing ) )
			? problem.text
			: '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...( field ? { id: fieldId( field ) } : {} ) }
			label={ label }
			value={ value }
			onChange={ onChange }
			help={ <FieldHelp error={ told } hint={ hint } /> }
			type={ type }
			{ ...input }
			className={ told ? 'mp-event-wrong' : '' }
			aria-invalid={ told !== '' }
			onBlur={ () => {
				setLeft( true );
				onLeave?.();
			} }
		/>
	);
}
