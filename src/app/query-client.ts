import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/errors';
import { sessionStore } from '../lib/session';

const RETRIES = 2;

function mayHelp( failures: number, error: Error ): boolean {
	const passing =
		error instanceof ApiError &&
		( error.isConnection || error.status >= 500 );
	return passing && failures < RETRIES;
}

/** Server data of the app. Nothing is fetched again just because a window got focus or a screen came back. */
export function makeQueryClient(): QueryClient {
	const client = new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: 60_000,
				retry: mayHelp,
				refetchOnWindowFocus: false,
			},
			mutations: { retry: false },
		},
	} );
	sessionStore.subscribe( ( now, before ) => {
		if ( before.user && now.user?.id !== before.user.id ) {
			client.clear();
		}
	} );
	return client;
}
