import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/numbers';
import type { Results } from '../api';
import { type Column, longName, sum } from '../lib/figures';
import { monthsOf, type Period } from '../lib/period';
import { ActivityList } from './activity-list';
import { BarChart } from './bar-chart';
import { ChartCard } from './chart-card';
import { ColumnChart } from './column-chart';
import { MeetingHours } from './meeting-hours';
import './results-charts.css';

interface ResultsChartsProps {
	results: Results;
	period: Period;
}

const rowsOf = ( columns: readonly Column[] ) =>
	[ ...columns ]
		.reverse()
		.map(
			( { month, value } ) =>
				[ longName( month ), formatNumber( value ) ] as const
		);

export function ResultsCharts( { results, period }: ResultsChartsProps ) {
	const { sus_men: me, sus_cat: fields, aktyvumas: did } = results;
	const year = me.by_month.map( ( { month, total } ) => ( {
		month,
		value: total,
	} ) );
	const views = monthsOf( period, year );
	const sent = monthsOf( period, did.by_month ).map(
		( { month, messages } ) => ( { month, value: messages } )
	);
	const bars = [
		...fields.map( ( { name, total } ) => ( { name, value: total } ) ),
		{
			name: __( 'Your profile', 'mentoriai-portal' ),
			value: sum( year ),
			own: true,
		},
	];
	const month = __( 'Month', 'mentoriai-portal' );
	const viewsTitle = __( 'Views of your profile', 'mentoriai-portal' );
	const sentTitle = __( 'Messages you sent', 'mentoriai-portal' );
	return (
		<>
			<ChartCard
				title={ __( 'Interest in you', 'mentoriai-portal' ) }
				text={ __(
					'Views of your profile by month',
					'mentoriai-portal'
				) }
				heads={ [ month, __( 'Views', 'mentoriai-portal' ) ] }
				rows={ rowsOf( views ) }
			>
				<ColumnChart title={ viewsTitle } columns={ views } />
			</ChartCard>
			<MeetingHours meetings={ results.meetings } period={ period } />
			<div className="mp-results-pair">
				<ChartCard
					title={ __( 'Interest in fields', 'mentoriai-portal' ) }
					text={ __(
						'Views of mentors in your fields across the whole network in the last 12 months',
						'mentoriai-portal'
					) }
					heads={ [
						__( 'Field', 'mentoriai-portal' ),
						__( 'Views', 'mentoriai-portal' ),
					] }
					rows={ bars.map(
						( { name, value } ) =>
							[ name, formatNumber( value ) ] as const
					) }
				>
					<BarChart bars={ bars } />
				</ChartCard>
				<ChartCard
					title={ __( 'Your activity', 'mentoriai-portal' ) }
					heads={ [ month, __( 'Messages', 'mentoriai-portal' ) ] }
					rows={ rowsOf( sent ) }
				>
					<ActivityList activity={ did } />
					<p className="mp-sm mp-muted">
						{ __(
							'Messages you sent by month',
							'mentoriai-portal'
						) }
					</p>
					<ColumnChart title={ sentTitle } columns={ sent } />
				</ChartCard>
			</div>
		</>
	);
}
