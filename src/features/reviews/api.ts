import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';

export type ReviewPage = Output< 'get_reviews' >;
export type Review = ReviewPage[ 'reviews' ][ number ];
export type OwnReview = Output< 'submit-review' >[ 'review' ];

/** Shown at first, and added by each "show more" (specification 2, section 9). */
export const PAGE_SIZE = 3;

/** A mentor's reviews, page by page. */
export function reviewsQuery( mentorId: number ) {
	return infiniteQueryOptions( {
		queryKey: [ 'reviews', mentorId ] as const,
		initialPageParam: 0,
		queryFn: ( { pageParam, signal } ): Promise< ReviewPage > =>
			call(
				'get_reviews',
				{ mentor_id: mentorId, offset: pageParam, limit: PAGE_SIZE },
				{ signal }
			),
		getNextPageParam: ( last, pages ): number | undefined => {
			const shown = pages.reduce(
				( sum, { reviews } ) => sum + reviews.length,
				0
			);
			return last.reviews.length > 0 && shown < last.total_reviews
				? shown
				: undefined;
		},
	} );
}

/** What the founder wrote about a mentor, and whether they may. Asked anew each time: it is edited elsewhere too. */
export function ownReviewQuery( mentorId: number, userId: number ) {
	return queryOptions( {
		queryKey: [ 'own-review', mentorId, userId ] as const,
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
