import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { makeQueryClient } from '../../api/query-client';
import { type BootData, setBootData } from '../../lib/boot';
import { sessionStore, type User } from '../../lib/session';
import type { OwnReview, Review } from './api';

export const MENTOR = 9;

interface Call {
	route: string;
	query: URLSearchParams;
	body: Record< string, unknown >;
}

interface Answer {
	status?: number;
	body: unknown;
}

/** Answers the app's calls; a route without an answer is a broken connection. */
export interface FakeServer {
	calls: Call[];
	answers: Record< string, ( call: Call ) => Answer >;
	of: ( route: string ) => Call[];
}

export function setUp(): FakeServer {
	setBootData( {
		lang: 'lt',
		restUrl: 'http://localhost/wp-json/data/v1/',
		basePath: '',
		pages: [],
		replies: [],
	} as unknown as BootData );
	window.localStorage.clear();
	sessionStore.getState().signOut();
	const server: FakeServer = {
		calls: [],
		answers: {},
		of: ( route ) =>
			server.calls.filter( ( call ) => call.route === route ),
	};
	window.fetch = async ( url, request ) => {
		const address = new URL( String( url ) );
		const call = {
			route: address.pathname.replace( '/wp-json/data/v1/', '' ),
			query: address.searchParams,
			body: request?.body ? JSON.parse( String( request.body ) ) : {},
		};
		server.calls.push( call );
		const answer = server.answers[ call.route ];
		if ( ! answer ) {
			throw new TypeError( 'Failed to fetch' );
		}
		const { status = 200, body } = answer( call );
		return {
			ok: status === 200,
			status,
			headers: new Headers(),
			json: async () => body,
		} as Response;
	};
	return server;
}

export function refusal(
	status: number,
	code: string,
	fields?: Record< string, string >
): Answer {
	return {
		status,
		body: {
			status: false,
			code,
			message: `Refused: ${ code }`,
			data: { status, fields },
		},
	};
}

export function review( id: number, over: Partial< Review > = {} ): Review {
	return {
		id,
		rating: 5,
		comment: `Comment ${ id }`,
		user_name: 'Jonas K.',
		created_at: '2026-11-20T08:00:00Z',
		...over,
	};
}

export function own( over: Partial< OwnReview > = {} ): OwnReview {
	return { ...review( 1 ), state: 'published', reason: '', ...over };
}

export function signIn( changes: Partial< User > = {} ): void {
	sessionStore.getState().signIn( {
		id: 7,
		role: 'frontuser',
		status: 'public',
		unreadmessages: false,
		unreadplans: 0,
		token: 'a'.repeat( 64 ),
		...changes,
	} as User & { token: string } );
}

export function open( children: ReactNode ) {
	const queries = makeQueryClient( 0 );
	return render(
		<QueryClientProvider client={ queries }>
			<MemoryRouter initialEntries={ [ '/mentorius/rasa' ] }>
				{ children }
			</MemoryRouter>
		</QueryClientProvider>
	);
}
