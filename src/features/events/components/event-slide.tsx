import { _x } from '@wordpress/i18n';
import { MapPin } from 'lucide-react';
import { Badge } from '../../../components/badge';
import { ButtonLink } from '../../../components/button-link';
import { Icon } from '../../../components/icon';
import { LazyImage } from '../../../components/lazy-image';
import { TileArt } from '../../../components/tile-art';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { dayLabel, weekday } from '../../../lib/date-words';
import { dayNumber } from '../../../lib/dates';
import { eventPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import type { EventCard } from '../api';
import { whenLine } from '../lib/when';
import { EventBadge } from './event-badge';
import './event-slide.css';

/** An event in the carousel of the home page. */
export function EventSlide( { event }: { event: EventCard } ) {
	const own = langAttribute( event.text_lang );
	const place = event.location || event.miestas;
	return (
		<article className="mp-event-slide">
			<div className="mp-event-slide__body">
				<div className="mp-event-slide__badges">
					{ event.type_label && (
						<span { ...own }>
							<Badge tone="accent">{ event.type_label }</Badge>
						</span>
					) }
					<EventBadge event={ event } />
				</div>
				<div className="mp-event-slide__date">
					<b aria-hidden="true">{ dayNumber( event.start_date ) }</b>
					<time dateTime={ event.start_date }>
						{ dayLabel( event.start_date ) }
						<small>
							{ event.end_date > event.start_date
								? whenLine( event )
								: [
										weekday( event.start_date ),
										event.start_time,
								  ]
										.filter( Boolean )
										.join( ', ' ) }
						</small>
					</time>
				</div>
				<h3 { ...own }>{ event.title }</h3>
				<div className="mp-event-slide__foot">
					<p className="mp-event-slide__place">
						{ place && (
							<>
								<Icon icon={ MapPin } />
								<span>{ place }</span>
							</>
						) }
					</p>
					<ButtonLink size="sm" to={ eventPath( event.slug ) }>
						{ _x( 'More', 'about an event', 'mentoriai-portal' ) }
						<VisuallyHidden>{ ` ${ event.title }` }</VisuallyHidden>
					</ButtonLink>
				</div>
			</div>
			<div className="mp-event-slide__art">
				{ event.img ? (
					<LazyImage image={ { ...event.img, alt: '' } } />
				) : (
					<TileArt seed={ event.id } />
				) }
			</div>
		</article>
	);
}
