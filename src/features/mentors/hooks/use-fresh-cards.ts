import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client';
import { keyOf } from '../../../api/queries';
import { bootData } from '../../../lib/boot';
import { renewInBrowser, useBrowserList } from '../lib/browser-list';

/** Reads what the browser keeps anew, in the language of the page. */
const freshCardsQuery = () => ( {
	queryKey: keyOf( 'shortlist_cards' ),
	queryFn: async ( { signal }: { signal: AbortSignal } ): Promise< true > => {
		const { list } = useBrowserList.getState();
		const reply = await call(
			'shortlist_cards',
			{ items: list.map( ( { kind, id } ) => ( { kind, id } ) ) },
			{ signal }
		);
		renewInBrowser( list, reply.list );
		return true;
	},
	// What is kept is good enough meanwhile.
	retry: false,
} );

/**
 * Brings the browser's list into the language of the page.
 *
 * @param isHere  Whether the list that counts is the browser's.
 * @param isShown Whether its cards are shown: then they are read anew in the same language too.
 */
export function useFreshCards( isHere: boolean, isShown: boolean ) {
	const isForeign = useBrowserList( ( { list } ) =>
		list.some( ( { lang } ) => lang !== bootData().lang )
	);
	const isEmpty = useBrowserList( ( { list } ) => list.length === 0 );
	const { isFetching, isError } = useQuery( {
		...freshCardsQuery(),
		// Or each heart that is drawn after a failure would ask again.
		retryOnMount: isShown,
		enabled: isHere && ! isEmpty && ( isShown || isForeign ),
	} );
	return {
		/** What is kept is in the other language, and the page's is on its way. */
		isWaiting: isHere && isForeign && isFetching,
		/** It could not be read: what is kept counts. */
		isOld: isHere && isError,
	};
}
