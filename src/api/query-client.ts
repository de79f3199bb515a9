import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';
import { sessionStore } from '../lib/session';

/** Trying again soon may help: the server failed, or the network did although the browser reports being online. */
function isTransient( error: Error ): boolean {
	return (
		error instanceof ApiError &&
		( error.isConnection ? navigator.onLine : error.status >= 500 )
	);
}

/**
 * Server data of the app. Nothing is fetched again just because a window got focus or a screen came back. Offline a
 * call fails at once and says so; nothing waits for the network to be sent behind the person's back.
 *
 * @param retries How often a query is tried again.
 */
export function makeQueryClient( retries = 2 ): QueryClient {
	const client = new QueryClient( {
		defaultOptions: {
			queries: {
				networkMode: 'always',
				staleTime: 60_000,
				retry: ( failures, error ) =>
					failures < retries && isTransient( error ),
				refetchOnWindowFocus: false,
				refetchOnReconnect: true,
			},
			mutations: { networkMode: 'always', retry: false },
		},
	} );
	sessionStore.subscribe( ( now, before ) => {
		if ( before.user && now.user?.id !== before.user.id ) {
			client.clear();
		}
	} );
	return client;
}
