import {
	type InfiniteData,
	useInfiniteQuery,
	type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RouteKey } from '../api/queries';

interface ShownPages {
	/** Key of the query, as JSON. */
	of: string;
	count: number;
}

/** How many pages the window's entry of the history has shown of a list: kept with the entry, so also after a reload. */
function shownPages( list: string ): number {
	const { shown } = ( window.history.state ?? {} ) as { shown?: ShownPages };
	return shown?.of === list ? shown.count : 1;
}

function keepShownPages( shown: ShownPages ): void {
	window.history.replaceState( { ...window.history.state, shown }, '' );
}

/** Where a page of a list has what. */
interface Paging< Page, Item > {
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

/**
 * A list that comes page by page: none twice, though what is added meanwhile moves the others to the next page. Who comes
 * back to it gets as many pages as were shown.
 */
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
	const key = JSON.stringify( options.queryKey );
	const wanted = useMemo( () => shownPages( key ), [ key ] );
	const count = query.isPlaceholderData ? 0 : pages?.length ?? 0;
	const goesOn =
		count > 0 &&
		count < wanted &&
		query.hasNextPage &&
		! query.isFetching &&
		! query.isFetchNextPageError;
	const { fetchNextPage } = query;
	useEffect( () => {
		if ( goesOn ) {
			void fetchNextPage();
		}
	}, [ goesOn, fetchNextPage ] );
	useEffect( () => {
		if ( count > wanted ) {
			keepShownPages( { of: key, count } );
		}
	}, [ count, wanted, key ] );

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
