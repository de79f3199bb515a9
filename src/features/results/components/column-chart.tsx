import type { CSSProperties } from 'react';
import { formatNumber } from '../../../lib/numbers';
import { classes } from '../../../lib/class-names';
import { type Column, share, shortName, summary } from '../lib/figures';
import './column-chart.css';

interface ColumnChartProps {
	/** What is counted, for the summary. */
	title: string;
	/** Oldest first; the last is this month. */
	columns: readonly Column[];
}

/** More than these do not stand side by side on a phone: there they lie. */
const FEW = 6;

/** Columns that end in an arch, this month in cobalt. */
export function ColumnChart( { title, columns }: ColumnChartProps ) {
	const largest = Math.max( ...columns.map( ( { value } ) => value ) );
	return (
		<div
			role="img"
			aria-label={ summary( title, columns ) }
			className={ classes(
				'mp-columns',
				columns.length > FEW && 'mp-columns--many'
			) }
		>
			{ columns.map( ( { month, value }, index ) => (
				<div
					key={ month }
					className={ classes(
						'mp-column',
						index === columns.length - 1 && 'is-now'
					) }
					style={
						{
							'--mp-bar': `${ share( value, largest ) }%`,
						} as CSSProperties
					}
				>
					<span className="mp-column__plot">
						<span className="mp-column__value">
							{ formatNumber( value ) }
						</span>
						<span className="mp-column__bar" />
					</span>
					<span className="mp-column__label">
						{ shortName( month ) }
					</span>
				</div>
			) ) }
		</div>
	);
}
