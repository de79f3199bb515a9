import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeQueryClient } from '../../../api/query-client';
import { setBootData } from '../../../lib/boot';
import { sessionStore, type User } from '../../../lib/session';
import { bootDataFor } from '../../../testing/boot-data';
import { userFor } from '../../../testing/user';
import type { Plan, PlanCard, Step } from '../api';

interface Call {
	route: string;
	body: Record< string, unknown >;
}

export interface Answer {
	status?: number;
	body: unknown;
}

/** Answers the app's calls; a route without an answer is a broken connection. */
export interface FakeServer {
	calls: Call[];
	answers: Record< string, ( call: Call ) => Answer | Promise< Answer > >;
	of: ( route: string ) => Call[];
}

export function setUp(): FakeServer {
	setBootData( bootDataFor() );
	window.localStorage.clear();
	sessionStore.getState().signOut();
	const server: FakeServer = {
		calls: [],
		answers: {},
		of: ( route ) =>
			server.calls.filter( ( call ) => call.route === route ),
	};
	window.fetch = async ( url, request ) => {
		const route = new URL( String( url ) ).pathname.replace(
			'/wp-json/data/v1/',
			''
		);
		const call = {
			route,
			body: request?.body ? JSON.parse( String( request.body ) ) : {},
		};
		server.calls.push( call );
		const answer = server.answers[ route ];
		if ( ! answer ) {
			throw new TypeError( 'Failed to fetch' );
		}
		const { status = 200, body } = await answer( call );
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
	data: Record< string, unknown > = {}
): Answer {
	return {
		status,
		body: {
			status: false,
			code,
			message: `Refused: ${ code }`,
			data: { status, ...data },
		},
	};
}

export function signIn( changes: Partial< User > = {} ): void {
	sessionStore
		.getState()
		.signIn( { ...userFor( changes ), token: 'a'.repeat( 64 ) } );
}

export function card( id: number, changes: Partial< PlanCard > = {} ) {
	return {
		id,
		open: true,
		date: '2026-11-20',
		name: `Person ${ id }`,
		...changes,
	};
}

export function step( changes: Partial< Step > = {} ): Step {
	return {
		uid: 'u1',
		veiksmas: 'Count the cost',
		siekiamas_rezultatas: 'A clear price',
		terminas: '11/12/2099',
		status: false,
		rev: 1,
		...changes,
	};
}

export function plan( changes: Partial< Plan > = {} ): Plan {
	return {
		id: 42,
		open: true,
		date: '2026-11-20',
		name: 'Rasa Kazlauskienė',
		verslininkas: { id: 7, fullname: 'Lina Urbonaitė' },
		mentorius: { id: 9, fullname: 'Rasa Kazlauskienė' },
		sukurimo_data: '2026-11-20',
		redagavimo_data: '2026-11-21',
		verslininko_paskirtas_statusas: 'aktyvus',
		mentoriaus_paskirtas_statusas: 'aktyvus',
		pagrindinis_tikslas: 'A first contract',
		etapai: [ step() ],
		progress: { done: 0, total: 1 },
		...changes,
	};
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
