import type { CSSProperties } from 'react';
import { formatNumber } from '../../../lib/numbers';
import { classes } from '../../../lib/class-names';
import { share } from '../lib/figures';
import './bar-chart.css';

interface Bar {
	name: string;
	value: number;
	/** The person who looks at it. */
	own?: boolean;
}

/** Names with their numbers, a bar below each; as readable as a list. */
export function BarChart( { bars }: { bars: readonly Bar[] } ) {
	const largest = Math.max( 0, ...bars.map( ( { value } ) => value ) );
	return (
		<ul className="mp-bars">
			{ bars.map( ( { name, value, own } ) => (
				<li
					key={ name }
					className={ classes( 'mp-bars__row', own && 'is-own' ) }
				>
					<span className="mp-bars__name">
						{ own ? <b>{ name }</b> : name }
					</span>
					<b>{ formatNumber( value ) }</b>
					<span className="mp-bars__track" aria-hidden="true">
						<span
							className="mp-bars__bar"
							style={
								{
									'--mp-bar': `${ share( value, largest ) }%`,
								} as CSSProperties
							}
						/>
					</span>
				</li>
			) ) }
		</ul>
	);
}
