import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/errors';
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
	const { data, error, isPaused, refetch } = useQuery( {
		...eventsQuery,
		enabled,
	} );
	// Offline the query waits for the network: that is said, too.
	const failure = isPaused ? new ApiError( null ) : error;
	return {
		events: data,
		error: data ? null : failure,
		retry: () => void refetch(),
	};
}
