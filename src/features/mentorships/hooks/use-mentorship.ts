import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../../api/queries';
import type { Mentorship } from '../api';

/** A mentorship of the person, with what stands beside it. */
export function useMentorship( id: number ) {
	return useQuery( { ...queryOf( 'mentorship', { id } ), staleTime: 0 } );
}

/** What is told after a mentorship has changed: everything that shows its state is read again. */
export function useMentorshipChanged(): ( changed: Mentorship ) => void {
	const queries = useQueryClient();
	return () => {
		for ( const route of [
			'mentorship',
			'mentorships',
			'get_conversations',
			'today',
		] as const ) {
			void queries.invalidateQueries( { queryKey: keyOf( route ) } );
		}
	};
}
