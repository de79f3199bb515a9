import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../api/queries';
import { shownOfMore } from '../../hooks/use-paged-list';
import { call, type Output } from '../../api/client';

type ReviewPage = Output< 'get_reviews' >;
export type Review = ReviewPage[ 'reviews' ][ number ];
export type OwnReview = Output< 'submit-review' >[ 'review' ];

/** Shown at first, and added by each "show more". */
export const PAGE_SIZE = 3;

export const REVIEW_PAGES = {
	items: ( { reviews }: ReviewPage ) => reviews,
	total: ( { total_reviews: total }: ReviewPage ) => total,
};

/** A mentor's reviews, page by page. */
export function reviewsQuery( mentorId: number ) {
	return infiniteQueryOptions( {
		queryKey: keyOf( 'get_reviews', {
			mentor_id: mentorId,
			limit: PAGE_SIZE,
		} ),
		initialPageParam: 0,
		queryFn: ( { pageParam, signal } ): Promise< ReviewPage > =>
			call(
				'get_reviews',
				{ mentor_id: mentorId, offset: pageParam, limit: PAGE_SIZE },
				{ signal }
			),
		getNextPageParam: ( _, pages ) => shownOfMore( pages, REVIEW_PAGES ),
	} );
}

/** What the founder wrote about a mentor, and whether they may. Asked again each time: it is edited elsewhere too. */
export function ownReviewQuery( mentorId: number ) {
	return queryOptions( {
		queryKey: keyOf( 'get_own_review', { mentor_id: mentorId } ),
		queryFn: ( { signal } ) =>
			call( 'get_own_review', { mentor_id: mentorId }, { signal } ),
		staleTime: 0,
		gcTime: 0,
	} );
}

export async function submitReview( review: {
	mentorId: number;
	rating: number;
	comment: string;
	client_id: string;
} ): Promise< OwnReview > {
	return ( await call( 'submit-review', review ) ).review;
}
