import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeQueryClient } from '../../../api/query-client';
import { type BootData, setBootData } from '../../../lib/boot';
import { sessionStore, type User } from '../../../lib/session';
import type { Conversation, Message } from '../api';

export const ME = 7;
export const MENTOR = 9;

export interface Call {
	route: string;
	query: URLSearchParams;
	body: Record< string, unknown >;
}

interface Answer {
	status?: number;
	body: unknown;
	headers?: Record< string, string >;
}

/** Answers the app's calls; a route without an answer is a broken connection. */
export class FakeServer {
	calls: Call[] = [];
	answers: Record< string, ( call: Call ) => Answer | Promise< Answer > > =
		{};

	install(): void {
		window.fetch = async ( url, request ) => {
			const address = new URL( String( url ) );
			const call = {
				route: address.pathname.replace( '/wp-json/data/v1/', '' ),
				query: address.searchParams,
				body: request?.body ? JSON.parse( String( request.body ) ) : {},
			};
			this.calls.push( call );
			const answer = this.answers[ call.route ];
			if ( ! answer ) {
				throw new TypeError( 'Failed to fetch' );
			}
			const { status = 200, body, headers } = await answer( call );
			return {
				ok: status === 200,
				status,
				headers: new Headers( headers ),
				json: async () => body,
			} as Response;
		};
	}

	of( route: string ): Call[] {
		return this.calls.filter( ( call ) => call.route === route );
	}
}

export function refusal(
	status: number,
	code: string,
	retryAfter?: number
): Answer {
	return {
		status,
		body: {
			status: false,
			code,
			message: `Refused: ${ code }`,
			data: { status },
		},
		...( retryAfter && {
			headers: { 'Retry-After': String( retryAfter ) },
		} ),
	};
}

export function message(
	id: number,
	by: number,
	content: string,
	at = '2026-11-20T08:00:00Z'
): Message {
	return {
		id,
		author_id: by,
		author_name: by === ME ? 'Lina Urbonaitė' : 'Rasa Kazlauskienė',
		content,
		created_at: at,
	};
}

export function conversation(
	id: number,
	changes: Partial< Conversation > = {}
): Conversation {
	return {
		id,
		convo_title: `Pokalbis Nr. ${ id }`,
		author_name: 'Lina Urbonaitė',
		mentor_name: 'Rasa Kazlauskienė',
		created_at: '2026-11-18T08:00:00Z',
		last_message_at: '2026-11-20T14:42:00Z',
		is_read: true,
		is_user_read: '1',
		is_mentor_read: '1',
		...changes,
	};
}

export function signIn( changes: Partial< User > = {} ): void {
	sessionStore.getState().signIn( {
		id: ME,
		role: 'frontuser',
		status: 'public',
		unreadmessages: true,
		unreadplans: 0,
		token: 'a'.repeat( 64 ),
		...changes,
	} as User & { token: string } );
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
	const server = new FakeServer();
	server.install();
	return server;
}

export function open( path: string, pattern: string, screen: ReactNode ) {
	const queries = makeQueryClient( 0 );
	return render(
		<QueryClientProvider client={ queries }>
			<MemoryRouter initialEntries={ [ path ] }>
				<Routes>
					<Route path={ pattern } element={ screen } />
					<Route path="*" element={ <p>Elsewhere</p> } />
				</Routes>
			</MemoryRouter>
		</QueryClientProvider>
	);
}
