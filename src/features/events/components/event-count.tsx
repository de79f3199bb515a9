import { createInterpolateElement } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/numbers';

interface EventCountProps {
	/** Null while it is not known. */
	total: number | null;
}

/** "8 events found"; read aloud when it changes. */
export function EventCount( { total }: EventCountProps ) {
	/* translators: %s: number of events, as in "Rastas 1 renginys", "Rasti 2 renginiai", "Rasta 10 renginių". */
	const found = _n(
		'%s event found',
		'%s events found',
		total ?? 0,
		'mentoriai-portal'
	);
	return (
		<p className="mp-event-count" role="status" data-focus-next="">
			{ total !== null && (
				<>
					{ createInterpolateElement(
						sprintf( found, `<b>${ formatNumber( total ) }</b>` ),
						{ b: <b /> }
					) }
				</>
			) }
		</p>
	);
}
