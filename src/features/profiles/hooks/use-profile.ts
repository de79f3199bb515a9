import { useQuery } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { useSession } from '../../../lib/session';
import { readProfile } from '../api';

/** The member's own profile, read again whenever the screen opens and when a type was chosen. */
export function useProfile() {
	const role = useSession( ( { user } ) => user?.role );
	return useQuery( {
		queryKey: keyOf( 'user-profile', {} ),
		queryFn: ( { signal } ) => readProfile( signal ),
		enabled: role === 'frontuser' || role === 'mentorius',
		// A form starts from these values: they must be fresh, and must not change under someone who types.
		gcTime: 0,
		staleTime: Infinity,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	} );
}
