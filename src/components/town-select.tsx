import { __ } from '@wordpress/i18n';
import { SelectField } from './select-field';

interface TownSelectProps {
	towns: readonly string[];
	/** '' for all. */
	value: string;
	onChange: ( town: string ) => void;
	hideLabel?: boolean;
}

/** The towns of a list, and all of them. */
export function TownSelect( {
	towns,
	value,
	onChange,
	hideLabel,
}: TownSelectProps ) {
	return (
		<SelectField
			label={ __( 'City', 'mentoriai-portal' ) }
			hideLabel={ hideLabel }
			value={ value }
			onChange={ ( { target } ) => onChange( target.value ) }
		>
			<option value="">{ __( 'All cities', 'mentoriai-portal' ) }</option>
			{ towns.map( ( town ) => (
				<option key={ town } value={ town }>
					{ town }
				</option>
			) ) }
		</SelectField>
	);
}
