import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
	MemoryRouter,
	type MemoryRouterProps,
	Route,
	Routes,
	useLocation,
	useNavigate,
} from 'react-router-dom';
import { makeQueryClient } from '../api/query-client';

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

/** An address, or one with the state that a link brings along. */
export type Entry = NonNullable<
	MemoryRouterProps[ 'initialEntries' ]
>[ number ];

/** Shows a screen at an address; `browser` adds the address as text and a way back. */
export function renderScreen(
	screen: ReactNode,
	path: Entry = '/',
	{ pattern = '*', browser = false } = {}
) {
	return render(
		<QueryClientProvider client={ makeQueryClient( 0 ) }>
			<MemoryRouter initialEntries={ [ path ] }>
				{ browser && <Browser /> }
				<Routes>
					<Route path={ pattern } element={ screen } />
					{ pattern !== '*' && (
						<Route path="*" element={ <p>Elsewhere</p> } />
					) }
				</Routes>
			</MemoryRouter>
		</QueryClientProvider>
	);
}
