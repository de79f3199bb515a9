import {
	type InfiniteData,
	useInfiniteQuery,
	type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RouteKey } from '../api/queries';

/** Where a page of a list has what. */
export interface Paging< Page, Item > {
	items: ( page: Page ) => readonly Item[];
	/** Of all pages, as known when this one was read. */
	total: ( page: Page ) => number;
}

/** For getNextPageParam: how many items have come; undefined when there are no more. */
export function shownOfMore< Page, Item >(
	pages: readonly Page[],
	{ items, total }: Paging< Page, Item >
): number | undefined {
	const last = pages.at( -1 );
	const shown = pages.reduce(
		( sum, page ) => sum + items( page ).length,
		0
	);
	return last && items( last ).length > 0 && shown < total( last )
		? shown
		: undefined;
}

/** A list that comes page by page: none twice, though what is added meanwhile moves the others to the next page. */
export function usePagedList< Page, Item extends { id: number }, Param >(
	options: UseInfiniteQueryOptions<
		Page,
		Error,
		InfiniteData< Page >,
		RouteKey,
		Param
	>,
	{ items, total }: Paging< Page, Item >
) {
	const query = useInfiniteQuery( options );
	const pages = query.data?.pages;
	const list = useMemo( () => {
		const found = new Map< number, Item >();
		for ( const item of ( pages ?? [] ).flatMap( items ) ) {
			found.set( item.id, found.get( item.id ) ?? item );
		}
		return [ ...found.values() ];
	}, [ pages, items ] );
	const last = pages?.at( -1 );
	const all = query.hasNextPage
		? Math.max( last ? total( last ) : 0, list.length + 1 )
		: list.length;
	return {
		list,
		pages: pages ?? [],
		total: all,
		loading: query.isPending,
		/** Why there is nothing to show. */
		error: query.data ? null : query.error,
		/** Whether this is the answer to an earlier question. */
		isPlaceholderData: query.isPlaceholderData,
		retry: () => void query.refetch(),
		/** Properties of LoadMore. */
		loadMore: {
			shown: list.length,
			total: all,
			onMore: () => void query.fetchNextPage(),
			loading: query.isFetchingNextPage,
			failed: query.isFetchNextPageError,
		},
	};
}
