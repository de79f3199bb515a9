import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keyOf } from '../../../api/queries';
import {
	dropFirstMessage,
	type FirstMessage,
	keepFirstMessage,
	readFirstMessage,
} from '../api';

/** The message that waits with the member's account, and what changes it. */
export function useFirstMessage() {
	const queries = useQueryClient();
	const { data, error, refetch } = useQuery( {
		queryKey: keyOf( 'first_message', {} ),
		queryFn: ( { signal } ) => readFirstMessage( signal ),
		// A form begins with it, and the server sends it meanwhile.
		gcTime: 0,
		staleTime: Infinity,
		refetchOnWindowFocus: false,
	} );
	const put = useCallback(
		( kept: FirstMessage | null ) => {
			queries.setQueryData( keyOf( 'first_message', {} ), kept );
			return kept;
		},
		[ queries ]
	);
	const keep = useCallback(
		async ( text: Parameters< typeof keepFirstMessage >[ 0 ] ) =>
			put( await keepFirstMessage( text ) ),
		[ put ]
	);
	const drop = useCallback( async () => {
		await dropFirstMessage();
		put( null );
	}, [ put ] );
	return { kept: data, error, refetch, put, keep, drop };
}
