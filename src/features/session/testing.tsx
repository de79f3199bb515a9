import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeQueryClient } from '../../api/query-client';
import { setBootData, type BootData } from '../../lib/boot';
import { sessionStore } from '../../lib/session';
import { userFor } from '../../testing/user';
import type { SignedIn } from './api';

/** What the tests of this feature share: a server at the network's edge, and a page to stand on. */

export const PERSON: SignedIn = {
	...userFor(),
	capabilities: {
		can_message: true,
		can_reply: true,
		can_plan: true,
		can_review: true,
		can_results: false,
		can_edit_profile: true,
		can_choose_type: false,
	},
	token: 'a'.repeat( 64 ),
};

export interface Answer {
	status: number;
	body: unknown;
}

export interface FakeServer {
	/** Route to answer; a route without one cannot be reached. */
	answers: Record< string, Answer | Promise< Answer > | undefined >;
	sent: Array< { route: string; body: unknown; token: string | null } >;
}

export function ok( more: object = {} ): Answer {
	return { status: 200, body: { status: true, ...more } };
}

export function refusal(
	status: number,
	code: string,
	fields: Record< string, string > = {}
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

export function startServer(): FakeServer {
	const server: FakeServer = { answers: {}, sent: [] };
	window.fetch = async ( url, request ) => {
		const route = new URL( String( url ) ).pathname.slice(
			'/wp-json/data/v1/'.length
		);
		server.sent.push( {
			route,
			body: JSON.parse( String( request?.body ?? 'null' ) ),
			token: new Headers( request?.headers ).get( 'Authorization' ),
		} );
		const answer = await server.answers[ route ];
		if ( ! answer ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return {
			ok: answer.status === 200,
			status: answer.status,
			headers: new Headers(),
			json: async () => answer.body,
		} as Response;
	};
	setBootData( {
		lang: 'lt',
		restUrl: 'http://localhost/wp-json/data/v1/',
		pages: [],
		replies: [],
		settings: {
			password: { min: 5, max: 20 },
			botCheck: 'none',
			botSiteKey: '',
			providers: [],
			privacyUrl: '/privatumo-politika',
			rulesUrl: '/narystes-taisykles',
		},
	} as unknown as BootData );
	sessionStore.getState().signOut();
	return server;
}

/** Draws something at an address; the log-in page of the app is a plain text. */
export function open(
	element: ReactElement,
	at: string | { pathname: string; state: unknown } = '/cia'
) {
	const client = makeQueryClient( 0 );
	render(
		<QueryClientProvider client={ client }>
			<MemoryRouter initialEntries={ [ at ] }>
				<Routes>
					<Route path="/cia" element={ element } />
					<Route path="/prisijungti" element={ <p>Log-in page</p> } />
				</Routes>
			</MemoryRouter>
		</QueryClientProvider>
	);
	return userEvent.setup();
}
