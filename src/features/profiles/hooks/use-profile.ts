import { useQuery } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { useSession } from '../../../lib/session';
import { readProfile } from '../api';

/**
 * The member's own profile, read again whenever the screen opens, when a type was chosen, and when the tab is looked at again:
 * another one may have changed it.
 */
export function useProfile() {
	const role = useSession( ( { user } ) => user?.role );
	return useQuery( {
		queryKey: keyOf( 'user-profile', {} ),
		queryFn: ( { signal } ) => readProfile( signal ),
		enabled: role === 'frontuser' || role === 'mentorius',
		// A form starts from these values: they must be fresh. It keeps what is typed when they change.
		gcTime: 0,
		staleTime: Infinity,
		refetchOnWindowFocus: 'always',
		refetchOnReconnect: false,
	} );
}
