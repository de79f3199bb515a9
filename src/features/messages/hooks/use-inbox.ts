import { useInfiniteQuery } from '@tanstack/react-query';
import { type Conversation, listConversations } from '../api';

export const INBOX_KEY = [ 'conversations' ] as const;

/** The person's conversations, newest activity first. */
export function useInbox() {
	const query = useInfiniteQuery( {
		queryKey: INBOX_KEY,
		queryFn: ( { pageParam, signal } ) =>
			listConversations( pageParam, signal ),
		initialPageParam: 0,
		getNextPageParam: ( last, pages ) =>
			last.data.length > 0 && shown( pages ) < ( last.total ?? 0 )
				? pages.length
				: undefined,
		staleTime: 0,
		refetchOnWindowFocus: true,
	} );
	const pages = query.data?.pages ?? [];
	// What moved to the top while pages were loaded comes twice.
	const list = new Map< number, Conversation >();
	for ( const conversation of pages.flatMap( ( { data } ) => data ) ) {
		list.set(
			conversation.id,
			list.get( conversation.id ) ?? conversation
		);
	}
	return {
		...query,
		list: [ ...list.values() ],
		/** Whether there is more than one page of them. */
		isLong: query.hasNextPage || pages.length > 1,
		total: query.hasNextPage
			? Math.max( pages.at( -1 )?.total ?? 0, list.size + 1 )
			: list.size,
	};
}

function shown( pages: ReadonlyArray< { data: Conversation[] } > ): number {
	return pages.reduce( ( sum, { data } ) => sum + data.length, 0 );
}
