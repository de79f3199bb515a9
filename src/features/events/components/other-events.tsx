import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from '../../../components/link';
import { ArrowLink } from '../../../components/arrow-link';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { dayLabel, monthOfDay } from '../../../lib/date-words';
import { dayNumber } from '../../../lib/dates';
import { eventPath, screenPath } from '../../../lib/paths';
import { langAttribute } from '../../../lib/text-lang';
import { useEvents } from '../hooks/use-events';
import { usePainted } from '../hooks/use-painted';
import { matches, townsOf } from '../lib/filter';
import { isToCome } from '../lib/is-to-come';
import { TownSelect } from '../../../components/town-select';
import './other-events.css';

const SHOWN = 4;

/** Upcoming events beside an event, by town. Nothing while they are on their way, or where there are none. */
export function OtherEvents( { eventId }: { eventId: number } ) {
	const { events = [] } = useEvents( usePainted() );
	const [ town, setTown ] = useState( '' );
	const others = events.filter(
		( event ) => event.id !== eventId && isToCome( event )
	);
	if ( others.length === 0 ) {
		return null;
	}
	const shown = others
		.filter( ( event ) => matches( event, { town, period: null }, '' ) )
		.slice( 0, SHOWN );
	return (
		<aside className="mp-other-events mp-no-print">
			<h2>{ __( 'Other events', 'mentoriai-portal' ) }</h2>
			<TownSelect
				hideLabel
				towns={ townsOf( others, town ) }
				value={ town }
				onChange={ setTown }
			/>
			<ul className="mp-other-events__list">
				{ shown.map( ( event ) => (
					<li key={ event.id }>
						<Link
							className="mp-other-events__link"
							to={ eventPath( event.slug ) }
						>
							<time
								className="mp-other-events__date"
								dateTime={ event.start_date }
							>
								<VisuallyHidden>
									{ dayLabel( event.start_date ) }
								</VisuallyHidden>
								<b aria-hidden="true">
									{ dayNumber( event.start_date ) }
								</b>{ ' ' }
								<small aria-hidden="true">
									{ monthOfDay( event.start_date ) }
								</small>
							</time>{ ' ' }
							<span>
								<b { ...langAttribute( event.text_lang ) }>
									{ event.title }
								</b>{ ' ' }
								<small>
									{ event.miestas || event.location }
								</small>
							</span>
						</Link>
					</li>
				) ) }
			</ul>
			<ArrowLink to={ screenPath( 'Events' ) }>
				{ __( 'All events', 'mentoriai-portal' ) }
			</ArrowLink>
		</aside>
	);
}
