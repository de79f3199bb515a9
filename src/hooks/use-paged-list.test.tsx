import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyOf } from '../api/queries';
import { makeQueryClient } from '../api/query-client';
import { shownOfMore, usePagedList } from './use-paged-list';

interface Page {
	ids: number[];
	total: number;
}

const PAGES: Page[] = [
	{ ids: [ 4, 3 ], total: 4 },
	// One that was added meanwhile moved 3 here.
	{ ids: [ 3, 2 ], total: 5 },
	{ ids: [ 1 ], total: 5 },
];
const PAGING = {
	items: ( { ids }: Page ) => ids.map( ( id ) => ( { id } ) ),
	total: ( { total }: Page ) => total,
};

function List() {
	const { list, total, loadMore } = usePagedList(
		{
			queryKey: keyOf( 'get_plans', {} ),
			queryFn: ( { pageParam } ) => PAGES[ pageParam ] as Page,
			initialPageParam: 0,
			getNextPageParam: ( _, pages ) =>
				shownOfMore( pages, PAGING ) && pages.length,
		},
		PAGING
	);
	return (
		<button onClick={ loadMore.onMore }>
			{ `${ list.map( ( { id } ) => id ).join() } of ${ total }` }
		</button>
	);
}

test( 'shows none twice, and counts what is shown once all have come', async () => {
	const user = userEvent.setup();
	render(
		<QueryClientProvider client={ makeQueryClient() }>
			<List />
		</QueryClientProvider>
	);
	await user.click( await screen.findByText( '4,3 of 4' ) );
	await user.click( await screen.findByText( '4,3,2 of 5' ) );
	expect( await screen.findByText( '4,3,2,1 of 4' ) ).toBeVisible();
} );

test( 'shows as many pages as its entry of the history did before a reload', async () => {
	const visit = () =>
		render(
			<QueryClientProvider client={ makeQueryClient() }>
				<List />
			</QueryClientProvider>
		);
	window.history.pushState( { idx: 1 }, '' );
	const { unmount } = visit();
	await userEvent.click( await screen.findByText( '4,3 of 4' ) );
	await screen.findByText( '4,3,2 of 5' );
	unmount();
	expect( window.history.state ).toMatchObject( { idx: 1 } );
	const again = visit();
	expect( await screen.findByText( '4,3,2 of 5' ) ).toBeVisible();
	again.unmount();
	// Another visit of the list begins anew.
	window.history.pushState( { idx: 2 }, '' );
	visit();
	expect( await screen.findByText( '4,3 of 4' ) ).toBeVisible();
} );
