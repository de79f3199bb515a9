import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import type { MemberProfile } from '../api';

/**
 * Changes the profile that is shown. An answer that is on its way may be older than that: it is not waited for. Nothing is
 * left of it when the person has logged out meanwhile.
 */
export function changeProfile(
	queries: QueryClient,
	change: ( before: MemberProfile ) => MemberProfile
): void {
	const queryKey = keyOf( 'user-profile', {} );
	void queries.cancelQueries( { queryKey } );
	queries.setQueryData< MemberProfile >(
		queryKey,
		( before ) => before && change( before )
	);
}
