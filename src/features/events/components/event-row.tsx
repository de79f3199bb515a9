import { ArrowRight, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icon';
import { monthYear } from '../../../lib/date-words';
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
			className={ classes( 'mp-event-row', event.is_past && 'is-past' ) }
		>
			<div role="cell" className="mp-event-row__date">
				<time dateTime={ event.start_date }>
					<b>{ dayNumber( event.start_date ) }</b>{ ' ' }
					{ monthYear( event.start_date ) }
				</time>
			</div>
			<div role="cell" className="mp-event-row__topic">
				<h3 { ...langAttribute( event.text_lang ) }>
					<Link to={ eventPath( event.slug ) }>{ event.title }</Link>
				</h3>
				{ ! event.is_past && (
					<p className="mp-sm mp-muted">{ whenLine( event ) }</p>
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
