import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { queryOf } from '../../../api/queries';
import { PageError } from '../../../components/page-error';
import { usePageTitle } from '../../../hooks/use-page-title';
import { EventBody } from '../components/event-body';
import { EventHead } from '../components/event-head';
import { EventSkeleton } from '../components/event-skeleton';

interface EventScreenProps {
	/** What the app shows for an event that is not there. */
	renderMissing: () => ReactNode;
}

/** One event. */
export function EventScreen( { renderMissing }: EventScreenProps ) {
	const { slug = '' } = useParams();
	const {
		data: event,
		error,
		refetch,
	} = useQuery( queryOf( 'events', { slug } ) );
	usePageTitle( event?.title );

	if ( error instanceof ApiError && error.status === 404 ) {
		return <>{ renderMissing() }</>;
	}
	if ( event ) {
		return (
			<article>
				<EventHead event={ event } />
				<EventBody event={ event } />
			</article>
		);
	}
	return error ? (
		<PageError error={ error } onRetry={ () => void refetch() } />
	) : (
		<EventSkeleton />
	);
}
