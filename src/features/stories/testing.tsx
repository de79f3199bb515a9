import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
	MemoryRouter,
	Route,
	Routes,
	useLocation,
	useNavigate,
} from 'react-router-dom';
import { makeQueryClient } from '../../api/query-client';
import { type BootData, setBootData } from '../../lib/boot';
import type { Story, StoryCardData, StoryPage } from './api';

export function card( id: number ): StoryCardData {
	return {
		id,
		title: `Istorija ${ id }`,
		text: 'Trumpai',
		img: null,
		link: `http://localhost/success-stories/istorija-${ id }`,
		slug: `istorija-${ id }`,
	};
}

/** A page with the stories from one id to another. */
export function page( from: number, to: number, total: number ): StoryPage {
	const list = [];
	for ( let id = from; id <= to; id++ ) {
		list.push( card( id ) );
	}
	return { status: true, list, total };
}

export function story( over: Partial< Story > = {} ): Story {
	return {
		status: true,
		...card( 1 ),
		text_full: '<p>Visa istorija.</p>',
		istorijos: [ card( 2 ), card( 3 ) ],
		alternates: { lt: null, en: null },
		meta: { title: 'Istorija 1', description: 'Trumpai' },
		...over,
	};
}

/** Answers by path below data/v1; a number is a status. What is not there cannot be reached. */
export function startServer(
	answers: Record< string, unknown >
): jest.Mock< Promise< Response >, [ RequestInfo | URL ] > {
	const fetched = jest.fn( async ( url: RequestInfo | URL ) => {
		const path = new URL( String( url ) ).pathname.replace( '/rest/', '' );
		const body = answers[ path ];
		if ( body === undefined ) {
			throw new TypeError( 'Failed to fetch' );
		}
		const status = typeof body === 'number' ? body : 200;
		return {
			ok: status < 400,
			status,
			headers: new Headers(),
			json: async () =>
				status < 400
					? body
					: {
							status: false,
							code: 'not_found',
							errorCode: 'not_found',
							message: 'Nerasta',
							msg: 'Nerasta',
							data: { status },
					  },
		} as Response;
	} );
	window.fetch = fetched;
	return fetched;
}

export function boot( replies: BootData[ 'replies' ] = [] ): void {
	setBootData( {
		lang: 'lt',
		restUrl: 'http://localhost/rest/',
		basePath: '',
		status: 200,
		pages: [
			{
				type: 'Stories',
				title: 'Sėkmės istorijos',
				url: '/sekmes-istorijos',
				pageid: 0,
				post_parent: 0,
			},
		],
		replies,
	} as unknown as BootData );
}

/** What the browser has: an address and a back button. */
function Browser() {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	return (
		<>
			<p data-testid="address">{ pathname + search }</p>
			<button onClick={ () => navigate( -1 ) }>Back</button>
		</>
	);
}

/** Shows a screen at an address of a small site. */
export function open( path: string, pattern: string, screen: ReactNode ) {
	const client = makeQueryClient( 0 );
	render(
		<QueryClientProvider client={ client }>
			<MemoryRouter initialEntries={ [ path ] }>
				<Browser />
				<Routes>
					<Route path={ pattern } element={ screen } />
					<Route path="*" element={ <p>Elsewhere</p> } />
				</Routes>
			</MemoryRouter>
		</QueryClientProvider>
	);
}
