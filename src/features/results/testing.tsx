import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeQueryClient } from '../../api/query-client';
import { setBootData } from '../../lib/boot';
import { sessionStore } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { userFor } from '../../testing/user';
import type { Results } from './api';
import { ResultsScreen } from './screens/results-screen';

const MONTHS = [ '2025-12', '2026-01', '2026-02', '2026-03', '2026-04' ]
	.concat( [ '2026-05', '2026-06', '2026-07', '2026-08', '2026-09' ] )
	.concat( [ '2026-10', '2026-11' ] );

/** Results with these views and messages in the last months; zeros before. */
export function results(
	views: number[] = [],
	messages: number[] = [],
	changes: Partial< Results[ 'aktyvumas' ] > = {}
): Results {
	const at = ( list: number[], index: number ) =>
		list[ index - MONTHS.length + list.length ] ?? 0;
	return {
		sus_cat: [],
		sus_men: {
			total: views.reduce( ( all, one ) => all + one, 0 ),
			last30: views.at( -1 ) ?? 0,
			by_month: MONTHS.map( ( month, index ) => ( {
				month,
				total: at( views, index ),
			} ) ),
		},
		aktyvumas: {
			conversations: 0,
			messages_sent: 0,
			messages_received: 0,
			plans_received: 0,
			plans_completed: 0,
			steps_completed: 0,
			reply_rate: null,
			median_reply_hours: null,
			by_month: MONTHS.map( ( month, index ) => ( {
				month,
				messages: at( messages, index ),
				plans: 0,
			} ) ),
			...changes,
		},
	};
}

/** Answers by route; a number is a status. What is not there cannot be reached. */
export function startServer( answers: Record< string, unknown > ): jest.Mock {
	const fetched = jest.fn( async ( url: RequestInfo | URL ) => {
		const route = new URL( String( url ) ).pathname.replace(
			'/wp-json/data/v1/',
			''
		);
		const body = answers[ route ];
		if ( body === undefined ) {
			throw new TypeError( 'Failed to fetch' );
		}
		const status = typeof body === 'number' ? body : 200;
		return {
			ok: status === 200,
			status,
			headers: new Headers(),
			json: async () =>
				status === 200
					? body
					: {
							status: false,
							code: 'server_error',
							message: 'Server error',
							data: { status },
					  },
		} as Response;
	} );
	window.fetch = fetched;
	return fetched;
}

export function openResults( draft = false, path = '/rezultatai' ) {
	setBootData( bootDataFor() );
	sessionStore.getState().signIn( {
		...userFor( { role: 'mentorius', id: 9 } ),
		token: 'a'.repeat( 64 ),
	} );
	const queries = makeQueryClient( 0 );
	return render(
		<QueryClientProvider client={ queries }>
			<MemoryRouter initialEntries={ [ path ] }>
				<ResultsScreen draft={ draft } />
			</MemoryRouter>
		</QueryClientProvider>
	);
}
