import { __ } from '@wordpress/i18n';
import { ArrowUpRight, CalendarDays, Clock, MapPin } from 'lucide-react';
import { Icon } from '../../../components/icon';
import { classes } from '../../../lib/class-names';
import { langAttribute } from '../../../lib/text-lang';
import type { EventData } from '../api';
import { wasHeld } from '../lib/was-held';
import { endText, pastText, startText } from '../lib/when';
import { EventFact } from './event-fact';

/** When and where. */
export function EventFacts( { event }: { event: EventData } ) {
	const { dates, map_url: map } = event;
	const place = event.vieta || event.location;
	const end = endText( dates );
	return (
		<dl
			className={ classes(
				'mp-event-facts',
				event.event_status === 'cancelled' && 'is-off'
			) }
		>
			{ wasHeld( event ) ? (
				<EventFact
					icon={ CalendarDays }
					term={ __( 'Event took place', 'mentoriai-portal' ) }
				>
					{ pastText( dates ) }
				</EventFact>
			) : (
				<>
					<EventFact
						icon={ CalendarDays }
						term={ __( 'Starts', 'mentoriai-portal' ) }
					>
						{ startText( dates ) }
					</EventFact>
					{ end && (
						<EventFact
							icon={ Clock }
							term={ __( 'Ends', 'mentoriai-portal' ) }
						>
							{ end }
						</EventFact>
					) }
				</>
			) }
			{ ( place || event.miestas ) && (
				<EventFact
					icon={ MapPin }
					term={ __( 'Place', 'mentoriai-portal' ) }
				>
					<span
						{ ...( place ? langAttribute( event.text_lang ) : {} ) }
					>
						{ place || event.miestas }
					</span>
					{ map && event.event_status !== 'cancelled' && (
						<a
							className="mp-event-facts__map"
							href={ map }
							target="_blank"
							rel="noopener noreferrer"
						>
							{ __( 'Show on the map', 'mentoriai-portal' ) }
							<Icon icon={ ArrowUpRight } />
						</a>
					) }
				</EventFact>
			) }
		</dl>
	);
}
