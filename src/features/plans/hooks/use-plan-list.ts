import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
	type ContactedMentor,
	PLAN_LISTS,
	type PlanCard,
	planListQuery,
} from '../api';

const NOBODY: readonly ContactedMentor[] = [];

/**
 * The plans that a keyword finds.
 *
 * @param keyword Empty for all.
 * @param asks    Whether it asks the server itself, or only reads what another one brings.
 */
export function usePlanList( keyword: string, asks = true ) {
	const query = useInfiniteQuery( {
		...planListQuery( keyword ),
		enabled: asks,
	} );
	const pages = query.data?.pages ?? [];
	// What is created while pages are loaded moves others down: they come twice.
	const list = new Map< number, PlanCard >();
	for ( const plan of pages.flatMap( ( page ) => page.list ) ) {
		list.set( plan.id, plan );
	}
	return {
		...query,
		list: [ ...list.values() ],
		/** The specification's default before the first answer is 1. */
		total: pages.at( -1 )?.total ?? 1,
		contacted: pages[ 0 ]?.contactedMentors ?? NOBODY,
	};
}

/** Begins the list anew at its first page; what is shown stays until the answer comes. */
export function useFreshList(): () => void {
	const queries = useQueryClient();
	return () => {
		queries.setQueryData( planListQuery( '' ).queryKey, ( now ) =>
			now
				? {
						pages: now.pages.slice( 0, 1 ),
						pageParams: now.pageParams.slice( 0, 1 ),
				  }
				: now
		);
		void queries.invalidateQueries( { queryKey: PLAN_LISTS } );
	};
}
