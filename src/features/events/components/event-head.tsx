import { __ } from '@wordpress/i18n';
import { Badge } from '../../../components/badge';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { FallbackNotice } from '../../../components/fallback-notice';
import { LazyImage } from '../../../components/lazy-image';
import { TileArt } from '../../../components/tile-art';
import { screenPage, screenPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import type { EventData } from '../api';
import { EventActions, EventNotice } from './event-actions';
import { EventFacts } from './event-facts';
import './event-head.css';

/** Top of an event's page: what, when, where, and what one can do. */
export function EventHead( { event }: { event: EventData } ) {
	const own = langAttribute( event.text_lang );
	return (
		<div className="mp-event-head">
			<div className="mp-wrap">
				<Breadcrumbs
					items={ [
						{
							label:
								screenPage( 'Events' )?.title ??
								__( 'Events', 'mentoriai-portal' ),
							to: screenPath( 'Events' ),
						},
						{ label: event.type_label || event.title },
					] }
				/>
				<div className="mp-event-head__body">
					<FallbackNotice
						className="mp-event-head__fallback"
						textLang={ event.text_lang }
					/>
					<div className="mp-event-head__badges">
						{ event.type_label && (
							<span { ...own }>
								<Badge tone="accent">
									{ event.type_label }
								</Badge>
							</span>
						) }
					</div>
					<h1 className="mp-h1" { ...own }>
						{ event.title }
					</h1>
					<EventNotice event={ event } />
					<EventFacts event={ event } />
					<EventActions event={ event } />
				</div>
				<div className="mp-event-head__art">
					{ event.img ? (
						<LazyImage
							image={ event.img }
							eager
							sizes="(min-width: 900px) 23rem, 100vw"
						/>
					) : (
						<TileArt seed={ event.id } />
					) }
				</div>
			</div>
		</div>
	);
}
