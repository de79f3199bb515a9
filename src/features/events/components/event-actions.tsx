import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import type { EventData } from '../api';
import { CalendarMenu } from './calendar-menu';

/** What one can do now: register and keep the date, or read why not. */
export function EventActions( { event }: { event: EventData } ) {
	if ( event.event_status === 'cancelled' ) {
		return (
			<Notice
				live={ false }
				tone="warning"
				title={ __( 'This event is cancelled', 'mentoriai-portal' ) }
			/>
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
			/>
		);
	}
	return (
		<>
			{ event.event_status === 'postponed' && (
				<Notice
					live={ false }
					tone="warning"
					title={ __(
						'This event is postponed',
						'mentoriai-portal'
					) }
				>
					{ __(
						'Check the date before you come: it has changed or will change.',
						'mentoriai-portal'
					) }
				</Notice>
			) }
			<div className="mp-event-actions">
				{ event.url && (
					<ButtonLink size="lg" href={ event.url } target="_blank">
						{ __( 'Register for the event', 'mentoriai-portal' ) }
					</ButtonLink>
				) }
				<CalendarMenu event={ event } />
			</div>
		</>
	);
}
