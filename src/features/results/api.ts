import { queryOptions } from '@tanstack/react-query';
import { call, callAhead, type Output } from '../../api/client';
import { keyOf } from '../../api/queries';

export type Results = Output< 'user-results' >[ 'results' ];

export interface Rating {
	average: number;
	count: number;
}

/** What the screen asks for first. */
export function beginResults(): Promise< unknown > {
	return callAhead( 'user-results', {} );
}

/** The rating that visitors see; mentors who are not public have none. */
export function ratingQuery( mentorId: number, isPublic: boolean ) {
	return queryOptions( {
		queryKey: keyOf( 'get_reviews', { mentor_id: mentorId, limit: 1 } ),
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
