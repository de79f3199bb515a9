import type { FieldProps } from '../lib/types';
import { ImageField } from './image-field';

export function ImageSetting( {
	field,
	value,
	problems,
	onChange,
}: FieldProps ) {
	return (
		<ImageField
			label={ field.label }
			value={ Number( value ?? 0 ) }
			help={ field.help }
			error={ problems[ field.name ] }
			onChange={ onChange }
		/>
	);
}
