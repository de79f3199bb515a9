import { TextControl } from '@wordpress/components';
import { useId } from 'react';
import { longestOf, townsInUse } from '../lib/printed';
import type { FactName, Facts } from '../lib/use-facts';
import '../mentor.css';

interface Fact {
	name: FactName;
	label: string;
	kind?: 'text' | 'url' | 'tel' | 'email' | 'town';
}

interface FactFieldsProps {
	facts: Facts;
	fields: readonly Fact[];
	hint: string;
	onChange: ( changed: Facts ) => void;
}

/** What is no address is stored as nothing, as HubContact says. */
export function FactFields( {
	facts,
	fields,
	hint,
	onChange,
}: FactFieldsProps ) {
	const towns = useId();
	return (
		<div className="mp-mentor-facts">
			{ fields.map( ( { name, label, kind = 'text' } ) => (
				<TextControl
					key={ name }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					value={ facts[ name ] ?? '' }
					type={ kind === 'town' ? 'text' : kind }
					maxLength={ longestOf( name ) }
					autoComplete="off"
					list={ kind === 'town' ? towns : undefined }
					onChange={ ( value ) => onChange( { [ name ]: value } ) }
				/>
			) ) }
			{ fields.some( ( { kind } ) => kind === 'town' ) && (
				<datalist id={ towns }>
					{ townsInUse().map( ( town ) => (
						<option key={ town } value={ town } />
					) ) }
				</datalist>
			) }
			<p className="mp-mentor-hint">{ hint }</p>
		</div>
	);
}
