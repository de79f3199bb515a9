import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../../api/queries';

/** A mentorship of the person, with what stands beside it; 0 is none. */
export function useMentorship( id: number ) {
	return useQuery( {
		...queryOf( 'mentorship', { id } ),
		enabled: id > 0,
		staleTime: 0,
	} );
}

/** For after a change: everything that shows the state of a mentorship is read again. */
export function useMentorshipChanged(): () => void {
	const queries = useQueryClient();
	return () => {
		for ( const route of [
			'mentorship',
			'mentorships',
			'get_conversations',
			'today',
			'user-profile',
		] as const ) {
			void queries.invalidateQueries( { queryKey: keyOf( route ) } );
		}
	};
}
