import { useQuery } from '@tanstack/react-query';
import { storedRole, useSession } from '../../../lib/session';
import { accountListQuery } from '../lib/account-list';
import { useBrowserList } from '../lib/browser-list';
import type { SavedMentor } from '../lib/saved-mentor';
import { useFreshCards } from './use-fresh-cards';

/**
 * Where a person's saved mentors are: founders' with the account, a guest's in the browser, where they wait too while someone
 * chooses who to be. Mentors save nobody.
 */
export function useListPlace(): 'account' | 'browser' | null {
	return useSession( ( { user, phase } ) => {
		const role = phase === 'unknown' ? storedRole() : user?.role;
		if ( role === 'mentorius' ) {
			return null;
		}
		return role === 'frontuser' ? 'account' : 'browser';
	} );
}

/**
 * What a person saved.
 *
 * @param select  What is of interest of the list; the component is drawn again when that changes.
 * @param isShown Whether the cards themselves are shown.
 */
export function useSaved< Found >(
	select: ( list: readonly SavedMentor[] ) => Found,
	isShown = false
) {
	const place = useListPlace();
	const { isWaiting, isOld } = useFreshCards( place === 'browser', isShown );
	const isKnown = useSession( ( { user } ) => user !== null );
	const { data, error, refetch } = useQuery( {
		...accountListQuery(),
		select: ( { list } ) => select( list ),
		enabled: place === 'account' && isKnown,
	} );
	const inBrowser = useBrowserList( ( { shown } ) =>
		place === 'browser' && ! isWaiting ? select( shown ) : undefined
	);
	return {
		place,
		/** Undefined while it is not known. */
		found: place === 'account' ? data : inBrowser,
		error: data === undefined && place === 'account' ? error : null,
		retry: () => void refetch(),
		/** Of a guest's list, where the newest could not be read. */
		isOld,
	};
}
