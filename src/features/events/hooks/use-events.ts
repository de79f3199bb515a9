import { useQuery } from '@tanstack/react-query';
import { type EventCard, eventsQuery } from '../api';

interface Events {
	/** Undefined while they are not known. */
	events: EventCard[] | undefined;
	error: Error | null;
	retry: () => void;
}

/**
 * All events, or why there are none.
 *
 * @param enabled False: those that are here already, without asking the server.
 */
export function useEvents( enabled = true ): Events {
	const { data, error, refetch } = useQuery( {
		...eventsQuery,
		enabled,
	} );
	return {
		events: data,
		error: data ? null : error,
		retry: () => void refetch(),
	};
}
