import { __, sprintf } from '@wordpress/i18n';
import { CalendarClock, CalendarX2, Check } from 'lucide-react';
import { Badge } from '../../../components/badge';
import type { EventCard } from '../api';
import { wasHeld } from '../lib/was-held';
import { movedText, shortDays } from '../lib/when';

type Shown = Pick<
	EventCard,
	| 'event_status'
	| 'is_past'
	| 'moved_from'
	| 'start_date'
	| 'start_time'
	| 'end_date'
>;

/** What became of an event: called off, put off, moved or over; nothing where it is still to come as planned. */
export function EventBadge( { event }: { event: Shown } ) {
	const moved = movedText( event );
	if ( event.event_status === 'cancelled' ) {
		return (
			<Badge tone="error" icon={ CalendarX2 }>
				{ __( 'Cancelled', 'mentoriai-portal' ) }
			</Badge>
		);
	}
	if ( wasHeld( event ) ) {
		return (
			<Badge icon={ Check }>
				{ sprintf(
					/* translators: %s: date, as in "Passed 2026-11-12" */
					__( 'Passed %s', 'mentoriai-portal' ),
					shortDays( event )
				) }
			</Badge>
		);
	}
	return event.event_status === 'postponed' || moved ? (
		<Badge tone="warning" icon={ CalendarClock }>
			{ moved || __( 'Postponed', 'mentoriai-portal' ) }
		</Badge>
	) : null;
}
