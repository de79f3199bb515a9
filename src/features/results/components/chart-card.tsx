import { __ } from '@wordpress/i18n';
import { type ReactNode, useId, useState } from 'react';
import './chart-card.css';

interface ChartCardProps {
	title: string;
	/** What is counted, one line. */
	text?: string | undefined;
	/** The same numbers, one row each; the first head names the rows. */
	heads: readonly string[];
	rows: ReadonlyArray< readonly [ string, ...string[] ] >;
	/** Beside the title. */
	action?: ReactNode;
	children: ReactNode;
}

/** A chart with the table behind it. */
export function ChartCard( {
	title,
	text,
	heads,
	rows,
	action: beside,
	children,
}: ChartCardProps ) {
	const [ open, setOpen ] = useState( false );
	const id = useId();
	const action = open
		? __( 'Hide the table', 'mentoriai-portal' )
		: __( 'Show the table', 'mentoriai-portal' );
	return (
		<section
			className="mp-card mp-chart"
			aria-labelledby={ `${ id }-title` }
		>
			<div className="mp-chart__head">
				<div>
					<h2 className="mp-h3" id={ `${ id }-title` }>
						{ title }
					</h2>
					{ text && <p className="mp-sm mp-muted">{ text }</p> }
				</div>
				{ beside }
			</div>
			<div className="mp-chart__body">{ children }</div>
			<button
				type="button"
				className="mp-chart__toggle"
				aria-label={ `${ action }: ${ title }` }
				aria-expanded={ open }
				aria-controls={ `${ id }-table` }
				onClick={ () => setOpen( ! open ) }
			>
				{ action }
			</button>
			<div id={ `${ id }-table` } hidden={ ! open }>
				<table className="mp-chart__table">
					<caption className="mp-visually-hidden">{ title }</caption>
					<thead>
						<tr>
							{ heads.map( ( head ) => (
								<th scope="col" key={ head }>
									{ head }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( [ name, ...values ] ) => (
							<tr key={ name }>
								<th scope="row">{ name }</th>
								{ values.map( ( value, index ) => (
									<td key={ heads[ index + 1 ] }>
										{ value }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</section>
	);
}
