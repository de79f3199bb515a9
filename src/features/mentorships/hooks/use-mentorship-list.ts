import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Output } from '../../../api/client';
import { keyOf } from '../../../api/queries';
import { shownOfMore, usePagedList } from '../../../hooks/use-paged-list';
import { listMentorships } from '../api';

type Page = Output< 'mentorships' >;

const PAGES = {
	items: ( { list }: Page ) => list,
	total: ( { total }: Page ) => total,
};

const list = ( state: 'open' | 'past' ) =>
	infiniteQueryOptions( {
		queryKey: keyOf( 'mentorships', { state } ),
		queryFn: ( { pageParam, signal } ): Promise< Page > =>
			listMentorships( state, pageParam, signal ),
		initialPageParam: 0,
		getNextPageParam: ( _, pages ) =>
			shownOfMore( pages, PAGES ) && pages.length,
		staleTime: 0,
		refetchOnWindowFocus: true,
	} );

/** The person's open or past mentorships, latest activity first. */
export function useMentorshipList( state: 'open' | 'past' ) {
	return usePagedList( list( state ), PAGES );
}
