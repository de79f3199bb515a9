import { __ } from '@wordpress/i18n';
import { ArrowLink } from '../../../components/arrow-link';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { screenPath } from '../../../lib/paths';
import type { EventData } from '../api';
import { CalendarMenu } from './calendar-menu';

/** What became of an event that does not take place as planned, or is over; before its date, so that nobody notes it down. */
export function EventNotice( { event }: { event: EventData } ) {
	if ( event.event_status === 'cancelled' ) {
		return (
			<Notice
				live={ false }
				tone="warning"
				title={ __( 'This event is cancelled', 'mentoriai-portal' ) }
				actions={ <AllEvents /> }
			>
				{ __(
					'It will not take place. Perhaps another event suits you.',
					'mentoriai-portal'
				) }
			</Notice>
		);
	}
	if ( event.is_past ) {
		return (
			<Notice
				live={ false }
				title={
					event.event_status === 'postponed'
						? __( 'This event is postponed', 'mentoriai-portal' )
						: __( 'Event already took place', 'mentoriai-portal' )
				}
				actions={ <AllEvents /> }
			/>
		);
	}
	return event.event_status === 'postponed' ? (
		<Notice
			live={ false }
			tone="warning"
			title={ __( 'This event is postponed', 'mentoriai-portal' ) }
		>
			{ __(
				'The date below is the latest we know. Check it again here before the event.',
				'mentoriai-portal'
			) }
		</Notice>
	) : null;
}

function AllEvents() {
	return (
		<ArrowLink to={ screenPath( 'Events' ) }>
			{ __( 'All events', 'mentoriai-portal' ) }
		</ArrowLink>
	);
}

/** What one can do while it is to come: register and keep the date. */
export function EventActions( { event }: { event: EventData } ) {
	return event.is_past || event.event_status === 'cancelled' ? null : (
		<div className="mp-event-actions">
			{ event.url && (
				<ButtonLink size="lg" href={ event.url } target="_blank">
					{ __( 'Register for the event', 'mentoriai-portal' ) }
				</ButtonLink>
			) }
			<CalendarMenu event={ event } />
		</div>
	);
}
