import { __ } from '@wordpress/i18n';
import { ArrowLink } from '../../../components/arrow-link';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { dayLabel } from '../../../lib/date-words';
import { eventPath, screenPath } from '../../../lib/paths';
import type { EventData } from '../api';
import { useEvents } from '../hooks/use-events';
import { usePainted } from '../hooks/use-painted';
import { isToCome } from '../lib/is-to-come';
import { wasHeld } from '../lib/was-held';
import { movedText } from '../lib/when';
import { CalendarMenu } from './calendar-menu';

/** What became of an event that does not take place as planned; before its date, so that nobody notes down the wrong one. */
export function EventNotice( { event }: { event: EventData } ) {
	const moved = movedText( event );
	if ( event.event_status === 'cancelled' ) {
		return (
			<Notice
				live={ false }
				tone="warning"
				title={ __( 'This event is cancelled', 'mentoriai-portal' ) }
				actions={ <NextEvent town={ event.miestas } /> }
			>
				{ __(
					'It will not take place. Perhaps another event suits you.',
					'mentoriai-portal'
				) }
			</Notice>
		);
	}
	if (
		wasHeld( event ) ||
		( event.event_status === 'scheduled' && ! moved )
	) {
		return null;
	}
	return (
		<Notice
			live={ false }
			tone="warning"
			title={
				moved || __( 'This event is postponed', 'mentoriai-portal' )
			}
			actions={ event.is_past && <NextEvent town={ event.miestas } /> }
		>
			{ ! moved &&
				! event.is_past &&
				__(
					'The date below is the latest we know. Check it again here before the event.',
					'mentoriai-portal'
				) }
		</Notice>
	);
}

/** The way on: all events, or the next one once it is known, rather in the same town. */
function NextEvent( { town }: { town: string } ) {
	const { events = [] } = useEvents( usePainted() );
	const coming = events.filter( isToCome );
	const next =
		coming.find( ( { miestas } ) => miestas === town ) ?? coming[ 0 ];
	return next ? (
		<ArrowLink to={ eventPath( next.slug ) }>
			{ __( 'Next event:', 'mentoriai-portal' ) } { next.title },{ ' ' }
			{ dayLabel( next.start_date ) }
		</ArrowLink>
	) : (
		<ArrowLink to={ screenPath( 'Events' ) }>
			{ __( 'All events', 'mentoriai-portal' ) }
		</ArrowLink>
	);
}

/** What one can do: register and keep the date; when it is over, go to the next one. */
export function EventActions( { event }: { event: EventData } ) {
	if ( wasHeld( event ) ) {
		return (
			<Notice
				live={ false }
				title={ __( 'Event already took place', 'mentoriai-portal' ) }
				actions={ <NextEvent town={ event.miestas } /> }
			/>
		);
	}
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
