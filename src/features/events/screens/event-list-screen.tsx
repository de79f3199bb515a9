import { useMemo } from 'react';
import { PageHead } from '../../../components/page-head';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { today } from '../../../lib/dates';
import { EventCount } from '../components/event-count';
import { EventFilterFields } from '../components/event-filter-fields';
import { EventResults } from '../components/event-results';
import { SubscribeMenu } from '../components/subscribe-menu';
import { useEventFilter } from '../hooks/use-event-filter';
import { useEvents } from '../hooks/use-events';
import { matches, townsOf } from '../lib/filter';
import { isToCome } from '../lib/is-to-come';
import './event-list-screen.css';

/** All events, by town and period. */
export function EventListScreen() {
	const intro = usePageIntro( 'Events' );
	const { events, error, retry } = useEvents();
	const { filter, setFilter, clear } = useEventFilter();
	usePageTitle( intro.title );

	const { town, period } = filter;
	const shown = useMemo( () => {
		const now = today();
		return events?.filter( ( event ) =>
			matches( event, { town, period }, now )
		);
	}, [ events, town, period ] );
	const filtered = town !== '' || period !== null;
	return (
		<div className="mp-wrap mp-page">
			<PageHead intro={ intro } />
			<EventFilterFields
				towns={ townsOf( events ?? [], town ) }
				filter={ filter }
				onChange={ setFilter }
			/>
			<div className="mp-event-bar">
				<EventCount total={ shown?.length ?? null } />
				<SubscribeMenu town={ town } />
			</div>
			<EventResults
				events={ shown }
				error={ error }
				onRetry={ retry }
				next={ events?.find( isToCome ) }
				onClear={ filtered ? clear : undefined }
			/>
		</div>
	);
}
