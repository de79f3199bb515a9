import { __ } from '@wordpress/i18n';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon';

interface YesNoProps {
	question: string;
	value: boolean | null;
	onChange: ( value: boolean ) => void;
}

/** A question with the pair "Ne", "Taip": native radio buttons under a drawn pair. */
export function YesNo( { question, value, onChange }: YesNoProps ) {
	const name = useId();
	const choices = [
		{ answer: false, label: __( 'No', 'mentoriai-portal' ) },
		{ answer: true, label: __( 'Yes', 'mentoriai-portal' ) },
	];
	return (
		<fieldset className="mp-yes-no">
			<legend>{ question }</legend>
			<span className="mp-yes-no__pair">
				{ choices.map( ( { answer, label } ) => (
					<label key={ label }>
						<input
							type="radio"
							name={ name }
							checked={ value === answer }
							onChange={ () => onChange( answer ) }
						/>
						<span>
							{ value === answer && <Icon icon={ Check } /> }
							{ label }
						</span>
					</label>
				) ) }
			</span>
		</fieldset>
	);
}
