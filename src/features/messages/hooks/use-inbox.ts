import { infiniteQueryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { shownOfMore, usePagedList } from '../../../hooks/use-paged-list';
import { type Conversation, listConversations } from '../api';

interface InboxPage {
	data: Conversation[];
	total: number | null;
}

const INBOX_PAGES = {
	items: ( { data }: InboxPage ) => data,
	total: ( { total }: InboxPage ) => total ?? 0,
};

const INBOX = infiniteQueryOptions( {
	queryKey: keyOf( 'get_conversations', {} ),
	queryFn: ( { pageParam, signal } ): Promise< InboxPage > =>
		listConversations( pageParam, signal ),
	initialPageParam: 0,
	getNextPageParam: ( _, pages ) =>
		shownOfMore( pages, INBOX_PAGES ) && pages.length,
	staleTime: 0,
	refetchOnWindowFocus: true,
} );

/** The person's conversations, newest activity first. */
export function useInbox() {
	return usePagedList( INBOX, INBOX_PAGES );
}
