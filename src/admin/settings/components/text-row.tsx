import { TextControl } from '@wordpress/components';
import { FieldHelp } from './field-help';

interface TextRowProps {
	label: string;
	value: string;
	error?: string | undefined;
	help?: string;
	type?: 'text' | 'url' | 'number' | 'password';
	max?: number | null;
	placeholder?: string;
	onChange: ( value: string ) => void;
}

export function TextRow( {
	label,
	value,
	error,
	help,
	type = 'text',
	max = null,
	placeholder,
	onChange,
}: TextRowProps ) {
	const limits = type === 'number' ? { min: 0 } : {};
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			// A url is judged by the server, with words of ours at the field.
			type={ type === 'url' ? 'text' : type }
			{ ...( type === 'url' ? { inputMode: 'url' as const } : {} ) }
			{ ...limits }
			{ ...( max === null
				? {}
				: { [ type === 'number' ? 'max' : 'maxLength' ]: max } ) }
			{ ...( placeholder ? { placeholder } : {} ) }
			autoComplete="off"
			help={ <FieldHelp error={ error } help={ help } /> }
			aria-invalid={ error !== undefined }
			className={ error ? 'mp-settings-wrong' : '' }
			onChange={ onChange }
		/>
	);
}
