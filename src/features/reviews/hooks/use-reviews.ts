import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reviewsQuery, type Review } from '../api';

/** What a mentor's list shows now. */
export function useReviews( mentorId: number ) {
	const query = useInfiniteQuery( reviewsQuery( mentorId ) );
	const reviews = useMemo( () => {
		// One that came meanwhile moves the others a place down: none is shown twice.
		const found = new Map< number, Review >();
		for ( const page of query.data?.pages ?? [] ) {
			for ( const review of page.reviews ) {
				found.set( review.id, review );
			}
		}
		return [ ...found.values() ];
	}, [ query.data ] );
	const last = query.data?.pages.at( -1 );
	return {
		reviews,
		total: Math.max( last?.total_reviews ?? 0, reviews.length ),
		average: last?.average_rating ?? 0,
		loading: query.isPending,
		error: query.data ? null : query.error,
		retry: () => void query.refetch(),
		more: () => void query.fetchNextPage(),
		loadingMore: query.isFetchingNextPage,
		moreFailed: query.isFetchNextPageError,
	};
}
