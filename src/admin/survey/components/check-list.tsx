import { CheckboxControl } from '@wordpress/components';

interface Props< Value > {
	legend: string;
	options: ReadonlyArray< { value: Value; label: string } >;
	chosen: readonly Value[];
	onChange: ( chosen: Value[] ) => void;
}

/** Several of a few. */
export function CheckList< Value extends string | number >( {
	legend,
	options,
	chosen,
	onChange,
}: Props< Value > ) {
	return (
		<fieldset className="mp-survey-checks">
			<legend>{ legend }</legend>
			{ options.map( ( { value, label } ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ value }
					label={ label }
					checked={ chosen.includes( value ) }
					onChange={ ( on ) =>
						onChange(
							on
								? [ ...chosen, value ]
								: chosen.filter( ( other ) => other !== value )
						)
					}
				/>
			) ) }
		</fieldset>
	);
}
