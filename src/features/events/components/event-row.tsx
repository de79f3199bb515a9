import { ArrowRight, MapPin } from 'lucide-react';
import { Link } from '../../../components/link';
import { Icon } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { dayLabel, monthYear } from '../../../lib/date-words';
import { dayNumber } from '../../../lib/dates';
import { eventPath } from '../../../lib/paths';
import { classes } from '../../../lib/class-names';
import { langAttribute } from '../../../lib/text-lang';
import type { EventCard } from '../api';
import { whenLine } from '../lib/when';
import { EventBadge } from './event-badge';

/** Date, topic and place of an event; the whole row is one link. */
export function EventRow( { event }: { event: EventCard } ) {
	const place = event.location || event.miestas;
	return (
		<div
			role="row"
			className={ classes(
				'mp-event-row',
				event.is_past && 'is-past',
				event.event_status === 'cancelled' && 'is-off'
			) }
		>
			<div role="cell" className="mp-event-row__date">
				<time dateTime={ event.start_date }>
					<VisuallyHidden>
						{ dayLabel( event.start_date ) }
					</VisuallyHidden>
					<span aria-hidden="true">
						<b>{ dayNumber( event.start_date ) }</b>{ ' ' }
						{ monthYear( event.start_date ) }
					</span>
				</time>
			</div>
			<div role="cell" className="mp-event-row__topic">
				<h3 { ...langAttribute( event.text_lang ) }>
					<Link to={ eventPath( event.slug ) }>{ event.title }</Link>
				</h3>
				{ ( event.type_label || ! event.is_past ) && (
					<p className="mp-sm mp-muted">
						{ event.type_label && (
							<span { ...langAttribute( event.text_lang ) }>
								{ event.type_label }
							</span>
						) }
						{ event.type_label && ! event.is_past && ' · ' }
						{ ! event.is_past && whenLine( event ) }
					</p>
				) }
				<EventBadge event={ event } />
			</div>
			<div role="cell" className="mp-event-row__place">
				{ place && (
					<>
						<Icon icon={ MapPin } />
						<span>{ place }</span>
					</>
				) }
			</div>
			<span className="mp-event-row__go" aria-hidden="true">
				<Icon icon={ ArrowRight } />
			</span>
		</div>
	);
}
