import { useQuery } from '@tanstack/react-query';
import { readFieldTags } from '../api';

/** All fields a mentor can choose from, in the language of the page. */
export function useFieldTags() {
	return useQuery( {
		queryKey: [ 'mentoriai_dynamic/tax' ],
		queryFn: ( { signal } ) => readFieldTags( signal ),
		staleTime: 60_000,
	} );
}
