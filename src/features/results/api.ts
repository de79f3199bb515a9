import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';

export type Results = Output< 'user-results' >[ 'results' ];

export function resultsQuery() {
	return queryOptions( {
		queryKey: [ 'user-results' ] as const,
		queryFn: ( { signal } ): Promise< Output< 'user-results' > > =>
			call( 'user-results', {}, { signal } ),
	} );
}

export interface Rating {
	average: number;
	count: number;
}

/** The rating that visitors see; mentors who are not public have none. */
export function ratingQuery( mentorId: number, isPublic: boolean ) {
	return queryOptions( {
		queryKey: [ 'get_reviews', 'average', mentorId ] as const,
		queryFn: async ( { signal } ): Promise< Rating > => {
			const reply = await call(
				'get_reviews',
				{ mentor_id: mentorId, limit: 1 },
				{ signal }
			);
			return {
				average: reply.average_rating,
				count: reply.total_reviews,
			};
		},
		enabled: isPublic && mentorId > 0,
	} );
}
