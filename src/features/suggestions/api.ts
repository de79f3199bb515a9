import { call, type Output } from '../../api/client';
import { queryOf } from '../../api/queries';

export type Suggestion = Output< 'suggestions' >[ 'list' ][ number ];

/** What staff suggested and the founder has not closed, the newest first. Asked for before the box is drawn, and not again then. */
export const suggestionsQuery = () => ( {
	...queryOf( 'suggestions', {} ),
	staleTime: 10_000,
	// The messages wait for it: what cannot be read is left out until the next visit.
	retry: false,
	retryOnMount: false,
} );

export async function closeSuggestion( id: number ): Promise< void > {
	await call( 'suggestion_close', { id } );
}
