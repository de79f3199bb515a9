import { useQuery } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../../api/queries';
import { useSession } from '../../../lib/session';

/** What a founder and a mentor have to do with each other already. */
export function useOwnContact( mentorId: number | undefined ) {
	const isFounder = useSession( ( { user } ) => user?.role === 'frontuser' );
	const phase = useSession( ( session ) => session.phase );
	const enabled = isFounder && mentorId !== undefined;
	const input = { mentor_id: mentorId ?? 0 };
	// Apart from the form’s, which begins with what is true when it opens.
	const apart = { ...input, on: 'page' } as typeof input;
	const { data, refetch, isFetchedAfterMount } = useQuery( {
		...queryOf( 'get_own_review', input ),
		queryKey: keyOf( 'get_own_review', apart ),
		enabled,
		staleTime: 0,
	} );
	const own = enabled ? data : undefined;
	return {
		/** Whether it was asked for, or there is nothing to ask; a failure counts as an answer. */
		isKnown: enabled ? isFetchedAfterMount : phase !== 'unknown',
		/** Their last conversation, where the founder may go on with it, whoever is busy. */
		goesOn: ( own?.goes_on && own.convo_id ) || null,
		hasWritten: own?.contacted === true,
		/** Id of the founder's review. */
		reviewId: own?.review?.id ?? null,
		/** Whether the founder is told when the mentor has a free place. */
		isWaiting: own?.waiting === true,
		/** After something may have been written. */
		refresh: () => void ( enabled && refetch() ),
	};
}
