import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf, queryOf } from '../../../api/queries';
import type { Mentorship } from '../api';

/** A mentorship of the person, with what stands beside it; 0 is none. */
export function useMentorship( id: number ) {
	return useQuery( {
		...queryOf( 'mentorship', { id } ),
		enabled: id > 0,
		staleTime: 0,
		// The other side may have ended it meanwhile.
		refetchOnWindowFocus: true,
	} );
}

/**
 * The conversation beside it may be older than what is known of the mentorship: it is read again then.
 *
 * @param shown What the conversation says.
 * @param known Undefined while it is not known.
 */
export function useSameState(
	shown: Mentorship[ 'state' ],
	known: Mentorship[ 'state' ] | undefined
): void {
	const queries = useQueryClient();
	useEffect( () => {
		if ( known !== undefined && known !== shown ) {
			void queries.invalidateQueries( {
				queryKey: keyOf( 'get_conversations' ),
			} );
		}
	}, [ shown, known, queries ] );
}

/** For after a change: everything that shows the state of a mentorship is read again. */
export function useMentorshipChanged(): () => void {
	const queries = useQueryClient();
	return () => {
		for ( const route of [
			'mentorship',
			'mentorships',
			'get_conversations',
			'blocks',
			'today',
			'user-profile',
		] as const ) {
			void queries.invalidateQueries( { queryKey: keyOf( route ) } );
		}
	};
}
