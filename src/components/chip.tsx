import { Check } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from './icon';
import './chip.css';

interface ChipProps
	extends Omit<
		ComponentPropsWithoutRef< 'button' >,
		'onChange' | 'onClick' | 'type' | 'className'
	> {
	pressed: boolean;
	onChange: ( pressed: boolean ) => void;
}

/** A filter that is on or off. */
export function Chip( { pressed, onChange, children, ...rest }: ChipProps ) {
	return (
		<button
			{ ...rest }
			type="button"
			className="mp-chip"
			aria-pressed={ pressed }
			onClick={ () => onChange( ! pressed ) }
		>
			{ pressed && <Icon icon={ Check } /> }
			{ children }
		</button>
	);
}
