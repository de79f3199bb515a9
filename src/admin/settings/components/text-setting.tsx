import { __ } from '@wordpress/i18n';
import type { FieldProps } from '../lib/types';
import { TextRow } from './text-row';

interface TextSettingProps extends FieldProps {
	/** A secret that is set; it is never shown. */
	stored: boolean;
}

export function TextSetting( {
	field,
	value,
	problems,
	stored,
	onChange,
}: TextSettingProps ) {
	const { name, control, label, help, max, secret } = field;
	const plain = control === 'url' || control === 'number' ? control : 'text';
	return (
		<TextRow
			label={ label }
			value={ String( value ?? '' ) }
			type={ secret ? 'password' : plain }
			max={ max }
			help={ help }
			error={ problems[ name ] }
			{ ...( stored
				? {
						placeholder: __(
							'Saved. Type to replace it',
							'mentoriai-portal'
						),
				  }
				: {} ) }
			onChange={ onChange }
		/>
	);
}
