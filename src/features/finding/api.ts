import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';
import { keyOf, queryOf } from '../../api/queries';
import type { Answers } from './hooks/use-finder-answers';

export type FoundMentor = Output< 'find_mentors' >[ 'list' ][ number ];

/** Fields that some mentor has. */
export const fieldsQuery = () => queryOf( 'mentoriai_dynamic/tax', {} );

/** By POST, so that what is asked stands in no access log. */
export function foundQuery( { fields, words, town }: Answers ) {
	const input = { fields: [ ...fields ], words, town };
	return queryOptions( {
		queryKey: keyOf( 'find_mentors', input ),
		queryFn: ( { signal } ) => call( 'find_mentors', input, { signal } ),
	} );
}
