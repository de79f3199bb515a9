import { __, sprintf } from '@wordpress/i18n';
import { CalendarClock, CalendarX2, Check } from 'lucide-react';
import { Badge } from '../../../components/badge';
import type { EventCard } from '../api';
import { shortDays } from '../lib/when';

type Shown = Pick<
	EventCard,
	'event_status' | 'is_past' | 'start_date' | 'end_date'
>;

/** What became of an event: called off, put off or over; nothing where it is still to come as planned. */
export function EventBadge( { event }: { event: Shown } ) {
	if ( event.event_status === 'cancelled' ) {
		return (
			<Badge tone="error" icon={ CalendarX2 }>
				{ __( 'Cancelled', 'mentoriai-portal' ) }
			</Badge>
		);
	}
	if ( event.event_status === 'postponed' ) {
		return (
			<Badge tone="warning" icon={ CalendarClock }>
				{ __( 'Postponed', 'mentoriai-portal' ) }
			</Badge>
		);
	}
	return event.is_past ? (
		<Badge icon={ Check }>
			{ sprintf(
				/* translators: %s: date, as in "Passed 2026-11-12" */
				__( 'Passed %s', 'mentoriai-portal' ),
				shortDays( event )
			) }
		</Badge>
	) : null;
}
