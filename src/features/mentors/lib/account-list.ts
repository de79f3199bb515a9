import type { QueryClient } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../../api/queries';
import type { Output } from '../../../api/client';
import { siteKey } from '../../../lib/site-key';
import { writeStored } from '../../../lib/storage';
import { isSame, type SavedMentor } from './saved-mentor';

const CHANGED = 'mentoriai.shortlist';

/** What a founder saved: the account’s. All hearts of a page share one call. */
export const accountListQuery = () => queryOf( 'shortlist', {} );

/** What the server has done, in what is known of its list; a list on its way may be older. */
export function changeAccountList(
	queries: QueryClient,
	mentor: SavedMentor,
	on: boolean
): void {
	const { queryKey } = accountListQuery();
	if ( queries.isFetching( { queryKey } ) > 0 ) {
		void queries.invalidateQueries( { queryKey } );
	}
	queries.setQueryData< Output< 'shortlist' > >(
		queryKey,
		( known ) =>
			known && {
				...known,
				list: [
					...( on ? [ mentor ] : [] ),
					...known.list.filter(
						( other ) => ! isSame( other, mentor )
					),
				],
			}
	);
	tellTabs();
}

/** The other tabs read the account's list again. */
export function tellTabs(): void {
	writeStored( CHANGED, String( Date.now() ) );
}

/** Follows what other tabs change. */
export function followTabs( queries: QueryClient ): () => void {
	const heard = ( { key }: StorageEvent ) => {
		if ( key === siteKey( CHANGED ) ) {
			void queries.invalidateQueries( {
				queryKey: keyOf( 'shortlist' ),
			} );
		}
	};
	window.addEventListener( 'storage', heard );
	return () => window.removeEventListener( 'storage', heard );
}
