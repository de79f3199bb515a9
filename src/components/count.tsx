import { formatNumber } from '../lib/numbers';
import './badge.css';

/** A number that waits, with what it counts for those who do not see the colour. */
export function Count( { value, label }: { value: number; label: string } ) {
	return (
		<span className="mp-count">
			{ formatNumber( value ) }
			<span className="mp-visually-hidden">{ ` ${ label }` }</span>
		</span>
	);
}
