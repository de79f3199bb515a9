import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mentorListQuery, type MentorFilter } from '../api';
import type { MentorKind } from '../kind';

/** What a list shows now. A new filter begins a new list, and the request of the old one is aborted. */
export function useMentorList( kind: MentorKind, filter: MentorFilter ) {
	const query = useInfiniteQuery( mentorListQuery( kind, filter ) );
	const mentors = useMemo(
		() => query.data?.pages.flatMap( ( { list } ) => list ) ?? [],
		[ query.data ]
	);
	return {
		mentors,
		total: query.data?.pages.at( -1 )?.total ?? 0,
		loading: query.isPending,
		error: query.data ? null : query.error,
		retry: () => void query.refetch(),
		more: () => void query.fetchNextPage(),
		loadingMore: query.isFetchingNextPage,
		moreFailed: query.isFetchNextPageError,
	};
}
