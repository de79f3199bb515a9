import { __, _n, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { formatNumber } from '../../../lib/numbers';
import { screenPath } from '../../../lib/paths';
import type { Results } from '../api';
import { CERTIFICATE } from '../hooks/use-certificate-year';
import { longName } from '../lib/figures';
import { hoursInWords } from '../lib/hours';
import { monthsOf, type Period } from '../lib/period';
import { ChartCard } from './chart-card';
import { ColumnChart } from './column-chart';

interface MeetingHoursProps {
	meetings: Results[ 'meetings' ];
	period: Period;
}

/** The hours of meetings that took place, and the way to the certificate. */
export function MeetingHours( { meetings, period }: MeetingHoursProps ) {
	if ( meetings.held === 0 ) {
		return <NoMeetings />;
	}
	const months = monthsOf( period, meetings.by_month );
	return (
		<ChartCard
			title={ __( 'Meetings', 'mentoriai-portal' ) }
			text={ sprintf(
				/* translators: 1: number of meetings; 2: a duration, such as "14 hours 30 minutes". */
				_n(
					'%1$s meeting took place in all, %2$s.',
					'%1$s meetings took place in all, %2$s.',
					meetings.held,
					'mentoriai-portal'
				),
				formatNumber( meetings.held ),
				hoursInWords( meetings.minutes )
			) }
			action={
				<ButtonLink
					to={ `${ screenPath(
						'Results'
					) }?${ CERTIFICATE }=${ meetings.by_year[ 0 ]?.year }` }
					variant="secondary"
					size="sm"
				>
					{ __( 'Certificate of hours', 'mentoriai-portal' ) }
				</ButtonLink>
			}
			heads={ [
				__( 'Month', 'mentoriai-portal' ),
				__( 'Meetings', 'mentoriai-portal' ),
				__( 'Duration', 'mentoriai-portal' ),
			] }
			rows={ [ ...months ]
				.reverse()
				.map(
					( { month, held, minutes } ) =>
						[
							longName( month ),
							formatNumber( held ),
							hoursInWords( minutes ),
						] as const
				) }
		>
			<p className="mp-sm mp-muted">
				{ __( 'Hours of meetings by month', 'mentoriai-portal' ) }
			</p>
			<ColumnChart
				title={ __( 'Hours of meetings', 'mentoriai-portal' ) }
				columns={ months.map( ( { month, minutes } ) => ( {
					month,
					value: minutes / 60,
				} ) ) }
			/>
		</ChartCard>
	);
}

function NoMeetings() {
	return (
		<EmptyState
			title={ __( 'No meetings yet', 'mentoriai-portal' ) }
			action={
				<ButtonLink
					to={ screenPath( 'Mentorships' ) }
					variant="secondary"
				>
					{ __( 'Mentorships', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ __(
				'Propose a time beside the conversation, and after the meeting say that it took place. Its hours are counted when the founder says so too, or says nothing else for a week.',
				'mentoriai-portal'
			) }
		</EmptyState>
	);
}
