import { Badge } from '../../components/badge';
import { LazyImage } from '../../components/lazy-image';
import { TileArt } from '../../components/tile-art';
import { dayNumber } from '../../lib/dates';
import { textOf } from '../lib/attributes';
import { cardImage } from '../lib/card-image';
import { word } from '../lib/boot';
import { dayLabel, weekday } from '../lib/page-dates';
import type { Card } from '../lib/use-cards';
import { FakeButton } from './fake-button';

/** An event as a slide of the home page. */
export function EventPreview( { card }: { card: Card } ) {
	const day = textOf( card, 'start_date' );
	const image = cardImage( card );
	const type = textOf( card, 'type_label' );
	return (
		<article className="mp-event-slide">
			<div className="mp-event-slide__body">
				{ type && <Badge tone="accent">{ type }</Badge> }
				<div className="mp-event-slide__date">
					<b aria-hidden="true">{ dayNumber( day ) }</b>
					<time dateTime={ day }>
						{ dayLabel( day ) }
						<small>
							{ [ weekday( day ), textOf( card, 'start_time' ) ]
								.filter( Boolean )
								.join( ', ' ) }
						</small>
					</time>
				</div>
				<h3>{ textOf( card, 'title' ) }</h3>
				<div className="mp-event-slide__foot">
					<p className="mp-event-slide__place">
						{ textOf( card, 'location' ) ||
							textOf( card, 'miestas' ) }
					</p>
					<FakeButton>{ word( 'event' ) }</FakeButton>
				</div>
			</div>
			<div className="mp-event-slide__art">
				{ image ? (
					<LazyImage image={ { ...image, alt: '' } } eager />
				) : (
					<TileArt seed={ card.id } />
				) }
			</div>
		</article>
	);
}
