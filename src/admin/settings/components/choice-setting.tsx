import { Notice, SelectControl } from '@wordpress/components';
import type { FieldProps } from '../lib/types';
import { FieldHelp } from './field-help';

export function ChoiceSetting( {
	field,
	value,
	problems,
	warning,
	onChange,
}: FieldProps ) {
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ field.label }
				value={ String( value ) }
				options={ field.options }
				help={
					<FieldHelp
						error={ problems[ field.name ] }
						help={ field.help }
					/>
				}
				aria-invalid={ field.name in problems }
				onChange={ onChange }
			/>
			{ warning && (
				<Notice status="warning" isDismissible={ false }>
					{ warning }
				</Notice>
			) }
		</>
	);
}
