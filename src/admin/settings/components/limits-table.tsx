import { __ } from '@wordpress/i18n';
import type { Limit } from '../lib/types';

interface LimitsTableProps {
	limits: Limit[];
}

const UNITS = [
	[ 'day', 86400 ],
	[ 'hour', 3600 ],
	[ 'minute', 60 ],
	[ 'second', 1 ],
] as const;

/** "15 minutes" in the language of the screen, by the largest unit that fits. */
function duration( seconds: number ): string {
	const [ unit, length ] =
		UNITS.find( ( [ , size ] ) => seconds % size === 0 ) ?? UNITS[ 3 ];
	return new Intl.NumberFormat( document.documentElement.lang || 'lt', {
		style: 'unit',
		unit,
		unitDisplay: 'long',
	} ).format( seconds / length );
}

/** The limits in force, to be read; code changes them. */
export function LimitsTable( { limits }: LimitsTableProps ) {
	return (
		<section className="mp-settings-limits">
			<h3 id="mp-settings-limits">
				{ __( 'Limits', 'mentoriai-portal' ) }
			</h3>
			<p>
				{ __(
					'These limits keep bots out. To change them, use the filter mentoriai_rate_limits.',
					'mentoriai-portal'
				) }
			</p>
			<table
				className="widefat striped"
				aria-labelledby="mp-settings-limits"
			>
				<thead>
					<tr>
						<th scope="col">
							{ __( 'What', 'mentoriai-portal' ) }
						</th>
						<th scope="col">
							{ __( 'At most', 'mentoriai-portal' ) }
						</th>
						<th scope="col">
							{ __( 'Within', 'mentoriai-portal' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ limits.map( ( { label, max, seconds } ) => (
						<tr key={ label }>
							<th scope="row">{ label }</th>
							<td>{ max }</td>
							<td>{ duration( seconds ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</section>
	);
}
