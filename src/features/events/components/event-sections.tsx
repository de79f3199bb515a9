import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { EventCard } from '../api';
import { EventTable } from './event-table';

/** Upcoming events, then past ones; the server has put them in order. */
export function EventSections( { events }: { events: readonly EventCard[] } ) {
	const id = useId();
	const upcoming = events.filter( ( { is_past: past } ) => ! past );
	const past = events.filter( ( { is_past: isPast } ) => isPast );
	return (
		<>
			<section className="mp-event-section">
				<h2 id={ `${ id }upcoming` }>
					{ __( 'Upcoming', 'mentoriai-portal' ) }
				</h2>
				{ upcoming.length > 0 ? (
					<EventTable
						titleId={ `${ id }upcoming` }
						events={ upcoming }
						showHead
					/>
				) : (
					<p className="mp-muted">
						{ __( 'No upcoming events.', 'mentoriai-portal' ) }
					</p>
				) }
			</section>
			{ past.length > 0 && (
				<section className="mp-event-section">
					<h2 id={ `${ id }past` }>
						{ __( 'Past events', 'mentoriai-portal' ) }
					</h2>
					<EventTable
						titleId={ `${ id }past` }
						events={ past }
						showHead={ false }
					/>
				</section>
			) }
		</>
	);
}
