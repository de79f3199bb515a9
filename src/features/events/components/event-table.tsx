import { __ } from '@wordpress/i18n';
import { classes } from '../../../lib/class-names';
import type { EventCard } from '../api';
import { EventRow } from './event-row';
import './event-table.css';

interface EventTableProps {
	/** Id of the heading above. */
	titleId: string;
	events: readonly EventCard[];
	/** Whether the names of the columns are seen; they are always heard. */
	showHead: boolean;
}

/** Rows of a table where there is room, cards on a phone: roles keep it a table for those who hear it. */
export function EventTable( { titleId, events, showHead }: EventTableProps ) {
	return (
		<div role="table" aria-labelledby={ titleId }>
			<div role="rowgroup">
				<div
					role="row"
					className={ classes(
						'mp-event-head-row',
						! showHead && 'mp-visually-hidden'
					) }
				>
					<span role="columnheader">
						{ __( 'Date', 'mentoriai-portal' ) }
					</span>
					<span role="columnheader">
						{ __( 'Topic', 'mentoriai-portal' ) }
					</span>
					<span role="columnheader">
						{ __( 'Place', 'mentoriai-portal' ) }
					</span>
				</div>
			</div>
			<div role="rowgroup">
				{ events.map( ( event ) => (
					<EventRow key={ event.id } event={ event } />
				) ) }
			</div>
		</div>
	);
}
